import { type OperatingCostSettings, operatingCost } from '@specbuilder/shared-contracts/domain';
import { type ComparedFan, namesOf } from './compared-result.ts';

/** What the dearer of two fans gives back: years until its lower running cost has paid for its price. */
export interface Payback {
  readonly cheap: string;
  readonly dear: string;
  readonly more: number;
  readonly savedAYear: number;
  /** Null where it would outlast the fan. */
  readonly years: number | null;
}

/** Longest median service life that ASHRAE (HVAC Applications, owning and operating costs) gives for a kind of fan. */
const SERVICE_LIFE_YEARS = 25;

/** Of the cheapest fan and the one that costs least to run; null where they are the same, or nothing is saved. */
export function paybackOf(fans: readonly ComparedFan[], cost: OperatingCostSettings): Payback | null {
  const aYear = ({ inputKw }: ComparedFan) => operatingCost(inputKw, cost);
  const [cheap] = [...fans].sort((a, b) => a.price - b.price);
  const [frugal] = [...fans].sort((a, b) => aYear(a) - aYear(b));
  if (cheap === undefined || frugal === undefined || frugal.price <= cheap.price) return null;
  const savedAYear = aYear(cheap) - aYear(frugal);
  if (savedAYear < 1) return null;
  const names = namesOf(fans);
  const nameOf = (fan: ComparedFan) => names[fans.indexOf(fan)] ?? '';
  const more = frugal.price - cheap.price;
  const years = more / savedAYear;
  const paysBack = years <= SERVICE_LIFE_YEARS;
  return { cheap: nameOf(cheap), dear: nameOf(frugal), more, savedAYear, years: paysBack ? years : null };
}
