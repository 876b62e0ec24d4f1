import type { Checked, RuleBook } from '../options/rules.ts';

/**
 * Number under which a configured unit is ordered: its model and what the chosen options add to it, such as discharge
 * position, rotation and arrangement of a utility set: 'KUB245-TH-CW-10'.
 *
 * @param model as sold, such as 'KUB245-II'
 * @param book options of the unit, in price book order
 * @param checked codes of those that are chosen
 * @returns null where no option adds anything, so that the model says it all
 */
export function configuredNumber(
  model: string,
  book: Pick<RuleBook, 'visible' | 'facts'>,
  checked: Checked,
): string | null {
  const { visible, facts } = book;
  const paths: readonly string[] = facts.place.paths;
  const suffixes = visible.flatMap(({ code, modelSuffix }) => {
    if (modelSuffix === undefined || !checked.has(code)) return [];
    const { text, appliesTo = paths } = modelSuffix;
    return appliesTo.some((path) => paths.includes(path)) ? [text] : [];
  });
  return suffixes.length === 0 ? null : [model, ...suffixes].join('-');
}
