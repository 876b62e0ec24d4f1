import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../../options/option-definition.ts';

// Inline and propeller supply fans blow straight on.
const CABINETS = ['MakeUpAir/RooftopFiltered', 'HeatedMakeUpAir', 'HvacUnit'];
const CABINETS_AND_UTILITY_SETS = [...CABINETS, 'IndustrialHeater', 'Exhaust/UtilitySet'];

/** Fan Discharge: where the outlet points; a fan set for one way only does not offer the others. */
export const FAN_DISCHARGE_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1018,
    code: 'DSDN',
    group: OptionGroup.FanDischarge,
    description: 'Down discharge',
    isRadio: true,
    price: { base: 0 },
    // A vertical heater stands on the floor and blows out at its top.
    appliesTo: [...CABINETS, 'IndustrialHeater/Horizontal', 'Exhaust/UtilitySet'],
    conditions: { discharge: 'Downblast' },
    isDefault: true,
  },
  {
    fanOptionId: 1019,
    code: 'DSSD',
    group: OptionGroup.FanDischarge,
    description: 'Side discharge',
    isRadio: true,
    price: { base: 120 },
    pressure: { fixedInWg: 0.03 },
    appliesTo: CABINETS_AND_UTILITY_SETS,
  },
  {
    fanOptionId: 1020,
    code: 'DSUP',
    group: OptionGroup.FanDischarge,
    description: 'Up discharge',
    isRadio: true,
    price: { base: 120 },
    pressure: { fixedInWg: 0.03 },
    appliesTo: CABINETS_AND_UTILITY_SETS,
    includedWhen: 'built to blow up',
    isDefault: true,
    defaultWhen: [{ appliesTo: ['Exhaust/UtilitySet', 'IndustrialHeater/Vertical'] }],
  },
  {
    fanOptionId: 1021,
    code: 'DSEN',
    group: OptionGroup.FanDischarge,
    description: 'End (horizontal) discharge',
    isRadio: true,
    price: { base: 120 },
    pressure: { fixedInWg: 0.02 },
    appliesTo: CABINETS_AND_UTILITY_SETS,
  },
  {
    fanOptionId: 1022,
    code: 'DSDIF4',
    group: OptionGroup.FanDischarge,
    description: '4-way diffuser, horizontal throw',
    isRadio: true,
    price: { base: 260, perKcfm: 48 },
    // As wide as the cabinet above it: a neck of the fan's outlet would cost several inches.
    pressure: { component: 'diffuser.ceiling', face: 'cabinet' },
    // It hangs below the unit, which blows down.
    appliesTo: ['MakeUpAir/RooftopFiltered', 'HeatedMakeUpAir', 'IndustrialHeater/Horizontal'],
    conditions: { discharge: 'Downblast' },
  },
  {
    fanOptionId: 1023,
    code: 'DSNOZ',
    group: OptionGroup.FanDischarge,
    description: 'Discharge nozzles, adjustable (industrial heater)',
    isRadio: true,
    price: { base: 390, perKcfm: 40 },
    pressure: { fixedInWg: 0.15 },
    appliesTo: ['IndustrialHeater'],
  },
];

const SQUARE_INLINE = { lines: ['KSI'] } as const;

/**
 * Square Inline inlet, mount and discharge: three groups. Side inlet and bottom discharge together cost and
 * resist what the price book lists for the pair.
 */
export const SQUARE_INLINE_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1164,
    code: 'SQIE',
    group: OptionGroup.SquareInlineInlet,
    description: 'End inlet, straight through',
    isRadio: true,
    price: { base: 0 },
    appliesTo: ['Exhaust/Inline'],
    conditions: SQUARE_INLINE,
    isDefault: true,
  },
  {
    fanOptionId: 1161,
    code: 'SQI1',
    group: OptionGroup.SquareInlineInlet,
    description: 'Side inlet',
    isRadio: true,
    price: { base: 45 },
    pressure: { fixedInWg: 0.03 },
    appliesTo: ['Exhaust/Inline'],
    conditions: SQUARE_INLINE,
  },
  {
    fanOptionId: 1162,
    code: 'SQI2',
    group: OptionGroup.SquareInlineMount,
    description: 'Hanging brackets',
    isRadio: true,
    price: { base: 0 },
    appliesTo: ['Exhaust/Inline'],
    conditions: SQUARE_INLINE,
    isDefault: true,
  },
  {
    fanOptionId: 1163,
    code: 'SQI3',
    group: OptionGroup.SquareInlineMount,
    description: 'Floor mount legs',
    isRadio: true,
    price: { base: 75 },
    appliesTo: ['Exhaust/Inline'],
    conditions: SQUARE_INLINE,
  },
  {
    fanOptionId: 1165,
    code: 'SQDE',
    group: OptionGroup.SquareInlineDischarge,
    description: 'End discharge, straight through',
    isRadio: true,
    price: { base: 0 },
    appliesTo: ['Exhaust/Inline'],
    conditions: SQUARE_INLINE,
    isDefault: true,
  },
  {
    fanOptionId: 1166,
    code: 'SQDB',
    group: OptionGroup.SquareInlineDischarge,
    description: 'Bottom discharge',
    isRadio: true,
    price: { base: 45 },
    pressure: { fixedInWg: 0.03 },
    appliesTo: ['Exhaust/Inline'],
    conditions: SQUARE_INLINE,
  },
];
