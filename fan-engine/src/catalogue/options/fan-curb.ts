import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { ChoiceSet } from '../../options/group-rules.ts';
import type { OptionDefinition } from '../../options/option-definition.ts';

const ROOF_FANS = [
  'Exhaust/UpblastDownblast',
  'Exhaust/UtilitySet',
  'Exhaust/Axial',
  'MakeUpAir/RooftopFiltered',
  'MakeUpAir/EconomySupply',
  'HeatedMakeUpAir',
];
/** Fans light and small enough to sit on a slope; a cabinet with a heater or the frame of a utility set stands level. */
const FANS_ON_SLOPES = [
  'Exhaust/UpblastDownblast',
  'Exhaust/Axial',
  'MakeUpAir/RooftopFiltered',
  'MakeUpAir/EconomySupply',
];
const ON_ROOF = { mounts: ['Roof'] } as const;

/** Fan Curb: one curb, and a hinge base on top of it where the fan swings open. */
export const FAN_CURB_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1001,
    code: 'CURB12',
    group: OptionGroup.FanCurb,
    description: 'Roof curb 12 in, flat, galvanized',
    isRadio: true,
    price: { base: 95, perIn: 7.5 },
    appliesTo: ROOF_FANS,
    conditions: ON_ROOF,
  },
  {
    fanOptionId: 1002,
    code: 'CURB20',
    group: OptionGroup.FanCurb,
    description: 'Roof curb 20 in, flat, galvanized',
    isRadio: true,
    price: { base: 120, perIn: 9.5 },
    appliesTo: ROOF_FANS,
    conditions: ON_ROOF,
  },
  {
    fanOptionId: 1003,
    code: 'CURB24I',
    group: OptionGroup.FanCurb,
    description: 'Roof curb 24 in, flat, insulated',
    isRadio: true,
    price: { base: 165, perIn: 12 },
    appliesTo: ROOF_FANS,
    conditions: ON_ROOF,
  },
  {
    fanOptionId: 1004,
    code: 'CURBP',
    group: OptionGroup.FanCurb,
    description: 'Roof curb 20 in, pitched (single slope)',
    isRadio: true,
    price: { base: 180, perIn: 12 },
    appliesTo: FANS_ON_SLOPES,
    conditions: ON_ROOF,
  },
  {
    fanOptionId: 1005,
    code: 'CURBR',
    group: OptionGroup.FanCurb,
    description: 'Roof curb 20 in, ridge (double slope)',
    isRadio: true,
    price: { base: 210, perIn: 13 },
    appliesTo: FANS_ON_SLOPES,
    conditions: ON_ROOF,
  },
  {
    fanOptionId: 1006,
    code: 'CURBV',
    group: OptionGroup.FanCurb,
    description: 'Vented roof curb 20 in (grease ducts)',
    isRadio: true,
    price: { base: 190, perIn: 12.5 },
    pressure: { component: 'curb.vented', face: 'throat' },
    appliesTo: ['Exhaust/UpblastDownblast', 'Exhaust/UtilitySet'],
    conditions: { ...ON_ROOF, features: ['restaurantDuty'] },
    recommendedWhen: 'grease',
    isDefault: true,
    // The hinge base that NFPA 96 asks for needs a curb below it.
    defaultWhen: [{ isGrease: true, features: ['hingeable'] }],
  },
  {
    fanOptionId: 1007,
    code: 'CURBSA',
    group: OptionGroup.FanCurb,
    description: 'Sound attenuating curb',
    isRadio: true,
    price: { base: 420, perIn: 24 },
    pressure: { component: 'curb.sound.attenuating', face: 'throat' },
    soundReduction: { at: 'duct', bands: [3, 5, 9, 12, 14, 13, 11, 9] },
    // The inlet of a utility set lies beside its curb, not above it.
    appliesTo: ['Exhaust/UpblastDownblast', 'Exhaust/Axial', 'MakeUpAir', 'HeatedMakeUpAir', 'HvacUnit'],
    // Absorbing lining soaks up grease.
    conditions: { ...ON_ROOF, isGrease: false },
  },
  {
    fanOptionId: 1008,
    code: 'CURBEQ',
    group: OptionGroup.FanCurb,
    description: 'Equipment curb 14 in, knock-down, full perimeter',
    isRadio: true,
    price: { base: 780, perKcfm: 60 },
    appliesTo: ['HeatedMakeUpAir', 'HvacUnit'],
    conditions: ON_ROOF,
  },
  {
    fanOptionId: 1009,
    code: 'CURBHI',
    group: OptionGroup.FanCurb,
    description: 'Hinge base for curb',
    price: { base: 145, perIn: 4 },
    appliesTo: ['Exhaust/UpblastDownblast'],
    conditions: { ...ON_ROOF, features: ['hingeable'] },
    requires: [['CURB12', 'CURB20', 'CURB24I', 'CURBV']],
    requiredWhen: 'grease on a hinged fan',
    hingeChoices: [
      { id: 10091, description: 'Hinge only' },
      { id: 10092, description: 'Hinge with retention cables' },
      { id: 10093, description: 'Hinge with hold-open prop' },
    ],
  },
  {
    fanOptionId: 1010,
    code: 'STAND',
    group: OptionGroup.FanCurb,
    choiceSet: ChoiceSet.Stand,
    description: 'Stand for vertical industrial heater',
    isRadio: true,
    price: { base: 1250, perKcfm: 45 },
    appliesTo: ['IndustrialHeater/Vertical'],
    isDefault: true,
  },
  {
    fanOptionId: 1011,
    code: 'RAIL',
    group: OptionGroup.FanCurb,
    description: 'Equipment support rails (pair)',
    isRadio: true,
    price: { base: 310, perKcfm: 18 },
    // A vertical heater stands on its own stand.
    appliesTo: ['HeatedMakeUpAir', 'HvacUnit', 'IndustrialHeater/Horizontal', 'Exhaust/UtilitySet'],
  },
];
