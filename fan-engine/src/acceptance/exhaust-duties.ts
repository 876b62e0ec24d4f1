import { ExhaustCategory } from '@specbuilder/shared-contracts/domain';
import { exhaust } from '../testing/specifications.ts';
import type { AcceptanceDuty } from './duty.ts';

/** Air power over the usual static efficiency of the family gives the powers; sones and prices are those of the trade. */
export const EXHAUST_DUTIES: readonly AcceptanceDuty[] = [
  {
    id: 'EX-1',
    title: 'Restroom roof exhaust, 800 cfm at 0.375 in. wg',
    specification: exhaust({
      exhaustFanCategoryType: ExhaustCategory.UpblastDownblast,
      cfm: 800,
      sp: 0.375,
      sones: 30,
    }),
    rpm: [800, 1750],
    totalBhp: [0.08, 0.25],
    sones: [5, 14],
    price: [700, 1500],
  },
  {
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
    rpm: [900, 1800],
    totalBhp: [0.95, 2],
    sones: [15, 32],
    price: [1400, 3500],
  },
  {
    id: 'EX-3',
    title: 'Laboratory utility set, 9,000 cfm at 3 in. wg',
    specification: exhaust({ exhaustFanCategoryType: ExhaustCategory.UtilitySet, cfm: 9000, sp: 3, sones: 60 }),
    rpm: [1000, 2000],
    totalBhp: [5.6, 8.5],
    sones: [25, 50],
    price: [4000, 8000],
  },
  {
    id: 'EX-4',
    title: 'Inline office exhaust, 1,500 cfm at 0.5 in. wg',
    specification: exhaust({ exhaustFanCategoryType: ExhaustCategory.Inline, cfm: 1500, sp: 0.5, sones: 30 }),
    rpm: [800, 2000],
    totalBhp: [0.2, 0.5],
    sones: [6, 18],
    price: [700, 1700],
  },
  {
    id: 'EX-5',
    title: 'Warehouse wall propeller, 12,000 cfm at 0.25 in. wg',
    specification: exhaust({ exhaustFanCategoryType: ExhaustCategory.Axial, cfm: 12_000, sp: 0.25, sones: 40 }),
    rpm: [450, 1200],
    totalBhp: [1.1, 2.5],
    sones: [12, 30],
    price: [1400, 3000],
  },
  {
    id: 'EX-6',
    title: 'Ceiling exhaust, 150 cfm at 0.25 in. wg',
    specification: exhaust({ exhaustFanCategoryType: ExhaustCategory.CeilingAndInline, cfm: 150, sp: 0.25, sones: 10 }),
    rpm: [700, 1750],
    totalBhp: [0.012, 0.05],
    sones: [0.5, 4.5],
    price: [150, 450],
  },
];
