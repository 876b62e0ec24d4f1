import type { OptionDefinition } from '../options/option-definition.ts';
import type { OptionFacts } from '../options/option-facts.ts';

/**
 * Number under which a configured unit is ordered: its model and what the chosen options add to it, such as discharge
 * position, rotation and arrangement of a utility set: 'KUB245-TH-CW-10'.
 *
 * @param model as sold, such as 'KUB245-II'
 * @param chosen checked options in price book order
 * @returns null where no option adds anything, so that the model says it all
 */
export function configuredNumber(
  model: string,
  chosen: readonly OptionDefinition[],
  { place }: Pick<OptionFacts, 'place'>,
): string | null {
  const paths: readonly string[] = place.paths;
  const suffixes = chosen.flatMap(({ modelSuffix }) => {
    if (modelSuffix === undefined) return [];
    const { text, appliesTo = paths } = modelSuffix;
    return appliesTo.some((path) => paths.includes(path)) ? [text] : [];
  });
  return suffixes.length === 0 ? null : [model, ...suffixes].join('-');
}
