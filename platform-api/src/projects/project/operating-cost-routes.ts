import { DEFAULT_OPERATING_COST } from '@specbuilder/shared-contracts/domain';
import type { Api } from '../../core/index.ts';
import { saveOperatingCost } from './operating-cost-service.ts';

export function operatingCostRoutes({ projects: { operatingCost } }: Api) {
  return {
    default: operatingCost.default.handler(() => DEFAULT_OPERATING_COST),
    save: operatingCost.save.handler(({ input: { projectId, rowVersion, ...settings }, context }) =>
      context.write((unit) => saveOperatingCost(unit, { projectId, rowVersion, settings })),
    ),
  };
}
