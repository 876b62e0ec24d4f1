import {
  type EnergyRequest,
  energyOfRise,
  energyWithinLimits,
  heaterDischarge,
  riseOfEnergy,
} from '@specbuilder/fan-engine';
import type { EnergyFigures, EnergyQuery } from '@specbuilder/shared-contracts/api';
import type { Api } from '../../core/index.ts';
import type { Catalogues } from '../catalogues/catalogues.ts';
import { calculateEnergy } from './service.ts';

export function energyRoutes({ energy }: Api, catalogues: Catalogues) {
  const answer =
    (calculation: (request: EnergyRequest) => EnergyFigures) =>
    ({ input, context }: { input: EnergyQuery; context: { manufacturerLabelId: number } }) =>
      calculateEnergy(calculation, input, catalogues.today(context.manufacturerLabelId));
  return {
    btu: energy.btu.handler(answer(energyOfRise)),
    tempRise: energy.tempRise.handler(answer(riseOfEnergy)),
    btuTempRise: energy.btuTempRise.handler(answer(energyWithinLimits)),
    heaterDischarge: energy.heaterDischarge.handler(answer(heaterDischarge)),
  };
}
