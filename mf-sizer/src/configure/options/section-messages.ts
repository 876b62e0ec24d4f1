import type { ValidationResult } from '@specbuilder/shared-contracts/api';
import type { Message } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { type FormError, formErrorText } from './section-forms.ts';

/** Messages that belong to no group are above all of them. */
export const WHOLE_FAN = 'Options';

/** What a section has to say, in words. */
export interface SectionMessages {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Errors and warnings by the section they belong to (OPT-045), including those of its form (OPT-048). */
export function messagesBySection(
  { messages }: ValidationResult,
  formErrors: readonly FormError[] = [],
): ReadonlyMap<string, SectionMessages> {
  const sections = new Map<string, { errors: string[]; warnings: string[] }>();
  const add = (kind: 'errors' | 'warnings', section: string, text: string) => {
    const known = sections.get(section) ?? { errors: [], warnings: [] };
    known[kind].push(text);
    sections.set(section, known);
  };
  const addMessage = (kind: 'errors' | 'warnings') => (message: Message) =>
    add(kind, message.section ?? WHOLE_FAN, messageText(message));
  messages.errors.forEach(addMessage('errors'));
  for (const error of formErrors) add('errors', error.group, formErrorText(error));
  messages.warnings.forEach(addMessage('warnings'));
  return sections;
}

interface Validity {
  readonly isProcessing: boolean;
  readonly isBlocked: boolean;
  readonly errors: readonly unknown[];
}

/** Options are valid only if not processing, not blocked, and there are no errors (OPT-065); warnings do not count. */
export function areOptionsValid({ isProcessing, isBlocked, errors }: Validity): boolean {
  return !isProcessing && !isBlocked && errors.length === 0;
}
