import { choiceSetOf } from './group-rules.ts';
import type { OptionDefinition } from './option-definition.ts';
import {
  alternatives,
  type Checked,
  conflicts,
  isLocked,
  isRequired,
  mergedWith,
  type RuleBook,
  radioSiblings,
  requirer,
  unmetAlternatives,
} from './rules.ts';

/** More rounds than any chain of rules is long; the rules only ever add what is required and drop what is not. */
const MAX_ROUNDS = 25;

/**
 * The options checked for the user's picks: picks that exist, plus what rules require, minus what rules forbid. It is
 * the fixed point of the rules, so resolving it again changes nothing.
 */
export function resolvePicks(book: RuleBook, pickedIds: readonly number[]): Checked {
  if (book.resolved?.pickedIds === pickedIds) return book.resolved.checked;
  const checked = newlyResolved(book, pickedIds);
  book.resolved = { pickedIds, checked };
  return checked;
}

/** A copy of the book for a separate query, so that the book retains the result of its previous one. */
export function withoutMemory(book: RuleBook): RuleBook {
  return { ...book, resolved: null };
}

function newlyResolved(book: RuleBook, pickedIds: readonly number[]): Checked {
  let checked = new Set(
    lastOfEachChoice(pickedIds.flatMap((id) => book.byId.get(id) ?? [])).flatMap((option) =>
      mergedWith(book, option).map(({ code }) => code),
    ),
  );
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = resolveOnce(book, checked);
    if (isSame(next, checked)) return next;
    checked = next;
  }
  return checked;
}

/** Of several picks of one choice the last one counts, as of an item from before they were one choice. */
function lastOfEachChoice(picks: readonly OptionDefinition[]): OptionDefinition[] {
  const last = new Map(picks.map((option) => [choiceSetOf(option) ?? option, option]));
  return [...last.values()];
}

function resolveOnce(book: RuleBook, before: Checked): Set<string> {
  const checked = new Set(before);
  for (const option of book.requirable) {
    if (
      isRequired(book, option, checked) &&
      unmetAlternatives(book, option, checked).every((choices) => choices.length === 1)
    ) {
      checked.add(option.code);
    }
  }
  for (const option of book.visible) if (checked.has(option.code)) meetOrDrop(book, option, checked);
  for (const option of book.visible) if (checked.has(option.code)) resolveConflicts(book, option, checked);
  return checked;
}

/** Adds the only option that meets a requirement; without any, the option itself cannot stay. */
function meetOrDrop(book: RuleBook, option: OptionDefinition, checked: Set<string>): void {
  for (const choices of alternatives(book, option)) {
    if (choices.some(({ code }) => checked.has(code))) continue;
    const [only] = choices;
    if (choices.length === 1 && only !== undefined && !isForbidden(book, only, checked)) checked.add(only.code);
    else checked.delete(option.code);
  }
}

/** A required option beats a chosen one; between two chosen ones the first of the price book stays. */
function resolveConflicts(book: RuleBook, option: OptionDefinition, checked: Set<string>): void {
  const rivals = [
    ...conflicts(book, option, checked),
    ...radioSiblings(book, option).filter(({ code }) => checked.has(code)),
  ];
  for (const rival of rivals) {
    if (!checked.has(option.code)) return;
    const loser = isLocked(book, rival, checked) && !isLocked(book, option, checked) ? option : rival;
    checked.delete(loser.code);
  }
}

function isForbidden(book: RuleBook, option: OptionDefinition, checked: Checked): boolean {
  return conflicts(book, option, checked).some(
    (rival) => isRequired(book, rival, checked) || requirer(book, rival, checked),
  );
}

function isSame(a: Checked, b: Checked): boolean {
  if (a.size !== b.size) return false;
  for (const code of a) if (!b.has(code)) return false;
  return true;
}
