export const CURVE_TEXTS = {
  title: (speed: string) => `Curve at ${speed}`,
  alternative: (model: string, speed: string, airflow: string, pressure: string, power: string) =>
    `Performance curve of ${model} at ${speed}: ${airflow} at ${pressure}, ${power}`,
  open: 'Open',
  didNotLoad: 'The curve could not be drawn',
  tryAgain: 'Try again',
  openFullSize: 'Open full size',
  legend: 'Legend',
  fanCurve: (speed: string) => `Fan curve at ${speed}`,
  systemCurve: 'System curve',
  power: 'Power, right axis',
  requiredDuty: 'Required duty',
  operatingPoint: 'Operating point',
  sound: (sones: string, dba: string, distance: string) => `${sones} and ${dba} at ${distance}`,
} as const;
