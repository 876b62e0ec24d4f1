import { holds } from './circumstances.ts';
import { choiceSetOf, requiredChoice } from './group-rules.ts';
import type { OptionDefinition } from './option-definition.ts';
import { groupedBy } from './relations.ts';
import { requirementText } from './requirement-text.ts';
import { type Checked, isRequired, type RuleBook, unmetAlternatives } from './rules.ts';
import { OPTION_TEXTS, RECOMMENDATION_TEXTS, REQUIREMENT_TEXTS } from './texts.ts';

/** Messages of a set of options, and each again on the options it concerns, so that a screen can lead there. */
export interface OptionMessages {
  readonly errors: string[];
  readonly warnings: string[];
  readonly byCode: ReadonlyMap<string, string[]>;
}

/** Errors and warnings of the option rules; the texts begin with the section's keyword. */
export function optionMessages(book: RuleBook, checked: Checked): OptionMessages {
  const byCode = new Map<string, string[]>();
  const note = ([concerned, text]: [readonly OptionDefinition[], string]) => {
    for (const { code } of concerned) byCode.set(code, [...(byCode.get(code) ?? []), text]);
    return text;
  };
  const errors = [...openChoices(book, checked), ...unmetRequirements(book, checked)].map(note);
  return { errors, warnings: missedRecommendations(book, checked).map(note), byCode };
}

/** Choices to be made; one whose options all wait for another choice is asked for after that one. */
function openChoices(book: RuleBook, checked: Checked): [OptionDefinition[], string][] {
  return [...groupedBy(book.visible, choiceSetOf)].flatMap(([set, options]): [OptionDefinition[], string][] => {
    const choice = requiredChoice(set);
    if (choice === undefined || !holds(choice.when, book.facts, false)) return [];
    if (options.some(({ code }) => checked.has(code))) return [];
    const isOpen = options.some((option) => unmetAlternatives(book, option, checked).length === 0);
    return isOpen ? [[options, choice.message]] : [];
  });
}

/** Required options that could not be checked because something they need is missing. */
function unmetRequirements(book: RuleBook, checked: Checked): [OptionDefinition[], string][] {
  return book.visible.flatMap((option): [OptionDefinition[], string][] => {
    const { requiredWhen, group, description, code } = option;
    if (requiredWhen === undefined || checked.has(code) || !isRequired(book, option, checked)) return [];
    const needs = unmetAlternatives(book, option, checked).map(requirementText);
    const why = [REQUIREMENT_TEXTS[requiredWhen], ...needs].join('. ');
    return [[[option], OPTION_TEXTS.optionRequired(group, description, why)]];
  });
}

function missedRecommendations(book: RuleBook, checked: Checked): [OptionDefinition[], string][] {
  return book.visible.flatMap((option): [OptionDefinition[], string][] => {
    const { recommendedWhen, recommendedUnless = [], group, description, code } = option;
    if (recommendedWhen === undefined || !holds(recommendedWhen, book.facts, false)) return [];
    if ([code, ...recommendedUnless].some((chosen) => checked.has(chosen))) return [];
    return [[[option], OPTION_TEXTS.recommended(group, RECOMMENDATION_TEXTS[recommendedWhen](description))]];
  });
}
