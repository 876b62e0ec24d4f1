import type { OfferedDuty } from './duty-comparison.ts';
import { operatingPoint, type RatedPressure } from './duty-points.ts';

/** An item as far as it is compared with the schedule of its project. */
interface OfferedItem {
  readonly tag: string | null;
  readonly qty: number;
  readonly rating?: (RatedPressure & { readonly soundSones: number | null; readonly totalBhp: number }) | null;
  readonly hvls?: { readonly cfm: number } | null;
  readonly voltage: { readonly display: string; readonly phase: number };
}

/** What an item offers for its tag: the operating point of a fan, the airflow at the highest speed of a ceiling fan. */
export function offeredDuty({ tag, qty, rating, hvls, voltage }: OfferedItem): OfferedDuty {
  return {
    tag,
    airflow: rating?.cfm ?? hvls?.cfm ?? null,
    staticPressure: rating == null ? null : operatingPoint(rating).externalStaticPressure,
    quantity: qty,
    sones: rating?.soundSones ?? null,
    brakeHorsepower: rating?.totalBhp ?? null,
    voltage: voltage.display,
    phase: voltage.phase,
  };
}
