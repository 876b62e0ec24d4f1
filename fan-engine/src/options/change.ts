import { type Message, messageOf } from '@specbuilder/shared-contracts/domain';
import { EngineError } from '../specification/engine-error.ts';
import { REQUIREMENT_MESSAGES } from './circumstance-messages.ts';
import type { OptionDefinition } from './option-definition.ts';
import { requirementMessage } from './requirement-message.ts';
import { resolvePicks } from './resolve-picks.ts';
import {
  alternatives,
  blockerOf,
  type Checked,
  conflicts,
  isRequired,
  mergedWith,
  neededBy,
  type RuleBook,
  radioSiblings,
  requirer,
  unmetAlternatives,
} from './rules.ts';

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
  return selected ? withOption(book, picks, checked, option) : withoutOption(book, picks, checked, option);
}

function withOption(book: RuleBook, picks: readonly number[], checked: Checked, option: OptionDefinition): number[] {
  const joining = mergedWith(book, option).flatMap((part) => [part, ...neededBy(book, part)]);
  for (const part of joining) refuseIfBlocked(book, part, checked);
  const leaving = new Set(
    joining
      .flatMap((part) => [...conflicts(book, part, checked), ...radioSiblings(book, part)])
      .map(({ fanOptionId }) => fanOptionId),
  );
  const staying = picks.filter((id) => !leaving.has(id));
  const chosen = mergedWith(book, option).map(({ fanOptionId }) => fanOptionId);
  const after = kept(book, [...staying, ...chosen]);
  if (chosen.every((id) => after.includes(id))) return after;
  // What it stands on came along with something that leaves; the user's choice now holds it.
  const upheld = joining.flatMap((part) => supportsOf(book, part, checked)).filter((id) => !leaving.has(id));
  return kept(book, [...staying, ...upheld, ...chosen]);
}

/** Checked options that meet the requirements of an option. */
function supportsOf(book: RuleBook, option: OptionDefinition, checked: Checked): number[] {
  return alternatives(book, option).flatMap((choices) =>
    choices.filter(({ code }) => checked.has(code)).map(({ fanOptionId }) => fanOptionId),
  );
}

function withoutOption(book: RuleBook, picks: readonly number[], checked: Checked, option: OptionDefinition): number[] {
  const parts = mergedWith(book, option);
  for (const part of parts) {
    const reason = lockReason(book, part, checked);
    if (reason !== null) throw lockedError(part, reason);
  }
  const leaving = new Set(parts.map(({ fanOptionId }) => fanOptionId));
  return kept(
    book,
    picks.filter((id) => !leaving.has(id)),
  );
}

function refuseIfBlocked(book: RuleBook, option: OptionDefinition, checked: Checked): void {
  const unmet = unmetAlternatives(book, option, checked).find((choices) => choices.length !== 1);
  if (unmet !== undefined) {
    throw lockedError(option, requirementMessage(unmet));
  }
  const blocker = blockerOf(book, option, checked);
  if (blocker !== undefined) {
    throw lockedError(option, messageOf('option.excludedBy', { option: blocker.description }));
  }
}

function lockedError({ description }: OptionDefinition, reason: Message): EngineError {
  return new EngineError('optionId', messageOf('option.locked', { option: description, reason }));
}

/** Why a checked option cannot be unchecked; null when it can. */
export function lockReason(book: RuleBook, option: OptionDefinition, checked: Checked): Message | null {
  if (option.requiredWhen !== undefined && isRequired(book, option, checked)) {
    return REQUIREMENT_MESSAGES[option.requiredWhen];
  }
  const by = requirer(book, option, checked);
  return by === undefined ? null : messageOf('option.requiredBy', { option: by.description });
}

/** Drops picks that the rules have just unchecked, so that they do not come back by surprise later. */
function kept(book: RuleBook, picks: readonly number[]): number[] {
  const checked = resolvePicks(book, picks);
  return [...new Set(picks)].filter((id) => {
    const option = book.byId.get(id);
    return option === undefined || checked.has(option.code);
  });
}
