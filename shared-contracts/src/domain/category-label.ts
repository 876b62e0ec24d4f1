import type { FanCategory } from './enumerations.ts';
import { FAN_CATEGORY_LABELS } from './labels.ts';

/**
 * What a category is called: by the label of the specification, else as the catalogue calls it, else by its number.
 *
 * @param named what catalogues call categories
 */
export function fanCategoryLabel(
  category: FanCategory,
  named: readonly { readonly fanCategoryType: FanCategory; readonly name: string }[] = [],
): string {
  const labels: Readonly<Record<number, string>> = FAN_CATEGORY_LABELS;
  return labels[category] ?? named.find((item) => item.fanCategoryType === category)?.name ?? String(category);
}
