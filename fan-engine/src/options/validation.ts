import type { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { holds } from './applicability.ts';
import { isRequiredGroup } from './group-rules.ts';
import type { OptionDefinition } from './option-definition.ts';
import { type Checked, isRequired, type RuleBook, unmetAlternatives } from './rules.ts';
import { OPTION_TEXTS, REQUIREMENT_TEXTS } from './texts.ts';

/** Messages of a set of options, and each again on the options it concerns, so that a screen can lead there. */
export interface OptionMessages {
  readonly errors: string[];
  readonly warnings: string[];
  readonly byCode: ReadonlyMap<string, string[]>;
}

/** Errors and warnings of the option rules; the texts begin with the section's keyword. */
export function optionMessages(book: RuleBook, checked: Checked): OptionMessages {
  const byCode = new Map<string, string[]>();
  const note = (concerned: readonly OptionDefinition[], text: string) => {
    for (const { code } of concerned) byCode.set(code, [...(byCode.get(code) ?? []), text]);
    return text;
  };
  const errors = [
    ...openGroups(book, checked).map(([group, options]) => note(options, OPTION_TEXTS.groupRequired(group))),
    ...unmetRequirements(book, checked).map(([option, text]) => note([option], text)),
  ];
  const warnings = missedRecommendations(book, checked).map(([option, text]) => note([option], text));
  return { errors, warnings, byCode };
}

function openGroups(book: RuleBook, checked: Checked): [OptionGroup, OptionDefinition[]][] {
  const groups = [...new Set(book.visible.map(({ group }) => group))].filter(isRequiredGroup);
  return groups
    .map((group): [OptionGroup, OptionDefinition[]] => [group, book.visible.filter((option) => option.group === group)])
    .filter(([, options]) => !options.some(({ code }) => checked.has(code)));
}

/** Required options that could not be checked because something they need is missing. */
function unmetRequirements(book: RuleBook, checked: Checked): [OptionDefinition, string][] {
  return book.visible.flatMap((option): [OptionDefinition, string][] => {
    const { requiredWhen, group, description, code } = option;
    if (requiredWhen === undefined || checked.has(code) || !isRequired(book, option, checked)) return [];
    const needs = unmetAlternatives(book, option, checked).map((choices) =>
      OPTION_TEXTS.requires(choices.map((choice) => choice.description)),
    );
    const why = [REQUIREMENT_TEXTS[requiredWhen], ...needs].join('. ');
    return [[option, OPTION_TEXTS.optionRequired(group, description, why)]];
  });
}

function missedRecommendations(book: RuleBook, checked: Checked): [OptionDefinition, string][] {
  return book.visible.flatMap((option): [OptionDefinition, string][] => {
    const { recommendedWhen, group, description, code } = option;
    if (recommendedWhen === undefined || checked.has(code) || !holds(recommendedWhen, book.facts, false)) return [];
    return [[option, OPTION_TEXTS.recommended(group, description)]];
  });
}
