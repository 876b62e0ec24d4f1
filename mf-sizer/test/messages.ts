import type { ValidationResult } from '@specbuilder/shared-contracts/api';
import { type Message, messageOf, type OptionGroup } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';

/** A message of any words, at a group of options. */
export const textMessage = (text: string, section?: OptionGroup): Message => messageOf('plain.text', { text }, section);

/** The server's validation of a configuration: the same as messages and as data. */
export function validationOf(messages: Partial<ValidationResult['messages']> = {}): ValidationResult {
  const { errors = [], warnings = [] } = messages;
  return { errors: errors.map(messageText), warnings: warnings.map(messageText), messages: { errors, warnings } };
}
