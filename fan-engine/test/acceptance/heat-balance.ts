import type { ExhaustSupplySpecification } from '../../src/specification/specification.ts';
import type { AcceptanceDuty, Accepted } from './duty.ts';
import { type ReasonedDuty, reasoned, threeDigits } from './first-principles.ts';

/** A way to heat air: what of its input arrives, 0 to 1, and whether it comes in sizes. */
interface HeatSource {
  readonly efficiency: number;
  readonly hasSizes: boolean;
}

/** All of the heat stays in the air but that of the vapour that burning makes. */
export const IN_THE_FLAME: HeatSource = { efficiency: 0.92, hasSizes: false };
export const BY_A_FURNACE: HeatSource = { efficiency: 0.8, hasSizes: true };
export const BY_ELECTRICITY: HeatSource = { efficiency: 1, hasSizes: true };

/** Density ratios of the standard atmosphere at 617, 5,000 and 6,000 ft. */
export const MILWAUKEE_AIR = 0.978;
export const AIR_AT_5000_FT = 0.832;
export const AIR_AT_6000_FT = 0.801;

/** Btu/h that warm 1 cfm of standard air by 1 F. */
const SENSIBLE_FACTOR = 1.08;
/** A fixed speed moves up to a tenth more air than requested, and a modulating heater follows it. */
const MORE_AIR = 0.1;
/** Furnaces and kW steps come in sizes, of which the next is taken. */
const NEXT_SIZE = 0.25;
const ROUNDING = 0.01;

/** A reasoned duty with the heat that it requires at a density ratio of the air. */
export function heatedBy(source: HeatSource, densityRatio: number, duty: ReasonedDuty): AcceptanceDuty {
  return { ...reasoned({ ...duty, densityRatio }), inputMbh: heatInput(duty.specification, source, densityRatio) };
}

/** Bracket of a heater's input, 1000 Btu/h: the heat balance, and what more air or the next size adds. */
function heatInput(
  { cfm, temperatureRise, btus }: ExhaustSupplySpecification,
  { efficiency, hasSizes }: HeatSource,
  densityRatio: number,
): Accepted {
  const output = btus ?? SENSIBLE_FACTOR * densityRatio * (cfm ?? 0) * (temperatureRise ?? 0);
  const input = output / efficiency / 1000;
  const more = (1 + MORE_AIR) * (hasSizes ? 1 + NEXT_SIZE : 1);
  return [threeDigits(input * (1 - ROUNDING)), threeDigits(input * (btus === null ? more : 1 + ROUNDING))];
}
