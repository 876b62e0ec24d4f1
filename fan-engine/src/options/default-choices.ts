import { isPossible } from './applicability.ts';
import type { UsualChoice } from './default-choice.ts';
import { choiceSetOf } from './group-rules.ts';
import type { OptionDefinition } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';
import { resolvePicks, withoutMemory } from './resolve-picks.ts';
import type { RuleBook } from './rules.ts';

/** Picks of a new configuration: what the unit is sized with, and the default for every choice left open by that. */
export function defaultPicks(book: RuleBook): number[] {
  const standard = book.visible.filter(({ code }) => book.facts.standardOptions.includes(code));
  const chosen = new Set(standard.map(choiceSetOf));
  const typical = book.visible.filter(
    (option) => isUsual(book.facts, option) && (option.isRadio !== true || !chosen.has(choiceSetOf(option))),
  );
  return [...new Set([...standard, ...typical])].map(({ fanOptionId }) => fanOptionId);
}

/** The same with what is wanted besides, by its codes, as far as the unit has it and no default choice forbids it. */
export function startingPicks(book: RuleBook, codes: readonly string[]): number[] {
  const picks = defaultPicks(book);
  const wanted = book.visible.filter(({ code }) => codes.includes(code));
  let before = wanted.length === 0 ? new Set<string>() : resolvePicks(withoutMemory(book), picks);
  for (const { code, fanOptionId } of wanted) {
    const checked = resolvePicks(withoutMemory(book), [...picks, fanOptionId]);
    if (![code, ...before].every((each) => checked.has(each))) continue;
    picks.push(fanOptionId);
    before = checked;
  }
  return picks;
}

/** Options that are checked on a new configuration. */
export function openingOptions(book: RuleBook): OptionDefinition[] {
  const checked = resolvePicks(book, defaultPicks(book));
  return book.visible.filter(({ code }) => checked.has(code));
}

/** Whether an option is the one to begin with on this unit. */
export function isUsual(facts: OptionFacts, { isDefault, defaultWhen }: OptionDefinition): boolean {
  if (isDefault !== true || defaultWhen === undefined) return isDefault === true;
  const paths: readonly string[] = facts.place.paths;
  return defaultWhen.some(
    ({ appliesTo = paths, ...conditions }) =>
      appliesTo.some((path) => paths.includes(path)) && isPossible(conditions, facts),
  );
}

/** Whether a checked option was assumed: the default choice, where no other was requested. */
export function isAssumed(facts: OptionFacts, option: OptionDefinition): boolean {
  return isUsual(facts, option) && !facts.standardOptions.includes(option.code);
}

/** Which of the checked options were assumed. */
export function usualChoices(facts: OptionFacts, checked: readonly OptionDefinition[]): UsualChoice[] {
  return checked
    .filter((option) => isAssumed(facts, option))
    .map(({ fanOptionId, description }) => ({ fanOptionId, description }));
}
