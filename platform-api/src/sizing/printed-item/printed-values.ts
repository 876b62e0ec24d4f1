import type { FanRating, PrintedValues } from '@specbuilder/shared-contracts/api';
import { operatingPoint, roundedTo, shownFei } from '@specbuilder/shared-contracts/domain';

/** What of an item a document prints, whether it is stored or was just evaluated. */
export interface RatedItem {
  readonly rating: FanRating | null;
  readonly hvls: {
    readonly cfm: number;
    readonly rpm: number;
    readonly inputKw: number;
    readonly noise: number;
    readonly cfei: number;
  } | null;
}

const DECIMALS = { cfm: 0, externalStaticPressure: 3, rpm: 0, inputKw: 2, sones: 1, dba: 0, fei: 2 } as const;

/** Values of an item, rounded as documents print them, so that two that print the same are the same. */
export function printedValuesOf({ rating, hvls }: RatedItem): PrintedValues | null {
  if (hvls !== null) {
    const { cfm, rpm, inputKw, noise, cfei } = hvls;
    return rounded({ cfm, externalStaticPressure: null, rpm, inputKw, sones: null, dba: noise, fei: cfei });
  }
  if (rating === null) return null;
  const { cfm, externalStaticPressure } = operatingPoint(rating);
  const { rpm, inputKw, soundSones: sones, soundDba: dba } = rating;
  return rounded({ cfm, externalStaticPressure, rpm, inputKw, sones, dba, fei: shownFei(rating.energy) });
}

function rounded(values: PrintedValues): PrintedValues {
  const entries = Object.entries(values).map(([key, value]) => {
    return [key, value === null ? null : roundedTo(value, DECIMALS[key as keyof PrintedValues])];
  });
  return Object.fromEntries(entries) as PrintedValues;
}
