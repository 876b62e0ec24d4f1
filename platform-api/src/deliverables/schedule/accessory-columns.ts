import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { inGroup, isFilter } from '../facts/category-facts.ts';
import { listingsOf } from '../facts/listings.ts';
import { column } from './column.ts';
import { chosen, coded } from './item-readers.ts';

export const CURB = column('curb', 'accessories', chosen(inGroup(OptionGroup.FanCurb)));
export const FILTER = column(
  'filter',
  'accessories',
  chosen(({ group, code }) => isFilter(group, code)),
);
export const LISTING = column('listing', 'unit', (item) => listingsOf(item).join(', ') || null, {
  isOptional: true,
});
export const CONTROL = column(
  'control',
  'accessories',
  coded('VAVDCV', 'VAVBP', 'VAVDP', 'VAV2', 'ECMD', 'SC120', 'VFDF', 'VFDS'),
);
export const DAMPER = column('damper', 'accessories', coded('BDG', 'BDM', 'BDES', 'WSL'));
export const INTERLOCK = column('interlock', 'accessories', coded('CAP', 'PET1', 'PET2'));
export const DISCHARGE = column('discharge', 'accessories', chosen(inGroup(OptionGroup.FanDischarge)));
export const INTAKE = column('intake', 'accessories', chosen(inGroup(OptionGroup.FanIntake)));
export const TEMPERATURE_CONTROL = column(
  'tempControl',
  'accessories',
  chosen(inGroup(OptionGroup.TemperatureControl)),
);
