import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { ComponentKey } from '../../duty/component-loss.ts';
import type { OptionDefinition } from '../../options/option-definition.ts';

const FILTERED_UNITS = ['HvacUnit', 'HeatedMakeUpAir', 'MakeUpAir'];
const FOUR_INCH = ['F4M8', 'F4M13'];
/** Filters that stand ahead of the coil, and the intakes that bring filters of their own. */
const AHEAD_OF_COIL = ['F2M13', ...FOUR_INCH, 'INHF', 'INVB'];
const TWO_INCH_PAIR = '2in';

/** HVAC Filter Options: one bank of 2-inch pairs or of 4-inch filters, and a final filter behind it. */
export const FILTER_OPTIONS: readonly OptionDefinition[] = [
  {
    ...filter(1096, 'F2M8', '2 in MERV 8 filter', { base: 35, perKcfm: 22 }, 'filter.merv8.2in'),
    excludes: FOUR_INCH,
    mergeKey: TWO_INCH_PAIR,
    recommendedWhen: 'cooling coil',
    recommendedUnless: AHEAD_OF_COIL,
  },
  {
    ...filter(1097, 'F2M13', '2 in MERV 13 filter', { base: 60, perKcfm: 38 }, 'filter.merv13.2in'),
    excludes: FOUR_INCH,
    mergeKey: TWO_INCH_PAIR,
  },
  {
    ...filter(1098, 'F4M8', '4 in MERV 8 filter', { base: 70, perKcfm: 44 }, 'filter.merv8.4in'),
    excludes: ['F4M13'],
  },
  {
    ...filter(1099, 'F4M13', '4 in MERV 13 filter', { base: 95, perKcfm: 60 }, 'filter.merv13.4in'),
    excludes: ['F4M8'],
  },
  {
    ...filter(
      1100,
      'F12M14',
      '12 in MERV 14 cartridge final filter',
      { base: 260, perKcfm: 130 },
      'filter.merv14.12in.cartridge',
    ),
    // An inline housing is too short for it.
    appliesTo: ['HvacUnit', 'HeatedMakeUpAir', 'MakeUpAir/RooftopFiltered'],
  },
];

function filter(
  fanOptionId: number,
  code: string,
  description: string,
  price: OptionDefinition['price'],
  component: ComponentKey,
): OptionDefinition {
  return {
    fanOptionId,
    code,
    group: OptionGroup.HvacFilterOptions,
    description,
    price,
    pressure: { component, face: 'cabinet' },
    appliesTo: FILTERED_UNITS,
    // A propeller cannot draw through filters.
    conditions: { exceptFamilies: ['prop'] },
  };
}
