import { FanCategory } from '@specbuilder/shared-contracts/domain';

/** Marks that schedules of mechanical drawings give to equipment. */
const PREFIXES: Readonly<Record<number, string>> = {
  [FanCategory.Exhaust]: 'EF',
  [FanCategory.MakeUpAir]: 'SF',
  [FanCategory.HeatedMakeUpAir]: 'MAU',
  [FanCategory.HvacUnit]: 'RTU',
  [FanCategory.HighVolumeLowSpeed]: 'HVLS',
  [FanCategory.IndustrialHeater]: 'UH',
};
const PREFIX_OF_OTHERS = 'F';

/** The mark that an item could have: 'EF-1', or the one after the highest of its project. */
export function suggestedTag(category: FanCategory, tags: readonly (string | null)[]): string {
  const prefix = PREFIXES[category] ?? PREFIX_OF_OTHERS;
  const numbered = new RegExp(`^${prefix}[- ]?(\\d{1,6})\\b`, 'i');
  const numbers = tags.flatMap((tag) => {
    const number = numbered.exec(tag ?? '')?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  return `${prefix}-${Math.max(0, ...numbers) + 1}`;
}
