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

/** Pictogram of a category by the keywords in its id; a fan blade when none fits (STA-007). */
export function categoryPictogram(categoryId: string): string {
  const id = categoryId.toLowerCase();
  return PICTOGRAM_BY_KEYWORD.find(([keyword]) => id.includes(keyword))?.[1] ?? 'exhaust';
}
