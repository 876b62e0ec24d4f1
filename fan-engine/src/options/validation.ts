import { groupKey, type Message, messageOf, type OptionGroup } from '@specbuilder/shared-contracts/domain';
import { RECOMMENDATION_MESSAGES, REQUIREMENT_MESSAGES } from './circumstance-messages.ts';
import { holds } from './circumstances.ts';
import { choiceSetOf, requiredChoice } from './group-rules.ts';
import type { OptionDefinition } from './option-definition.ts';
import { groupedBy } from './relations.ts';
import { requirementMessage } from './requirement-message.ts';
import { type Checked, isRequired, type RuleBook, unmetAlternatives } from './rules.ts';

/** A message and the options it concerns. */
type Concern = [readonly OptionDefinition[], Message];

/** Messages of a set of options, and each again on the options it concerns, so that a screen can lead there. */
export interface OptionMessages {
  readonly errors: Message[];
  readonly warnings: Message[];
  readonly byCode: ReadonlyMap<string, Message[]>;
}

/** Errors and warnings of the option rules, each with the section it belongs to. */
export function optionMessages(book: RuleBook, checked: Checked): OptionMessages {
  const byCode = new Map<string, Message[]>();
  const note = ([concerned, message]: Concern) => {
    for (const { code } of concerned) byCode.set(code, [...(byCode.get(code) ?? []), message]);
    return message;
  };
  const errors = [...openChoices(book, checked), ...unmetRequirements(book, checked)].map(note);
  return { errors, warnings: missedRecommendations(book, checked).map(note), byCode };
}

/** Choices to be made; if all options of one wait for another choice, it is requested after that one. */
function openChoices(book: RuleBook, checked: Checked): Concern[] {
  return [...groupedBy(book.visible, choiceSetOf)].flatMap(([set, options]): Concern[] => {
    const choice = requiredChoice(set);
    if (choice === undefined || !holds(choice.when, book.facts, false)) return [];
    if (options.some(({ code }) => checked.has(code))) return [];
    const isOpen = options.some((option) => unmetAlternatives(book, option, checked).length === 0);
    return isOpen ? [[options, choice.message]] : [];
  });
}

/** Required options that could not be checked because something they need is missing. */
function unmetRequirements(book: RuleBook, checked: Checked): Concern[] {
  return book.visible.flatMap((option): Concern[] => {
    const { requiredWhen, group, description, code } = option;
    if (requiredWhen === undefined || checked.has(code) || !isRequired(book, option, checked)) return [];
    const needs = unmetAlternatives(book, option, checked).map(requirementMessage);
    const reasons = { join: 'sentences', items: [REQUIREMENT_MESSAGES[requiredWhen], ...needs] } as const;
    const parameters = { group: shortName(group), option: description, reasons };
    return [[[option], messageOf('option.required', parameters, group)]];
  });
}

function missedRecommendations(book: RuleBook, checked: Checked): Concern[] {
  return book.visible.flatMap((option): Concern[] => {
    const { recommendedWhen, recommendedUnless = [], group, description, code } = option;
    if (recommendedWhen === undefined || !holds(recommendedWhen, book.facts, false)) return [];
    if ([code, ...recommendedUnless].some((chosen) => checked.has(chosen))) return [];
    const advice = RECOMMENDATION_MESSAGES[recommendedWhen](description);
    return [[[option], messageOf('option.recommended', { group: shortName(group), advice }, group)]];
  });
}

function shortName(group: OptionGroup): Message {
  return messageOf('group.shortName', { group: groupKey(group) });
}
