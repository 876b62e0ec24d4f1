/** Words in and behind the charts. */
export const CHART_TEXTS = {
  airflowAxis: 'Airflow, cfm',
  pressureAxis: 'Static pressure, in. wg',
  powerAxis: 'Power, bhp',
  speedAxis: 'Speed, rpm',
  inputAxis: 'Electrical input, kW',
  system: 'System',
  power: 'Power',
  required: 'Required',
  operating: 'Operating',
  doNotSelect: 'do not select',
  bhp: 'bhp',
  systemLabel: 'system',
  intakeSystem: 'intake',
  returnSystem: 'return',
  fanAt: (rpm: string) => `Fan at ${rpm} rpm`,
  rpm: (rpm: string) => `${rpm} rpm`,
  maximum: (fanClass: string | null, rpm: string) =>
    fanClass === null ? `${rpm} rpm at most` : `class ${fanClass}, ${rpm} rpm`,
  farLimit: (fanClass: string | null, rpm: string) =>
    fanClass === null ? `speed limit ${rpm} rpm` : `class ${fanClass} limit ${rpm} rpm`,
  duty: (cfm: string, pressure: string) => `${cfm} cfm at ${pressure} in. wg`,
  fanAlternative: (
    duty: string,
    rpm: string,
    cfm: string,
    pressure: string,
    bhp: string,
    stall: string,
    free: string,
  ) =>
    `Static pressure and power over airflow. Required ${duty}. At ${rpm} rpm the fan gives ${cfm} cfm at ${pressure} in. wg with ${bhp} bhp. Do not select below ${stall} cfm; free delivery ${free} cfm.`,
  hvlsAlternative: (rpm: string, cfm: string, kw: string) =>
    `Airflow and electrical input over speed. At full speed of ${rpm} rpm ${cfm} cfm with ${kw} kW.`,
  airflow: 'Airflow',
  input: 'Electrical input',
} as const;
