import {
  type EnergyRequest,
  energyOfRise,
  energyWithinLimits,
  heaterDischarge,
  riseOfEnergy,
} from '@specbuilder/fan-engine';
import type { EnergyQuery, EnergyValues } from '@specbuilder/shared-contracts/api';
import type { Api } from '../../core/index.ts';
import type { Catalogues } from '../catalogues/catalogues.ts';
import { calculateEnergy } from './service.ts';

export function energyRoutes({ energy }: Api, catalogues: Catalogues) {
  const response =
    (calculation: (request: EnergyRequest) => EnergyValues) =>
    ({ input, context }: { input: EnergyQuery; context: { manufacturerLabelId: number } }) =>
      calculateEnergy(calculation, input, catalogues.today(context.manufacturerLabelId));
  return {
    btu: energy.btu.handler(response(energyOfRise)),
    tempRise: energy.tempRise.handler(response(riseOfEnergy)),
    btuTempRise: energy.btuTempRise.handler(response(energyWithinLimits)),
    heaterDischarge: energy.heaterDischarge.handler(response(heaterDischarge)),
  };
}
