/** A fan at its operating point, with the airflow that was asked of it. */
interface RatedDuty {
  readonly cfm: number;
  readonly requiredCfm: number;
  /** What the fan gives at `cfm`, in. w.g. */
  readonly totalStaticPressure: number;
}

const PRESSURE_STEPS = 10_000;

/**
 * The duty asked for, at the pressure that duct, options and unit take at its own airflow: a fixed speed runs on the same
 * system with more of both. Airflow in cfm, pressure in in. w.g.
 */
export function requiredDuty({ cfm, requiredCfm, totalStaticPressure }: RatedDuty): { cfm: number; sp: number } {
  if (cfm === requiredCfm) return { cfm, sp: totalStaticPressure };
  const sp = totalStaticPressure * (requiredCfm / cfm) ** 2;
  return { cfm: requiredCfm, sp: Math.round(sp * PRESSURE_STEPS) / PRESSURE_STEPS };
}
