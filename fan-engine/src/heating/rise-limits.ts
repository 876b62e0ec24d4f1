import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { BTUS_PER_KW, heatFactor } from '../air/sensible-heat.ts';
import { furnaceInputShare } from './altitude-derate.ts';
import type { HeaterFacts } from './heater-types.ts';

/** Air and place of a heater. */
export interface HeaterSite {
  /** Air that passes the heater. */
  readonly cfm: number;
  /**
   * Airflow of the duty where a fixed speed moves a little more: what the heater's range of airflow is judged by, since
   * such a system is balanced to its duty on site.
   */
  readonly dutyCfm?: number;
  readonly altitudeFt: number;
  /** What the airflow is counted at, F; 70 F where nothing is said. */
  readonly basisF?: number;
  /** Air before the heater on the winter design day, F; null when unknown, which leaves the discharge unjudged. */
  readonly winterTemperatureF: number | null;
}

/** A limit that a rise breaks: the value and its limit in F, F or 1000 Btu/h input, and the rise still possible, F. */
export interface BrokenLimit {
  readonly kind: 'rise' | 'discharge' | 'capacity';
  readonly value: number;
  readonly limit: number;
  readonly rise: number;
}

const BTUS_PER_MBH = 1000;
/** A limit exceeded by less than this share counts as met: the value was rounded somewhere. */
const ROUNDING_SHARE = 1e-9;

/**
 * The tightest limit of a heater that a required rise in F breaks, null when it breaks none. One rule for searches,
 * items and the energy calls: heat modulates, so the requested rise is checked, not the output at full fire.
 *
 * @throws EngineError on cfm, altitude or winterTemperature outside the limits of a site
 */
export function brokenLimit(facts: HeaterFacts, rise: number, site: HeaterSite): BrokenLimit | null {
  const limits = upperLimits(facts, rise, site);
  const broken = limits.filter((limit) => rise > limit.rise + ROUNDING_SHARE * Math.abs(limit.rise));
  const tightest = broken.sort((item, other) => item.rise - other.rise)[0];
  if (tightest !== undefined) return { ...tightest, rise: Math.max(0, tightest.rise) };
  const { minimumRise } = facts;
  if (rise === 0 || rise >= minimumRise * (1 - ROUNDING_SHARE)) return null;
  // Where the least rise is too much for the winter air, a smaller one is as good as the heater can do.
  if (limits.some((limit) => minimumRise > limit.rise)) return null;
  return { kind: 'rise', value: rise, limit: minimumRise, rise: minimumRise };
}

/**
 * The rise that the largest burner, furnace or step gives the air of a site, F.
 *
 * @throws EngineError on cfm or altitude outside the limits of a site
 */
export function capacityRise(facts: HeaterFacts, site: HeaterSite): number {
  return largestOutput(facts, site.altitudeFt) / btusPerDegreeAt(site);
}

/** Btu/h that warm the air of a site by one degree F. */
export function btusPerDegreeAt({ altitudeFt, basisF, cfm }: HeaterSite): number {
  return heatFactor(altitudeFt, basisF) * withinRange('cfm', cfm, INPUT_RANGES.cfm);
}

function upperLimits(facts: HeaterFacts, rise: number, site: HeaterSite): BrokenLimit[] {
  const { maximumRise, maximumDischarge, efficiency } = facts;
  const mbhPerDegree = btusPerDegreeAt(site) / efficiency / BTUS_PER_MBH;
  const largest = largestOutput(facts, site.altitudeFt) / efficiency / BTUS_PER_MBH;
  const limits: BrokenLimit[] = [
    { kind: 'rise', value: rise, limit: maximumRise, rise: maximumRise },
    { kind: 'capacity', value: rise * mbhPerDegree, limit: largest, rise: capacityRise(facts, site) },
  ];
  if (site.winterTemperatureF === null) return limits;
  const winter = withinRange('winterTemperature', site.winterTemperatureF, INPUT_RANGES.winterTemperature);
  const left = maximumDischarge - winter;
  return [...limits, { kind: 'discharge', value: winter + rise, limit: maximumDischarge, rise: left }];
}

/** Btu/h that the largest burner, furnace or step gives at an altitude in ft. */
function largestOutput(facts: HeaterFacts, altitudeFt: number): number {
  const { maximumInputMbh, furnaceSizesMbh, kwSteps, efficiency } = facts;
  if (maximumInputMbh !== null) return maximumInputMbh * BTUS_PER_MBH * efficiency;
  const furnace = furnaceSizesMbh?.at(-1);
  if (furnace !== undefined) return furnace * BTUS_PER_MBH * efficiency * furnaceInputShare(altitudeFt);
  return (kwSteps?.at(-1) ?? 0) * BTUS_PER_KW;
}
