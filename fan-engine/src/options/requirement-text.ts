import type { OptionDefinition } from './option-definition.ts';
import { OPTION_TEXTS } from './texts.ts';

/** More than these would be a list nobody reads; the name of their group says it. */
const MOST_NAMED = 4;

/** What would meet a requirement, in words. */
export function requirementText(choices: readonly OptionDefinition[]): string {
  const [first] = choices;
  const isOneGroup = choices.every(({ group }) => group === first?.group);
  return first !== undefined && isOneGroup && choices.length > MOST_NAMED
    ? OPTION_TEXTS.requiresChoiceOf(first.group)
    : OPTION_TEXTS.requires(choices.map(({ description }) => description));
}
