import { type Message, messageOf } from '@specbuilder/shared-contracts/domain';
import { REQUIREMENT_MESSAGES } from './circumstance-messages.ts';
import type { DisabledToolTip } from './fan-option.ts';
import type { OptionDefinition } from './option-definition.ts';
import { requirementMessage } from './requirement-message.ts';
import {
  blockerOf,
  type Checked,
  isRequired,
  mergedWith,
  neededBy,
  type RuleBook,
  requirer,
  unmetAlternatives,
} from './rules.ts';

/**
 * Why an option cannot be changed from its present state: the list shows it, and a change is rejected with it. If there
 * is none, the change is made.
 */
export function obstaclesOf(book: RuleBook, option: OptionDefinition, checked: Checked): DisabledToolTip[] {
  const parts = mergedWith(book, option);
  if (checked.has(option.code)) return parts.flatMap((part) => locks(book, part, checked));
  return withoutRepeats(
    parts.flatMap((part) => [
      ...obstaclesTo(book, part, checked, excludedBy),
      ...neededBy(book, part).flatMap((needed) => obstaclesTo(book, needed, checked, neededIsExcludedBy)),
    ]),
  );
}

/** An option and what comes along with it may wait for the same choice. */
function withoutRepeats(toolTips: readonly DisabledToolTip[]): DisabledToolTip[] {
  const subjects = toolTips.map(({ requiresOptionId, disabledByOptionId }) =>
    [requiresOptionId, disabledByOptionId].join(),
  );
  return toolTips.filter((_, index) => subjects.indexOf(subjects[index] ?? '') === index);
}

function locks(book: RuleBook, option: OptionDefinition, checked: Checked): DisabledToolTip[] {
  if (option.requiredWhen !== undefined && isRequired(book, option, checked)) {
    return [toolTip(REQUIREMENT_MESSAGES[option.requiredWhen], {})];
  }
  const by = requirer(book, option, checked);
  if (by === undefined) return [];
  return [toolTip(messageOf('option.requiredBy', { option: by.description }), { requiredByOptionId: by.fanOptionId })];
}

type Excluded = (option: OptionDefinition, blocker: OptionDefinition) => DisabledToolTip;

/** What has to be chosen before an option, and what a rule holds in its place. */
function obstaclesTo(
  book: RuleBook,
  option: OptionDefinition,
  checked: Checked,
  excluded: Excluded,
): DisabledToolTip[] {
  if (checked.has(option.code)) return [];
  // What alone meets a requirement comes along.
  const open = unmetAlternatives(book, option, checked).filter((choices) => choices.length !== 1);
  const blocker = blockerOf(book, option, checked);
  return [
    ...open.map((choices) =>
      toolTip(requirementMessage(choices), { requiresOptionId: choices[0]?.fanOptionId ?? null }),
    ),
    ...(blocker === undefined ? [] : [excluded(option, blocker)]),
  ];
}

function excludedBy(_: OptionDefinition, { description, fanOptionId }: OptionDefinition): DisabledToolTip {
  return toolTip(messageOf('option.excludedBy', { option: description }), { disabledByOptionId: fanOptionId });
}

/** What an option needs is kept out by something locked. */
function neededIsExcludedBy(needed: OptionDefinition, blocker: OptionDefinition): DisabledToolTip {
  const names = { option: needed.description, blocker: blocker.description };
  return toolTip(messageOf('option.requiresExcluded', names), {
    requiresOptionId: needed.fanOptionId,
    disabledByOptionId: blocker.fanOptionId,
  });
}

function toolTip(message: Message, by: Partial<DisabledToolTip>): DisabledToolTip {
  return { message, requiredByOptionId: null, requiresOptionId: null, disabledByOptionId: null, ...by };
}
