import { ExtendedOptionType, OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from './option-definition.ts';

/** Groups that must have a choice wherever they show. */
const REQUIRED_GROUPS: ReadonlySet<OptionGroup> = new Set([
  OptionGroup.FanDischarge,
  OptionGroup.HvlsMountingOptions,
  OptionGroup.HvlsMountBaseLength,
  OptionGroup.SquareInlineInlet,
  OptionGroup.SquareInlineMount,
  OptionGroup.SquareInlineDischarge,
]);

const EXTENDED_TYPES: Readonly<Partial<Record<OptionGroup, ExtendedOptionType>>> = {
  [OptionGroup.FanCurb]: ExtendedOptionType.Curb,
  [OptionGroup.VariableAirVolume]: ExtendedOptionType.VariableFrequencyDrive,
  [OptionGroup.FanDischarge]: ExtendedOptionType.Discharge,
  [OptionGroup.FanMotor]: ExtendedOptionType.Motor,
};
const REACTOR_CODES = ['LRI', 'LRO'];

export function isRequiredGroup(group: OptionGroup): boolean {
  return REQUIRED_GROUPS.has(group);
}

/** Number by which the wire names an option's section. */
export function extendedTypeOf({ group, code }: OptionDefinition): ExtendedOptionType {
  if (REACTOR_CODES.includes(code)) return ExtendedOptionType.LineLoadReactor;
  return EXTENDED_TYPES[group] ?? ExtendedOptionType.None;
}
