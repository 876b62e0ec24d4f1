import type { TopCategory } from '@specbuilder/shared-contracts/api';

/** Most specific word first: 'heated-make-up-air' is heated before it is make-up air. */
const PICTOGRAM_BY_KEYWORD: readonly (readonly [keyword: string, pictogram: string])[] = [
  ['hvls', 'hvls'],
  ['industrial-heater', 'heater'],
  ['heated', 'heated'],
  ['heater', 'heater'],
  ['make-up', 'mua'],
  ['hvac', 'hvac'],
  ['rooftop', 'hvac'],
  ['paragon', 'hvac'],
  ['outdoor-air', 'hvac'],
  ['exhaust', 'exhaust'],
];

/** Pictogram of a category by the keywords in its id, else the one its catalogue names; a fan blade without (STA-007). */
export function categoryPictogram({ id, pictogram }: Pick<TopCategory, 'id' | 'pictogram'>): string {
  const words = id.toLowerCase();
  return PICTOGRAM_BY_KEYWORD.find(([keyword]) => words.includes(keyword))?.[1] ?? (pictogram || 'exhaust');
}
