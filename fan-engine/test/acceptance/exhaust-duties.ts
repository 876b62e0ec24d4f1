import { ExhaustCategory } from '@specbuilder/shared-contracts/domain';
import { exhaust } from '../fixtures/specifications.ts';
import type { AcceptanceDuty } from './duty.ts';
import { reasoned } from './first-principles.ts';

export const EXHAUST_DUTIES: readonly AcceptanceDuty[] = [
  reasoned({
    id: 'EX-1',
    title: 'Restroom roof exhaust, 800 cfm at 0.375 in. wg',
    specification: exhaust({
      exhaustFanCategoryType: ExhaustCategory.UpblastDownblast,
      cfm: 800,
      sp: 0.375,
      sones: 30,
    }),
    family: 'roof_bi',
    outletVelocity: 1200,
    price: 850,
  }),
  reasoned({
    id: 'EX-2',
    title: 'Kitchen grease upblast, 3,000 cfm at 1.25 in. wg, 1,000 ft',
    specification: exhaust({
      exhaustFanCategoryType: ExhaustCategory.UpblastDownblast,
      fanApplication: 'Kitchen exhaust|Roof|GREASE',
      cfm: 3000,
      sp: 1.25,
      sones: 40,
      altitude: 1000,
    }),
    family: 'roof_bi',
    outletVelocity: 1500,
    price: 2100,
  }),
  reasoned({
    id: 'EX-3',
    title: 'Laboratory utility set, 9,000 cfm at 3 in. wg',
    specification: exhaust({ exhaustFanCategoryType: ExhaustCategory.UtilitySet, cfm: 9000, sp: 3, sones: 60 }),
    family: 'bi_sw',
    outletVelocity: 2300,
    price: 6000,
  }),
  reasoned({
    id: 'EX-4',
    title: 'Inline office exhaust, 1,500 cfm at 0.5 in. wg',
    specification: exhaust({ exhaustFanCategoryType: ExhaustCategory.Inline, cfm: 1500, sp: 0.5, sones: 30 }),
    family: 'tubular_bi',
    outletVelocity: 1000,
    price: 1150,
  }),
  reasoned({
    id: 'EX-5',
    title: 'Warehouse wall propeller, 12,000 cfm at 0.25 in. wg',
    specification: exhaust({ exhaustFanCategoryType: ExhaustCategory.Axial, cfm: 12_000, sp: 0.25, sones: 40 }),
    family: 'prop',
    outletVelocity: 1250,
    price: 2300,
  }),
  reasoned({
    id: 'EX-6',
    title: 'Ceiling exhaust, 150 cfm at 0.25 in. wg',
    specification: exhaust({ exhaustFanCategoryType: ExhaustCategory.CeilingAndInline, cfm: 150, sp: 0.25, sones: 10 }),
    family: 'fc_small',
    outletVelocity: 1000,
    price: 320,
  }),
];
