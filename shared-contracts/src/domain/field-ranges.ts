import { FIELD_MESSAGES } from '../messages/field.generated.ts';
import { RANGE_NAME_MESSAGES } from '../messages/range-name.generated.ts';

/** The valid range of a value, and the name of its field on screen. */
export interface FieldRange {
  readonly name: keyof typeof RANGE_NAME_MESSAGES;
  readonly minimum: number;
  readonly maximum: number;
  readonly unit: string;
}

const pressure = (name: FieldRange['name']): FieldRange => ({ name, minimum: 0, maximum: 30, unit: 'in. wg' });
const temperature = (name: FieldRange['name'], minimum: number, maximum: number): FieldRange => {
  return { name, minimum, maximum, unit: '°F' };
};

const AIRFLOW: FieldRange = { name: 'airflow', minimum: 1, maximum: 500_000, unit: 'cfm' };
const ALTITUDE: FieldRange = { name: 'altitude', minimum: -1500, maximum: 20_000, unit: 'ft' };

/** Limits of a specification's values: every value stays within what the engine can calculate. */
export const SPECIFICATION_RANGES = {
  cfm: AIRFLOW,
  sp: pressure('staticPressure'),
  dischargeEsp: pressure('dischargeStaticPressure'),
  returnAirEsp: pressure('returnAirStaticPressure'),
  intakeEsp: pressure('intakeStaticPressure'),
  altitude: ALTITUDE,
  ambientTemperature: temperature('motorAmbient', -60, 150),
  temperature: temperature('airstream', -60, 1000),
  summerDesignTemp: temperature('summerDryBulb', -60, 150),
  summerWetBulbTemperature: temperature('summerWetBulb', -60, 150),
  winterTemperature: temperature('winter', -90, 150),
  temperatureRise: temperature('temperatureRise', 0, 500),
  btus: { name: 'heatOutput', minimum: 0, maximum: 50_000_000, unit: 'Btu/h' },
  kWs: { name: 'heatOutput', minimum: 0, maximum: 15_000, unit: 'kW' },
  maxOutdoorAirPercentage: { name: 'outdoorAir', minimum: 0, maximum: 100, unit: '%' },
  airflowToleranceBelow: { name: 'airflowTolerance', minimum: 0, maximum: 10, unit: '%' },
  airflowToleranceAbove: { name: 'airflowTolerance', minimum: 0, maximum: 30, unit: '%' },
  sones: { name: 'sound', minimum: 0.1, maximum: 100, unit: 'sones' },
  soundPressure: { name: 'soundPressure', minimum: 20, maximum: 120, unit: 'dBA' },
  soundLevelDistance: { name: 'soundDistance', minimum: 5, maximum: 100, unit: 'ft' },
  squareFeet: { name: 'floorArea', minimum: 1, maximum: 5_000_000, unit: 'sq ft' },
  coveredSquareFeet: { name: 'coveredArea', minimum: 0, maximum: 5_000_000, unit: 'sq ft' },
} as const satisfies Record<string, FieldRange>;

/** Limits of the values that a curve is drawn from: beyond them no fan runs and no axis has a sensible scale. */
export const CURVE_RANGES = {
  cfm: AIRFLOW,
  sp: pressure('staticPressure'),
  externalSP: pressure('staticPressure'),
  optionSP: pressure('staticPressure'),
  rpm: { name: 'speed', minimum: 1, maximum: 10_000, unit: 'rpm' },
  /** A ceiling fan has no shaft power of its own, and the smallest fan's is rounded to none. */
  bhp: { name: 'power', minimum: 0, maximum: 2000, unit: 'hp' },
  driveLoss: { name: 'driveLoss', minimum: 0, maximum: 1000, unit: 'hp' },
  altitude: ALTITUDE,
  ambientTemperature: temperature('temperature', -60, 1000),
  intakeSP: pressure('intakeStaticPressure'),
  ductworkIntakeESP: pressure('intakeDuctStaticPressure'),
  ductworkReturnAirESP: pressure('returnAirDuctStaticPressure'),
} as const satisfies Record<string, FieldRange>;

/** The message for a value outside its range: 'Airflow: 1 to 500,000 cfm'. */
export function rangeText({ name, minimum, maximum, unit }: FieldRange): string {
  return FIELD_MESSAGES.range({ name: RANGE_NAME_MESSAGES[name], minimum, maximum, unit });
}

/** Whether a value is in its range; NaN never is. */
export function isInRange(value: number, { minimum, maximum }: FieldRange): boolean {
  return value >= minimum && value <= maximum;
}
