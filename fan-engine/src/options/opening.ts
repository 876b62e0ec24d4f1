import { openingOptions, usualChoices } from './default-choices.ts';
import type { OptionFacts } from './option-facts.ts';
import { isIncluded } from './price.ts';
import type { Opening, PriceBook } from './price-book.ts';
import { ruleBook } from './rules.ts';
import { isPossibleWithSections } from './section-conditions.ts';

/** What a unit begins with. */
export function openingOf(prices: PriceBook, facts: OptionFacts): Opening {
  const options = openingOptions(ruleBook(prices, facts));
  return {
    options,
    typical: usualChoices(facts, options),
    resisting: options.filter((option) => option.pressure !== undefined && !isIncluded(option, facts)),
    isMadeToSize: options.some(({ fits }) => fits !== undefined),
  };
}

/** The part of a duty that decides what a unit of a line begins with, whatever its size, drive and motor. */
export type DutyFacts = Pick<OptionFacts, 'isGrease' | 'isHighHeat' | 'isWindRated'>;

/** The same for duties whose units begin with the same options, as far as they neither heat, cool nor mix air. */
export function dutyKey({ isGrease, isHighHeat, isWindRated }: DutyFacts): string {
  return `${isGrease} ${isHighHeat} ${isWindRated}`;
}

/** The same for any unit: with what the rules find of its heat, its cooling and its air paths. */
export function unitDutyKey(prices: PriceBook, facts: OptionFacts): string {
  const { sectionConditions } = prices.categoryOf(facts);
  const sections = sectionConditions.map((conditions) => (isPossibleWithSections(conditions, facts) ? 'y' : 'n'));
  return `${dutyKey(facts)} ${sections.join('')} ${facts.standardOptions.join(' ')}`;
}
