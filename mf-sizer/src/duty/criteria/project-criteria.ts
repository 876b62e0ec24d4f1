import type { ExhaustSupplySpecification, SizingDefaults } from '@specbuilder/shared-contracts/api';
import type { CategoryCriteria } from '@specbuilder/shared-contracts/domain';
import { ductTypeOf, hasInstallation } from './installation.ts';

/** Criteria that a search in a project begins with, but for its altitude, which belongs to the place of the search. */
export function projectCriteria(
  { installation, soundLevelDistance }: SizingDefaults,
  category: CategoryCriteria,
): Partial<ExhaustSupplySpecification> {
  return {
    ...(installation != null && hasInstallation(category) && { fanDuctType: ductTypeOf(installation) }),
    ...(soundLevelDistance != null && { soundLevelDistance }),
  };
}
