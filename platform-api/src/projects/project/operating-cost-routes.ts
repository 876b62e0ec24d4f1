import type { EnteredOperatingCost } from '@specbuilder/shared-contracts/api';
import { DEFAULT_OPERATING_COST } from '@specbuilder/shared-contracts/domain';
import type { Api, OperatingCost } from '../../core/index.ts';
import { saveOperatingCost } from './operating-cost-service.ts';
import { type EnergyServices, projectEnergy } from './yearly-energy.ts';

export function operatingCostRoutes({ projects: { operatingCost } }: Api, services: EnergyServices) {
  return {
    default: operatingCost.default.handler(() => DEFAULT_OPERATING_COST),
    save: operatingCost.save.handler(({ input: { projectId, rowVersion, ...settings }, context }) =>
      context.write((unit) => saveOperatingCost(unit, { projectId, rowVersion, settings: givenSettings(settings) })),
    ),
    energy: operatingCost.energy.handler(({ input }) => projectEnergy(services, input)),
  };
}

/** Settings as they are stored, where a gas price that is not known is absent. */
function givenSettings({ gasCostPerTherm, ...settings }: EnteredOperatingCost): OperatingCost {
  return gasCostPerTherm == null ? settings : { ...settings, gasCostPerTherm };
}
