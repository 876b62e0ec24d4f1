import { FanCategory, IndustrialHeaterCategory } from '@specbuilder/shared-contracts/domain';
import { supply } from '../fixtures/specifications.ts';
import type { AcceptanceDuty } from './duty.ts';
import { AIR_AT_6000_FT, heatedBy, IN_THE_FLAME, MILWAUKEE_AIR } from './heat-balance.ts';

const heater = (changes: Parameters<typeof supply>[0]) =>
  supply({ fanCategoryType: FanCategory.IndustrialHeater, ...changes });

export const INDUSTRIAL_HEATER_DUTIES: readonly AcceptanceDuty[] = [
  heatedBy(IN_THE_FLAME, MILWAUKEE_AIR, {
    id: 'IH-1',
    title: 'Workshop, horizontal, 6,000 cfm at 0.25 in. wg, 90 F rise',
    specification: heater({
      industrialHeaterFanCategoryType: IndustrialHeaterCategory.Horizontal,
      cfm: 6000,
      sp: 0.25,
      temperatureRise: 90,
      sones: 50,
    }),
    family: 'fc_dw',
    inside: 0.64,
    outletVelocity: 1700,
    price: 12_000,
  }),
  heatedBy(IN_THE_FLAME, MILWAUKEE_AIR, {
    id: 'IH-2',
    title: 'Distribution hall, horizontal, 20,000 cfm at 0.375 in. wg, 100 F rise',
    specification: heater({
      industrialHeaterFanCategoryType: IndustrialHeaterCategory.Horizontal,
      cfm: 20_000,
      sp: 0.375,
      temperatureRise: 100,
      sones: 100,
    }),
    family: 'fc_dw',
    inside: 0.68,
    outletVelocity: 2200,
    price: 22_000,
  }),
  heatedBy(IN_THE_FLAME, MILWAUKEE_AIR, {
    id: 'IH-3',
    title: 'Dock, vertical, 10,000 cfm at 0.25 in. wg, 1,000,000 Btu/h',
    specification: heater({
      industrialHeaterFanCategoryType: IndustrialHeaterCategory.Vertical,
      cfm: 10_000,
      sp: 0.25,
      btus: 1_000_000,
      sones: 60,
    }),
    family: 'fc_dw',
    inside: 0.65,
    outletVelocity: 1600,
    price: 15_500,
  }),
  heatedBy(IN_THE_FLAME, MILWAUKEE_AIR, {
    id: 'IH-4',
    title: 'Foundry, vertical, 25,000 cfm at 0.25 in. wg, 2,000,000 Btu/h',
    specification: heater({
      industrialHeaterFanCategoryType: IndustrialHeaterCategory.Vertical,
      cfm: 25_000,
      sp: 0.25,
      btus: 2_000_000,
      sones: 100,
    }),
    family: 'fc_dw',
    inside: 0.72,
    outletVelocity: 2500,
    price: 25_000,
  }),
  heatedBy(IN_THE_FLAME, AIR_AT_6000_FT, {
    id: 'IH-5',
    title: 'Mountain works at 6,000 ft, horizontal, 8,000 cfm at 0.25 in. wg, 85 F rise',
    specification: heater({
      industrialHeaterFanCategoryType: IndustrialHeaterCategory.Horizontal,
      cfm: 8000,
      sp: 0.25,
      altitude: 6000,
      temperatureRise: 85,
      sones: 60,
    }),
    family: 'fc_dw',
    inside: 0.54,
    outletVelocity: 1700,
    price: 13_000,
  }),
];
