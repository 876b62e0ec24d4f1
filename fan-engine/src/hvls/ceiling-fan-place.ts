import { FanCategory, HvlsCategory } from '@specbuilder/shared-contracts/domain';
import type { OptionPlace } from '../options/option-facts.ts';

/** Category codes of a ceiling fan for the options; they are fixed by the specification. */
export function ceilingFanPlace(purpose: HvlsCategory): OptionPlace {
  const category = codeOf(FanCategory, FanCategory.HighVolumeLowSpeed);
  return { paths: [category, `${category}/${codeOf(HvlsCategory, purpose)}`], ductPath: 'outlet', blowsUp: false };
}

function codeOf(enumeration: Readonly<Record<string, number>>, value: number): string {
  return Object.keys(enumeration).find((name) => enumeration[name] === value) ?? '';
}
