import { FanCategory, HvlsCategory } from '@specbuilder/shared-contracts/domain';
import type { OptionPlace } from '../options/option-facts.ts';

/** Where a ceiling fan stands for the options; the specification fixes the codes of its category. */
export function ceilingFanPlace(purpose: HvlsCategory): OptionPlace {
  const category = codeOf(FanCategory, FanCategory.HighVolumeLowSpeed);
  return { paths: [category, `${category}/${codeOf(HvlsCategory, purpose)}`], ductPath: 'outlet', blowsUp: false };
}

function codeOf(enumeration: Readonly<Record<string, number>>, value: number): string {
  return Object.keys(enumeration).find((name) => enumeration[name] === value) ?? '';
}
