/** What a figure may be, with the name its field has on screen. */
export interface FieldRange {
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly unit: string;
}

const pressure = (name: string): FieldRange => ({ name, minimum: 0, maximum: 30, unit: 'in. wg' });
const temperature = (name: string, minimum: number, maximum: number): FieldRange => {
  return { name, minimum, maximum, unit: '°F' };
};

const AIRFLOW: FieldRange = { name: 'Airflow', minimum: 1, maximum: 500_000, unit: 'cfm' };
const ALTITUDE: FieldRange = { name: 'Altitude', minimum: -1500, maximum: 20_000, unit: 'ft' };

/** Limits of a specification's figures: every figure stays inside what the engine can mean. */
export const SPECIFICATION_RANGES = {
  cfm: AIRFLOW,
  sp: pressure('Static pressure'),
  dischargeEsp: pressure('Discharge static pressure'),
  returnAirEsp: pressure('Return air static pressure'),
  intakeEsp: pressure('Intake static pressure'),
  altitude: ALTITUDE,
  ambientTemperature: temperature('Motor ambient', -60, 150),
  temperature: temperature('Airstream', -60, 1000),
  summerDesignTemp: temperature('Summer dry bulb', -60, 150),
  summerWetBulbTemperature: temperature('Summer wet bulb', -60, 150),
  winterTemperature: temperature('Winter', -90, 150),
  temperatureRise: temperature('Temperature rise', 0, 500),
  btus: { name: 'Heat output', minimum: 0, maximum: 50_000_000, unit: 'Btu/h' },
  kWs: { name: 'Heat output', minimum: 0, maximum: 15_000, unit: 'kW' },
  maxOutdoorAirPercentage: { name: 'Outdoor air', minimum: 0, maximum: 100, unit: '%' },
  sones: { name: 'Sound', minimum: 0.1, maximum: 100, unit: 'sones' },
  soundLevelDistance: { name: 'Sound distance', minimum: 5, maximum: 100, unit: 'ft' },
  squareFeet: { name: 'Floor area', minimum: 1, maximum: 5_000_000, unit: 'sq ft' },
  coveredSquareFeet: { name: 'Covered area', minimum: 0, maximum: 5_000_000, unit: 'sq ft' },
} as const satisfies Record<string, FieldRange>;

/** Limits of the figures that a curve is drawn from: beyond them no fan runs and no axis has a sensible scale. */
export const CURVE_RANGES = {
  cfm: AIRFLOW,
  sp: pressure('Static pressure'),
  rpm: { name: 'Speed', minimum: 1, maximum: 10_000, unit: 'rpm' },
  /** A ceiling fan has no shaft power of its own, and the smallest fan's is rounded to none. */
  bhp: { name: 'Power', minimum: 0, maximum: 2000, unit: 'hp' },
  driveLoss: { name: 'Drive loss', minimum: 0, maximum: 1000, unit: 'hp' },
  altitude: ALTITUDE,
  ambientTemperature: temperature('Temperature', -60, 1000),
  intakeSP: pressure('Intake static pressure'),
  ductworkIntakeESP: pressure('Intake duct static pressure'),
  ductworkReturnAirESP: pressure('Return air duct static pressure'),
} as const satisfies Record<string, FieldRange>;

/** What is told of a figure outside its range: 'Airflow: 1 to 500,000 cfm'. */
export function rangeText({ name, minimum, maximum, unit }: FieldRange): string {
  return `${name}: ${minimum.toLocaleString('en-US')} to ${maximum.toLocaleString('en-US')} ${unit}`;
}

/** Whether a figure lies in its range; NaN never does. */
export function isInRange(value: number, { minimum, maximum }: FieldRange): boolean {
  return value >= minimum && value <= maximum;
}
