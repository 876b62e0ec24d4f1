import { type Message, messageOf } from '@specbuilder/shared-contracts/domain';
import type { CoolingTarget } from './cooling-request.ts';
import type { CoolingRating } from './dx-rating.ts';

/** Rounding within which a leaving temperature is shown as the requested one, F. */
const ROUNDING_F = 0.05;

/** How air leaves a coil that has the capacity for the requested air, and yet is warmer or damper; F. */
export interface MissedLeavingAir {
  readonly isDryBulbMissed: boolean;
  readonly isWetBulbMissed: boolean;
  readonly message: Message;
}

/**
 * A coil is sized by its capacity if both dry and wet bulb are provided (fan-engineering section 9.2). It removes the
 * heat, but not in the requested shares, so the difference must be reported. Null if there is none.
 */
export function missedLeavingAir(
  target: CoolingTarget | null,
  rating: Pick<CoolingRating, 'leavingDryBulb' | 'leavingWetBulb'> | null,
): MissedLeavingAir | null {
  if (rating === null || target?.kind !== 'leaving-air') return null;
  const { dryBulb, wetBulb } = target;
  if (dryBulb === null || wetBulb === null) return null;
  const isDryBulbMissed = rating.leavingDryBulb > dryBulb + ROUNDING_F;
  const isWetBulbMissed = rating.leavingWetBulb > wetBulb + ROUNDING_F;
  if (!isDryBulbMissed && !isWetBulbMissed) return null;
  const message = messageOf('cooling.missesLeavingAir', {
    dryBulbF: rating.leavingDryBulb,
    wetBulbF: rating.leavingWetBulb,
    askedDryBulbF: dryBulb,
    askedWetBulbF: wetBulb,
  });
  return { isDryBulbMissed, isWetBulbMissed, message };
}
