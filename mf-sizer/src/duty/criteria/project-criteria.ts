import type { ExhaustSupplySpecification, SizingDefaults } from '@specbuilder/shared-contracts/api';
import { DuctType, FanCategory } from '@specbuilder/shared-contracts/domain';

const DUCT_TYPES = { ducted: DuctType.Ducted, nonDucted: DuctType.NonDucted } as const;

/** Criteria that a search in a project begins with, but for its altitude, which belongs to the place of the search. */
export function projectCriteria(
  { installation, soundLevelDistance }: SizingDefaults,
  category: FanCategory,
): Partial<ExhaustSupplySpecification> {
  // Other units are made for one of both.
  const isEither = category === FanCategory.Exhaust || category === FanCategory.MakeUpAir;
  return {
    ...(installation != null && isEither && { fanDuctType: DUCT_TYPES[installation] }),
    ...(soundLevelDistance != null && { soundLevelDistance }),
  };
}
