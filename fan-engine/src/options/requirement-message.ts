import { groupKey, type Message, messageOf } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from './option-definition.ts';

/** A longer list would not be read, so beyond this the name of the group is shown. */
const MAX_NAMED = 4;

/** What would meet a requirement. */
export function requirementMessage(choices: readonly OptionDefinition[]): Message {
  const [first] = choices;
  const isOneGroup = choices.every(({ group }) => group === first?.group);
  if (first !== undefined && isOneGroup && choices.length > MAX_NAMED) {
    const group = messageOf('group.name', { group: groupKey(first.group) });
    return messageOf('option.requiresChoiceOf', { group });
  }
  const items = choices.map(({ description }) => description);
  return messageOf('option.requires', { options: { join: 'or', items } });
}
