import { holds, visibleOptions } from './applicability.ts';
import type { OptionDefinition } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';

/** The options of a fan with the rules between them looked up once. */
export interface RuleBook {
  readonly visible: readonly OptionDefinition[];
  readonly facts: OptionFacts;
  readonly byCode: ReadonlyMap<string, OptionDefinition>;
  readonly byId: ReadonlyMap<number, OptionDefinition>;
  /** Both directions of every exclusion. */
  readonly excludedBy: ReadonlyMap<string, ReadonlySet<string>>;
}

export type Checked = ReadonlySet<string>;

export function ruleBook(definitions: readonly OptionDefinition[], facts: OptionFacts): RuleBook {
  const visible = visibleOptions(definitions, facts);
  const excludedBy = new Map<string, Set<string>>(visible.map(({ code }) => [code, new Set()]));
  for (const { code, excludes = [] } of visible) {
    for (const other of excludes) {
      excludedBy.get(code)?.add(other);
      excludedBy.get(other)?.add(code);
    }
  }
  return {
    visible,
    facts,
    byCode: new Map(visible.map((option) => [option.code, option])),
    byId: new Map(visible.map((option) => [option.fanOptionId, option])),
    excludedBy,
  };
}

/** Each requirement of an option as the visible options that would meet it. */
export function alternatives(book: RuleBook, option: OptionDefinition): OptionDefinition[][] {
  return (option.requires ?? []).map((codes) => codes.flatMap((code) => book.byCode.get(code) ?? []));
}

/** Requirements of an option that no checked option meets. */
export function unmetAlternatives(book: RuleBook, option: OptionDefinition, checked: Checked): OptionDefinition[][] {
  return alternatives(book, option).filter((choices) => !choices.some(({ code }) => checked.has(code)));
}

export function hasVfd(book: RuleBook, checked: Checked): boolean {
  return book.visible.some(({ code, isVfd }) => isVfd === true && checked.has(code));
}

/** Whether a circumstance of the fan checks and locks an option. */
export function isRequired(book: RuleBook, option: OptionDefinition, checked: Checked): boolean {
  return option.requiredWhen !== undefined && holds(option.requiredWhen, book.facts, hasVfd(book, checked));
}

/** The checked option that cannot do without this one, or undefined. */
export function requirer(book: RuleBook, option: OptionDefinition, checked: Checked): OptionDefinition | undefined {
  return book.visible.find(
    (other) =>
      checked.has(other.code) &&
      alternatives(book, other).some((choices) => choices.length === 1 && choices[0]?.code === option.code),
  );
}

/** Checked options that an option may not stand beside; a radio's siblings are no conflict, they give way. */
export function conflicts(book: RuleBook, option: OptionDefinition, checked: Checked): OptionDefinition[] {
  const excluded = book.excludedBy.get(option.code);
  return book.visible.filter(({ code }) => checked.has(code) && excluded?.has(code) === true);
}

/** Other choices of a radio's group. */
export function radioSiblings(book: RuleBook, option: OptionDefinition): OptionDefinition[] {
  if (option.isRadio !== true) return [];
  return book.visible.filter(
    ({ group, isRadio, code }) => isRadio === true && group === option.group && code !== option.code,
  );
}

/** Options that show and act as one with an option, itself among them. */
export function mergedWith(book: RuleBook, option: OptionDefinition): OptionDefinition[] {
  const { mergeKey, group } = option;
  if (mergeKey === undefined) return [option];
  return book.visible.filter((other) => other.mergeKey === mergeKey && other.group === group);
}

/** Why a checked option may not be unchecked, or undefined: its lock. */
export function isLocked(book: RuleBook, option: OptionDefinition, checked: Checked): boolean {
  return isRequired(book, option, checked) || requirer(book, option, checked) !== undefined;
}

/** Options that come along with one because nothing else meets a requirement of it. */
export function neededBy(book: RuleBook, option: OptionDefinition): OptionDefinition[] {
  return alternatives(book, option)
    .filter((choices) => choices.length === 1)
    .flat();
}

/** The checked and locked option that keeps another from being chosen, or undefined. */
export function holderAgainst(
  book: RuleBook,
  option: OptionDefinition,
  checked: Checked,
): OptionDefinition | undefined {
  return [...conflicts(book, option, checked), ...radioSiblings(book, option)].find(
    (rival) => checked.has(rival.code) && isLocked(book, rival, checked),
  );
}
