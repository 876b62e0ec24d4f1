import { BTUS_PER_KW, heatFactor } from '../air/sensible-heat.ts';
import { hotGasReheat } from '../cooling/reheat.ts';
import type { OptionFacts } from './option-facts.ts';
import type { ReheatKind } from './section-facts.ts';

/** Reheat warms the air that left the coil to room temperature, and no further. */
const REHEATED_DRY_BULB = 75;
/** Leaving air of a coil that is not rated yet, F (2-sizing section 9). */
const DEFAULT_LEAVING_DRY_BULB = 55;

/** Heat that a reheat coil gives at the duty, whole Btu/h; null while hot gas has no cooling to come from. */
export function reheatCapacity(kind: ReheatKind, facts: OptionFacts): number | null {
  if (kind !== 'hotGas') return Math.round(heatToRoom(facts));
  return facts.cooling === null ? null : Math.round(hotGasReheat(facts.cooling, facts).capacityBtus);
}

/** Electric reheat that warms leaving air to room temperature, kW. */
export function electricReheatKw(facts: OptionFacts): number {
  return heatToRoom(facts) / BTUS_PER_KW;
}

function heatToRoom({ cooling, cfm, altitudeFt }: OptionFacts): number {
  const rise = REHEATED_DRY_BULB - (cooling?.leavingDryBulb ?? DEFAULT_LEAVING_DRY_BULB);
  return heatFactor(altitudeFt) * cfm * Math.max(0, rise);
}
