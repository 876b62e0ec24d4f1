import { MakeUpAirCategory } from '@specbuilder/shared-contracts/domain';
import { supply } from '../fixtures/specifications.ts';
import type { AcceptanceDuty } from './duty.ts';
import { reasoned } from './first-principles.ts';

export const MAKE_UP_AIR_DUTIES: readonly AcceptanceDuty[] = [
  reasoned({
    id: 'MU-1',
    title: 'Kitchen make-up air, rooftop filtered, 2,400 cfm at 0.5 in. wg',
    specification: supply({ makeUpAirFanCategoryType: MakeUpAirCategory.RooftopFiltered, cfm: 2400, sp: 0.5 }),
    family: 'fc_dw',
    inside: 0.2,
    outletVelocity: 2200,
    price: 3400,
  }),
  reasoned({
    id: 'MU-2',
    title: 'Store ventilation, rooftop filtered, 8,000 cfm at 1 in. wg',
    specification: supply({ makeUpAirFanCategoryType: MakeUpAirCategory.RooftopFiltered, cfm: 8000, sp: 1, sones: 40 }),
    family: 'fc_dw',
    inside: 0.25,
    outletVelocity: 2500,
    price: 6000,
  }),
  reasoned({
    id: 'MU-3',
    title: 'Inline filtered supply, 1,200 cfm at 0.5 in. wg',
    specification: supply({ makeUpAirFanCategoryType: MakeUpAirCategory.InlineFiltered, cfm: 1200, sp: 0.5 }),
    family: 'tubular_bi',
    inside: 0.25,
    outletVelocity: 1400,
    price: 1500,
  }),
  reasoned({
    id: 'MU-4',
    title: 'Economy supply through the wall, 10,000 cfm at 0.125 in. wg',
    specification: supply({ makeUpAirFanCategoryType: MakeUpAirCategory.EconomySupply, cfm: 10_000, sp: 0.125 }),
    family: 'prop',
    inside: 0.03,
    outletVelocity: 1300,
    price: 2800,
  }),
  reasoned({
    id: 'MU-5',
    title: 'Denver rooftop filtered, 5,000 cfm at 0.75 in. wg, 5,280 ft',
    specification: supply({
      makeUpAirFanCategoryType: MakeUpAirCategory.RooftopFiltered,
      cfm: 5000,
      sp: 0.75,
      altitude: 5280,
      sones: 40,
    }),
    densityRatio: 0.822,
    family: 'fc_dw',
    inside: 0.25,
    outletVelocity: 2500,
    price: 4500,
  }),
];
