import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { SHAFT_FANS } from './drive-and-motor.ts';

// Nothing collects in a restaurant fan that draws clean air.
const GREASE_DUTY = { features: ['restaurantDuty'], isGrease: true } as const;

/** Standard Options of grease handling, drive care and service. */
export const SERVICE_ACCESSORIES: readonly OptionDefinition[] = [
  {
    fanOptionId: 1108,
    code: 'GRSC',
    group: OptionGroup.StandardOptions,
    description: 'Grease collector box',
    price: { base: 110 },
    appliesTo: ['Exhaust/UpblastDownblast', 'Exhaust/UtilitySet'],
    conditions: GREASE_DUTY,
  },
  {
    fanOptionId: 1109,
    code: 'GRSD',
    group: OptionGroup.StandardOptions,
    description: 'Grease drain, extended',
    price: { base: 55 },
    appliesTo: ['Exhaust/UpblastDownblast', 'Exhaust/UtilitySet'],
    conditions: GREASE_DUTY,
  },
  {
    fanOptionId: 1110,
    code: 'GRTR',
    group: OptionGroup.StandardOptions,
    description: 'Hinged grease trap with absorbent pad',
    price: { base: 210 },
    appliesTo: ['Exhaust/UpblastDownblast'],
    conditions: GREASE_DUTY,
    requires: [['GRSC']],
  },
  {
    fanOptionId: 1120,
    code: 'BGD',
    group: OptionGroup.StandardOptions,
    description: 'Belt and shaft guard',
    price: { base: 60, perIn: 2.4 },
    appliesTo: ['Exhaust'],
    conditions: { variants: ['Belt'] },
  },
  {
    fanOptionId: 1121,
    code: 'LUB',
    group: OptionGroup.StandardOptions,
    description: 'Extended lube lines',
    price: { base: 65 },
    appliesTo: ['Exhaust'],
    conditions: { variants: ['Belt'] },
  },
  {
    fanOptionId: 1122,
    code: 'BRG',
    group: OptionGroup.StandardOptions,
    description: 'L10-200,000 h bearings',
    price: { base: 110, perIn: 4 },
    appliesTo: ['Exhaust'],
    conditions: { variants: ['Belt'] },
  },
  {
    fanOptionId: 1132,
    code: 'WTY5',
    group: OptionGroup.StandardOptions,
    description: '5-year parts warranty',
    price: { base: 85, perIn: 2 },
    appliesTo: ['*'],
  },
  {
    fanOptionId: 1133,
    code: 'FRSH',
    group: OptionGroup.StandardOptions,
    description: 'Freight: lift-gate service',
    price: { base: 150 },
    appliesTo: ['*'],
  },
  {
    fanOptionId: 1134,
    code: 'EXT1',
    group: OptionGroup.StandardOptions,
    description: 'Extra set of belts',
    price: { base: 22, perHp: 3 },
    appliesTo: SHAFT_FANS,
    conditions: { variants: ['Belt'] },
  },
];
