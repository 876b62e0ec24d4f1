import type { Duty, Question } from '../reading.ts';
import type { Category } from './facts.ts';
import { question } from './question.ts';

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

const HEATERS: readonly Category[] = ['IndustrialHeater', 'HeatedMakeUpAir'];
const OF_GAS = /\b(?:gas|industrial|propane|lpg?|mbh)\b|^IndustrialHeater$/i;

/**
 * A duty whose heater may be another one. Heaters in kW are electric ones, as a rule, and ours that hang in a room burn gas: which
 * one is meant is for the user. So is a heater of which a line says no more than that; a column of types has it for a unit heater.
 */
export function withOpenHeater<T extends Duty>(
  duty: T,
  { isLine }: { readonly isLine: boolean },
): { readonly duty: T; readonly questions: readonly Question[] } {
  const { category, kWs } = duty;
  const written = category?.value === 'IndustrialHeater' ? category.asWritten.trim() : '';
  const isOpen = written !== '' && !OF_GAS.test(written) && (kWs !== null || (isLine && /^heaters?$/i.test(written)));
  if (!isOpen) return { duty, questions: [] };
  const open = { ...duty, category: null, subCategory: null };
  return { duty: open, questions: [question('category', written, HEATERS)] };
}
