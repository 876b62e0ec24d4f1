import { horsepowerName } from '@specbuilder/shared-contracts/domain';

/** Sizes at which jobs change from one phase to three. */
const LIMITS_HP = [0.25, 1 / 3, 0.5, 0.75, 1, 1.5, 2, 3, 5];

/** Limits to choose from. One that a project has is among them as it is stored, so that it is shown and stays. */
export function smallMotorLimits(stored: number | null | undefined): readonly number[] {
  if (stored == null) return LIMITS_HP;
  const others = LIMITS_HP.filter((limit) => horsepowerName(limit) !== horsepowerName(stored));
  return [...others, stored].sort((one, other) => one - other);
}
