import { grouped } from '../../number-text.ts';

/** Texts of the extended sections. Those that become messages of a configuration begin with the section's keyword. */
export const SECTION_TEXTS = {
  tooManyHmis: (most: number) => `At most ${most} space HMIs`,
  hmiNeeded: 'This temperature control needs at least one space HMI',
  cableLength: (lengths: readonly number[]) => `A cable is ${lengths.join(', ')} ft long or field supplied`,
  noControl: 'Choose a temperature control with space HMIs first',
  outdoorAirMissing: 'Enter the outdoor air temperatures',
  enteringAir: 'Enter the dry and wet bulb of the air that enters the evaporative cooler',
  gasPressureRange: (most: number) =>
    `Enter an inlet pressure above 0 and at most ${most} in. w.c., with up to 3 decimals`,
  gasPressureMissing: 'Gas Pressure: enter the custom inlet pressure',
  gasPressureLow: (entered: number, least: number) =>
    `Gas Pressure: ${entered} in. w.c. is below the ${least} in. w.c. that the burner needs`,
  gasPressureMayBeLow: (lowest: number, least: number) =>
    `Gas Pressure: an inlet pressure from ${lowest} in. w.c. may be below the ${least} in. w.c. that the burner needs`,
  intake: (message: string) => `Intake: ${message}`,
  cooling: (message: string) => `Cooling and Heat Pump: ${message}`,
  heatPumpCutOut: (winter: number, cutOut: number) =>
    `The heat pump is off below ${cutOut} °F and the winter design temperature is ${Math.round(winter)} °F: the heater carries the load alone`,
  coldDischarge: (discharge: number, least: number) =>
    `Burner Coil: air of ${Math.round(discharge)} °F is discharged on the winter design day; at least ${least} °F is recommended`,
  noVolume: 'This fan has no return air volume to choose',
  noSetpoint: (typeId: number) => `This option has no setpoint ${typeId}`,
  mergedSetpoints: 'Options that act as one have no setpoints',
  notChecked: 'Choose the option before its setpoints',
  setpointRange: (description: string, low: number, high: number) => `${description}: ${low} to ${high}`,
  percent: (value: number) => `${value} %`,
  heater: {
    airflow: (cfm: number, limit: number) => `Burner Coil: ${grouped(cfm)} cfm, the heater takes ${grouped(limit)} cfm`,
    rise: (rise: number, limit: number) =>
      `Burner Coil: ${grouped(rise)} °F rise, the heater gives ${grouped(limit)} °F`,
    discharge: (temperature: number, limit: number) =>
      `Burner Coil: ${grouped(temperature)} °F discharge, the heater may reach ${grouped(limit)} °F`,
    capacity: (mbh: number, limit: number) =>
      `Burner Coil: ${grouped(mbh)} MBH input is needed, the largest has ${grouped(limit)} MBH`,
  },
} as const;
