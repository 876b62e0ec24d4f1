import { groupKey, type Message, messageOf } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from './option-definition.ts';

/** More than these would be a list nobody reads; the name of their group says it. */
const MOST_NAMED = 4;

/** What would meet a requirement. */
export function requirementMessage(choices: readonly OptionDefinition[]): Message {
  const [first] = choices;
  const isOneGroup = choices.every(({ group }) => group === first?.group);
  if (first !== undefined && isOneGroup && choices.length > MOST_NAMED) {
    const group = messageOf('group.name', { group: groupKey(first.group) });
    return messageOf('option.requiresChoiceOf', { group });
  }
  const items = choices.map(({ description }) => description);
  return messageOf('option.requires', { options: { join: 'or', items } });
}
