import { messageOf } from '@specbuilder/shared-contracts/domain';
import { EngineError } from '../specification/engine-error.ts';
import { obstaclesOf } from './obstacles.ts';
import type { OptionDefinition } from './option-definition.ts';
import { resolvePicks, withoutMemory } from './resolve-picks.ts';
import { alternatives, type Checked, conflicts, mergedWith, neededBy, type RuleBook, radioSiblings } from './rules.ts';

/** One option to check or uncheck. */
export interface OptionSelection {
  readonly optionId: number;
  readonly selected: boolean;
}

/**
 * The user's picks after one more choice. Checking takes away what the new option excludes; unchecking takes away what
 * cannot do without it. Picks that this fan does not show at the moment are kept.
 *
 * @param picks ids of the options the user chose so far
 * @throws EngineError on `optionId` for an option the fan does not have, or one that a rule holds where it is
 */
export function choose(book: RuleBook, picks: readonly number[], { optionId, selected }: OptionSelection): number[] {
  const option = book.byId.get(optionId);
  if (option === undefined) throw new EngineError('optionId', messageOf('option.unknown', { optionId }));
  const checked = resolvePicks(book, picks);
  if (checked.has(option.code) === selected) return [...picks];
  const [obstacle] = obstaclesOf(book, option, checked);
  if (obstacle !== undefined) {
    const { description } = option;
    throw new EngineError('optionId', messageOf('option.locked', { option: description, reason: obstacle.message }));
  }
  return selected ? withOption(book, picks, checked, option) : withoutOption(book, picks, option);
}

function withOption(book: RuleBook, picks: readonly number[], checked: Checked, option: OptionDefinition): number[] {
  const joining = mergedWith(book, option).flatMap((part) => [part, ...neededBy(book, part)]);
  const leaving = new Set(
    joining
      .flatMap((part) => [...conflicts(book, part, checked), ...radioSiblings(book, part)])
      .map(({ fanOptionId }) => fanOptionId),
  );
  const staying = picks.filter((id) => !leaving.has(id));
  const chosen = mergedWith(book, option).map(({ fanOptionId }) => fanOptionId);
  const after = kept(book, [...staying, ...chosen]);
  if (chosen.every((id) => after.includes(id))) return after;
  // Its supports came with an option that now leaves; from now on the user's choice keeps them.
  const upheld = joining.flatMap((part) => supportsOf(book, part, checked)).filter((id) => !leaving.has(id));
  return kept(book, [...staying, ...upheld, ...chosen]);
}

/** Checked options that meet the requirements of an option. */
function supportsOf(book: RuleBook, option: OptionDefinition, checked: Checked): number[] {
  return alternatives(book, option).flatMap((choices) =>
    choices.filter(({ code }) => checked.has(code)).map(({ fanOptionId }) => fanOptionId),
  );
}

function withoutOption(book: RuleBook, picks: readonly number[], option: OptionDefinition): number[] {
  const leaving = new Set(mergedWith(book, option).map(({ fanOptionId }) => fanOptionId));
  return kept(
    book,
    picks.filter((id) => !leaving.has(id)),
  );
}

/**
 * Drops picks that the rules have just unchecked, so that they do not come back by surprise later. The same list where
 * none was, which the book then knows the meaning of.
 */
function kept(book: RuleBook, picks: number[]): number[] {
  const checked = resolvePicks(book, picks);
  const left = [...new Set(picks)].filter((id) => {
    const option = book.byId.get(id);
    return option === undefined || checked.has(option.code);
  });
  return left.length === picks.length ? picks : left;
}

/**
 * Ids of the shown options that leave when an option is chosen, besides the other choice of its own set: what it excludes
 * and what cannot do without that.
 */
export function replacedBy(
  book: RuleBook,
  picks: readonly number[],
  option: OptionDefinition,
  checked: Checked,
): number[] {
  if (checked.has(option.code) || !takesAPlace(book, option, checked)) return [];
  const apart = withoutMemory(book);
  const after = resolvePicks(apart, withOption(apart, picks, checked, option));
  const siblings = radioSiblings(book, option);
  const gone = book.visible.filter(
    (other) => checked.has(other.code) && !after.has(other.code) && !siblings.includes(other),
  );
  return [...new Set(gone.map((other) => (mergedWith(book, other)[0] ?? other).fanOptionId))];
}

/** Whether something checked gives way to an option or to what comes along with it. */
function takesAPlace(book: RuleBook, option: OptionDefinition, checked: Checked): boolean {
  return mergedWith(book, option)
    .flatMap((part) => [part, ...neededBy(book, part)])
    .some(
      (part) =>
        conflicts(book, part, checked).length > 0 || radioSiblings(book, part).some(({ code }) => checked.has(code)),
    );
}
