/** A packaged direct-expansion cooling unit of the demo range. */
export interface DxUnit {
  readonly tons: number;
  /** Btu/h per W at 80/67 F entering and 95 F outdoor air (AHRI 340/360), full load and integrated part load. */
  readonly eer: number;
  readonly ieer: number;
  /** Airflow window with mixed air, cfm per ton. */
  readonly minAirflow: number;
  readonly maxAirflow: number;
  /** Share of the air that passes a coil of 4 rows untouched at 500 fpm. */
  readonly bypassFactor: number;
}

const unit = (tons: number, eer: number, ieer: number, minAirflow: number, bypassFactor: number): DxUnit => ({
  tons,
  eer,
  ieer,
  minAirflow,
  maxAirflow: 450,
  bypassFactor,
});

/** Demo units in rising size; a maker's own replace them line by line. */
export const DX_UNITS: readonly DxUnit[] = [
  unit(3, 11.2, 14.0, 250, 0.12),
  unit(4, 11.2, 14.2, 250, 0.12),
  unit(5, 11.2, 14.5, 250, 0.11),
  unit(6, 11.2, 14.8, 220, 0.11),
  unit(7.5, 11.2, 15.0, 220, 0.1),
  unit(8.5, 11.2, 15.0, 220, 0.1),
  unit(10, 11.2, 15.2, 200, 0.1),
  unit(12.5, 11.0, 15.4, 200, 0.09),
  unit(15, 11.0, 15.6, 200, 0.09),
  unit(17.5, 11.0, 15.0, 200, 0.09),
  unit(20, 10.8, 14.6, 200, 0.08),
  unit(25, 10.2, 14.2, 200, 0.08),
  unit(30, 10.0, 14.0, 200, 0.08),
];

/** Nominal sizes, tons. */
export const DX_TONNAGES: readonly number[] = DX_UNITS.map(({ tons }) => tons);

/** Least airflow with mixed air, whatever the size, and of a coil of outdoor air alone, cfm per ton. */
const MIN_AIRFLOW_OF_MIXED_AIR = 250;
const MIN_AIRFLOW_OF_OUTDOOR_AIR = 120;
/** Above this share of outdoor air, the mixed air needs more than the typical capacity per cfm. */
const DEFAULT_OUTDOOR_SHARE = 0.5;

/**
 * Least airflow of a unit with a share of outdoor air, cfm per ton: 250 up to half of it, then the window of its size down
 * to 120 for outdoor air alone (fan-engineering 9.2).
 */
export function minAirflowPerTon({ minAirflow }: DxUnit, outdoorShare: number): number {
  if (outdoorShare <= DEFAULT_OUTDOOR_SHARE) return MIN_AIRFLOW_OF_MIXED_AIR;
  const beyond = (outdoorShare - DEFAULT_OUTDOOR_SHARE) / (1 - DEFAULT_OUTDOOR_SHARE);
  return minAirflow - beyond * (minAirflow - MIN_AIRFLOW_OF_OUTDOOR_AIR);
}
