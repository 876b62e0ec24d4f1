import type { Duty } from '../reading.ts';

const HEAT = ['temperatureRise', 'btus', 'kWs'] as const;

/** '5 ton rooftop' is a unit; a fan of a roof is called a fan, or by what it does. */
const ROOFTOP = /\broof ?top\b(?!.*\b(?:fans?|exhaust|upblast|downblast)\b)/i;

/**
 * A duty with the category that its heat or its tons decide: make-up air that is to be heated is a category of its own, and kinds
 * of unheated units are none of heated ones. What has tons is a unit where no word says another kind.
 *
 * @param isInQuestion whether a question is about a field of it
 */
export function withHeat<T extends Duty>(
  duty: T,
  isInQuestion: (field: (typeof HEAT)[number] | 'category') => boolean,
): T {
  const { category, nominalCoolingTons: tons } = duty;
  const isOpen = category === null && !isInQuestion('category');
  if (tons !== null && (isOpen || (category?.value === 'Exhaust' && ROOFTOP.test(category.asWritten)))) {
    const unit = { value: 'HvacUnit', unit: null, asWritten: category?.asWritten ?? tons.asWritten };
    return { ...duty, category: unit, subCategory: null };
  }
  const isHeated = HEAT.some((field) => duty[field] !== null || isInQuestion(field));
  if (duty.category?.value !== 'MakeUpAir' || !isHeated) return duty;
  return { ...duty, category: { ...duty.category, value: 'HeatedMakeUpAir' }, subCategory: null };
}
