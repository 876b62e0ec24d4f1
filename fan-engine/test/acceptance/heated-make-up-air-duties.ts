import { FanCategory, HeatedMakeUpAirCategory } from '@specbuilder/shared-contracts/domain';
import { supply } from '../fixtures/specifications.ts';
import type { AcceptanceDuty } from './duty.ts';
import { BY_A_FURNACE, BY_ELECTRICITY, heatedBy, IN_THE_FLAME, MILWAUKEE_AIR } from './heat-balance.ts';

const heated = (changes: Parameters<typeof supply>[0]) =>
  supply({ fanCategoryType: FanCategory.HeatedMakeUpAir, ...changes });

export const HEATED_MAKE_UP_AIR_DUTIES: readonly AcceptanceDuty[] = [
  heatedBy(IN_THE_FLAME, MILWAUKEE_AIR, {
    id: 'HM-1',
    title: 'Kitchen direct gas-fired, 5,000 cfm at 0.75 in. wg, 70 F rise',
    specification: heated({
      heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.DirectFired,
      cfm: 5000,
      sp: 0.75,
      temperatureRise: 70,
      sones: 40,
    }),
    family: 'fc_dw',
    inside: 0.65,
    outletVelocity: 2200,
    price: 10_500,
  }),
  heatedBy(IN_THE_FLAME, MILWAUKEE_AIR, {
    id: 'HM-2',
    title: 'Paint booth direct gas-fired, 15,000 cfm at 1.25 in. wg, 75 F rise',
    specification: heated({
      heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.DirectFired,
      cfm: 15_000,
      sp: 1.25,
      temperatureRise: 75,
      sones: 70,
    }),
    family: 'fc_dw',
    inside: 0.75,
    outletVelocity: 2800,
    price: 20_000,
  }),
  heatedBy(IN_THE_FLAME, MILWAUKEE_AIR, {
    id: 'HM-3',
    title: 'Small kitchen, compact direct gas-fired, 2,000 cfm at 0.5 in. wg, 65 F rise',
    specification: heated({
      heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.DirectFiredCompact,
      cfm: 2000,
      sp: 0.5,
      temperatureRise: 65,
    }),
    family: 'plenum',
    inside: 0.6,
    outletVelocity: 1400,
    price: 6800,
  }),
  heatedBy(BY_A_FURNACE, MILWAUKEE_AIR, {
    id: 'HM-4',
    title: 'Corridor ventilation, indirect gas-fired, 3,000 cfm at 0.75 in. wg, 65 F rise',
    specification: heated({
      heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.IndirectFired,
      cfm: 3000,
      sp: 0.75,
      temperatureRise: 65,
    }),
    family: 'plenum',
    inside: 0.08,
    outletVelocity: 1400,
    price: 13_500,
  }),
  heatedBy(BY_ELECTRICITY, MILWAUKEE_AIR, {
    id: 'HM-5',
    title: 'Electric heated make-up air, 2,400 cfm at 0.5 in. wg, 60 F rise',
    specification: heated({
      heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.Electric,
      cfm: 2400,
      sp: 0.5,
      temperatureRise: 60,
    }),
    family: 'plenum',
    inside: 0.05,
    outletVelocity: 1400,
    price: 9000,
  }),
];
