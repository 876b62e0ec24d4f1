import { energyOfRise, energyWithinLimits, heaterDischarge, riseOfEnergy } from '@specbuilder/fan-engine';
import type { Api } from '../http/api.ts';
import { calculateEnergy } from './service.ts';

export function energyRoutes(api: Api) {
  const { energy } = api;
  return {
    btu: energy.btu.handler(({ input }) => calculateEnergy(energyOfRise, input)),
    tempRise: energy.tempRise.handler(({ input }) => calculateEnergy(riseOfEnergy, input)),
    btuTempRise: energy.btuTempRise.handler(({ input }) => calculateEnergy(energyWithinLimits, input)),
    heaterDischarge: energy.heaterDischarge.handler(({ input }) => calculateEnergy(heaterDischarge, input)),
  };
}
