import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../../options/option-definition.ts';
import type { OptionPrice } from '../../options/option-price.ts';

// Inline supply fans draw from a duct and propeller supply fans bring the hood they are built in.
const CABINETS = ['MakeUpAir/RooftopFiltered', 'HeatedMakeUpAir', 'HvacUnit', 'IndustrialHeater'];
const EXTRA_FILTERS: OptionPrice = { base: 35, perKcfm: 16 };
const PLAIN = { extraSetOfFiltersPrice: null, evaporativeEffectiveness: null } as const;
const FILTERED = { extraSetOfFiltersPrice: EXTRA_FILTERS, evaporativeEffectiveness: null } as const;

/** Fan Intake: how outdoor air enters a cabinet. */
export const FAN_INTAKE_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1024,
    code: 'INHD',
    group: OptionGroup.FanIntake,
    description: 'Intake hood with bird screen',
    isRadio: true,
    price: { base: 160, perKcfm: 38 },
    pressure: { component: 'hood.birdscreen', face: 'cabinet' },
    appliesTo: CABINETS,
    intake: PLAIN,
    isDefault: true,
    // A unit that only turns room air around has nothing to take in.
    defaultWhen: [{ outdoorShare: { above: 0 } }],
  },
  {
    fanOptionId: 1025,
    code: 'INHF',
    group: OptionGroup.FanIntake,
    description: 'Sloped filtered intake hood, 2 in washable filters',
    isRadio: true,
    price: { base: 280, perKcfm: 66 },
    pressure: { component: 'hood.sloped.filtered', face: 'cabinet' },
    appliesTo: CABINETS,
    intake: FILTERED,
  },
  {
    fanOptionId: 1026,
    code: 'INVB',
    group: OptionGroup.FanIntake,
    description: 'V-bank filtered intake',
    isRadio: true,
    price: { base: 420, perKcfm: 82 },
    pressure: { component: 'hood.vbank.filtered', face: 'cabinet' },
    appliesTo: CABINETS,
    intake: FILTERED,
  },
  {
    fanOptionId: 1027,
    code: 'INLV',
    group: OptionGroup.FanIntake,
    description: 'Louvered intake, drainable blade',
    isRadio: true,
    price: { base: 350, perKcfm: 74 },
    pressure: { component: 'louver.drainable.4in', face: 'louver' },
    appliesTo: CABINETS,
    intake: PLAIN,
  },
  {
    fanOptionId: 1028,
    code: 'INEV',
    group: OptionGroup.FanIntake,
    description: 'Evaporative cooler intake, 12 in media',
    isRadio: true,
    price: { base: 1450, perKcfm: 260 },
    pressure: { component: 'evap.media.12in', face: 'cabinet' },
    appliesTo: CABINETS,
    conditions: { features: ['evap'] },
    intake: { extraSetOfFiltersPrice: null, evaporativeEffectiveness: 0.88 },
  },
  {
    fanOptionId: 1029,
    code: 'INEV8',
    group: OptionGroup.FanIntake,
    description: 'Evaporative cooler intake, 8 in media',
    isRadio: true,
    price: { base: 1150, perKcfm: 215 },
    pressure: { component: 'evap.media.8in', face: 'cabinet' },
    appliesTo: CABINETS,
    conditions: { features: ['evap'] },
    intake: { extraSetOfFiltersPrice: null, evaporativeEffectiveness: 0.74 },
  },
];

/** Intakes that a mixing section can throttle. */
export const MIXING_INTAKES = ['INHD', 'INHF', 'INVB', 'INLV'] as const;
export const EVAPORATIVE_INTAKES = ['INEV', 'INEV8'] as const;
