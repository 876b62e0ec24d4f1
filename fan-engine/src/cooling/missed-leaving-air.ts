import { type Message, messageOf } from '@specbuilder/shared-contracts/domain';
import type { CoolingTarget } from './cooling-request.ts';
import type { CoolingRating } from './dx-rating.ts';

/** A leaving temperature that is shown as what was asked for, F. */
const ROUNDING_F = 0.05;

/** How air leaves a coil that has the capacity for the air asked for, and yet is warmer or damper; F. */
export interface MissedLeavingAir {
  readonly isDryBulbMissed: boolean;
  readonly isWetBulbMissed: boolean;
  readonly message: Message;
}

/**
 * A coil is sized by its capacity where dry and wet bulb are both given (fan-engineering section 9.2). It takes the heat,
 * but not in the shares that were asked for: what it misses has to be said. Null where it misses nothing.
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
