/** a + b x + c x2 + d y + e y2 + f x y; x entering wet bulb, y outdoor dry bulb, C. */
type Biquadratic = readonly [number, number, number, number, number, number];

// Single-speed DX coil of the EnergyPlus and OpenStudio libraries.
const CAPACITY: Biquadratic = [0.942587793, 0.009543347, 0.00068377, -0.011042676, 0.000005249, -0.00000972];
const INPUT_RATIO: Biquadratic = [0.342414409, 0.034885008, -0.0006237, 0.004977216, 0.000437951, -0.000728028];

/** Where the curves were fitted, C; beyond, their last value holds. */
const WET_BULB_LIMITS = [12.78, 23.89] as const;
const OUTDOOR_LIMITS = [18, 46.11] as const;
/** A condenser for high ambient keeps the curve up to 125 F. */
const HIGH_AMBIENT_LIMIT = 51.67;

/** Airflow over the rated 400 cfm per ton, where the curves were fitted. */
const FLOW_LIMITS = [0.5, 1.5] as const;

export interface DxConditions {
  /** Wet bulb before the coil, F. */
  readonly enteringWetBulb: number;
  /** Dry bulb around the condenser, F. */
  readonly outdoorDryBulb: number;
  readonly isHighAmbient: boolean;
}

const clamped = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value));
const celsius = (fahrenheit: number) => (fahrenheit - 32) / 1.8;

/** Total capacity over the rated one by temperatures. */
export function capacityFactor(conditions: DxConditions): number {
  return curveValue(CAPACITY, conditions);
}

/** Input over capacity (the inverse of efficiency) over the rated one by temperatures. */
export function inputRatioFactor(conditions: DxConditions): number {
  return curveValue(INPUT_RATIO, conditions);
}

/** Total capacity over the rated one by airflow over the rated airflow. */
export function capacityFlowFactor(flow: number): number {
  return 0.8 + 0.2 * clamped(flow, FLOW_LIMITS);
}

/** Input over capacity over the rated one by airflow over the rated airflow. */
export function inputRatioFlowFactor(flow: number): number {
  const share = clamped(flow, FLOW_LIMITS);
  return 1.1552 - 0.1808 * share + 0.0256 * share * share;
}

function curveValue([a, b, c, d, e, f]: Biquadratic, conditions: DxConditions): number {
  const { enteringWetBulb, outdoorDryBulb, isHighAmbient } = conditions;
  const x = clamped(celsius(enteringWetBulb), WET_BULB_LIMITS);
  const y = clamped(celsius(outdoorDryBulb), [
    OUTDOOR_LIMITS[0],
    isHighAmbient ? HIGH_AMBIENT_LIMIT : OUTDOOR_LIMITS[1],
  ]);
  return a + b * x + c * x * x + d * y + e * y * y + f * x * y;
}
