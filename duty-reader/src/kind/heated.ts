import type { Duty } from '../reading.ts';

const HEAT = ['temperatureRise', 'btus', 'kWs'] as const;

/**
 * A duty whose make-up air is to be heated, which is a category of its own. Kinds of unheated units are none of heated ones.
 *
 * @param isInQuestion whether a question is about its heat
 */
export function withHeat<T extends Duty>(duty: T, isInQuestion: (field: (typeof HEAT)[number]) => boolean): T {
  const isHeated = HEAT.some((field) => duty[field] !== null || isInQuestion(field));
  if (duty.category?.value !== 'MakeUpAir' || !isHeated) return duty;
  return { ...duty, category: { ...duty.category, value: 'HeatedMakeUpAir' }, subCategory: null };
}
