import { visibleOptions } from './applicability.ts';
import { holds } from './circumstances.ts';
import type { OptionDefinition } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';
import type { PriceBook, VisibleRules } from './price-book.ts';
import type { OptionRelations } from './relations.ts';

/** The options of a fan with the rules between them. */
export interface RuleBook extends VisibleRules {
  readonly facts: OptionFacts;
  /** The result for the latest picks: sizing, listing and changing resolve the same ones in a row. */
  resolved: { readonly pickedIds: readonly number[]; readonly checked: Checked } | null;
}

export type Checked = ReadonlySet<string>;

const NO_RELATIONS: OptionRelations = { alternatives: [], requirers: [], rivals: [], siblings: [], merged: [] };

export function ruleBook(prices: PriceBook, facts: OptionFacts): RuleBook {
  return { ...prices.rulesAmong(visibleOptions(prices, facts)), facts, resolved: null };
}

function relations(book: RuleBook, { code }: OptionDefinition): OptionRelations {
  return book.relations.get(code) ?? NO_RELATIONS;
}

/** Each requirement of an option as the visible options that would meet it. */
export function alternatives(book: RuleBook, option: OptionDefinition): OptionRelations['alternatives'] {
  return relations(book, option).alternatives;
}

/** Requirements of an option that no checked option meets. */
export function unmetAlternatives(
  book: RuleBook,
  option: OptionDefinition,
  checked: Checked,
): OptionRelations['alternatives'] {
  return alternatives(book, option).filter((choices) => !choices.some(({ code }) => checked.has(code)));
}

export function hasVfd({ vfds }: RuleBook, checked: Checked): boolean {
  return vfds.some(({ code }) => checked.has(code));
}

/** Whether a circumstance of the fan checks and locks an option. */
export function isRequired(book: RuleBook, option: OptionDefinition, checked: Checked): boolean {
  return option.requiredWhen !== undefined && holds(option.requiredWhen, book.facts, hasVfd(book, checked));
}

/** The checked option that cannot do without this one, or undefined. */
export function requirer(book: RuleBook, option: OptionDefinition, checked: Checked): OptionDefinition | undefined {
  return relations(book, option).requirers.find(({ code }) => checked.has(code));
}

/** Checked options that an option may not be combined with; a radio's siblings are no conflict, they are deselected. */
export function conflicts(book: RuleBook, option: OptionDefinition, checked: Checked): OptionDefinition[] {
  return relations(book, option).rivals.filter(({ code }) => checked.has(code));
}

/** Other choices of a radio's set. */
export function radioSiblings(book: RuleBook, option: OptionDefinition): readonly OptionDefinition[] {
  return relations(book, option).siblings;
}

/** Options that show and act as one with an option, itself among them. */
export function mergedWith(book: RuleBook, option: OptionDefinition): readonly OptionDefinition[] {
  return relations(book, option).merged;
}

/** Whether a rule holds a checked option where it is. */
export function isLocked(book: RuleBook, option: OptionDefinition, checked: Checked): boolean {
  return isRequired(book, option, checked) || requirer(book, option, checked) !== undefined;
}

/** Options that come along with one because nothing else meets a requirement of it. */
export function neededBy(book: RuleBook, option: OptionDefinition): OptionDefinition[] {
  return alternatives(book, option).flatMap((choices) => (choices.length === 1 ? choices : []));
}

/** The checked and locked option that keeps another from being chosen, or undefined. */
export function blockerOf(book: RuleBook, option: OptionDefinition, checked: Checked): OptionDefinition | undefined {
  const { rivals, siblings } = relations(book, option);
  return lockedAmong(book, rivals, checked) ?? lockedAmong(book, siblings, checked);
}

function lockedAmong(
  book: RuleBook,
  options: readonly OptionDefinition[],
  checked: Checked,
): OptionDefinition | undefined {
  return options.find((option) => checked.has(option.code) && isLocked(book, option, checked));
}
