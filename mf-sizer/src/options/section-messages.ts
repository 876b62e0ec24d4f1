import type { ValidationResult } from '@specbuilder/shared-contracts/api';
import type { Message } from '@specbuilder/shared-contracts/domain';

/** Messages that belong to no group stand above all of them. */
export const WHOLE_FAN = 'Options';

export interface SectionMessages {
  readonly errors: readonly Message[];
  readonly warnings: readonly Message[];
}

/** Errors and warnings by the section they stand at (OPT-045). */
export function messagesBySection({ messages }: ValidationResult): ReadonlyMap<string, SectionMessages> {
  const sections = new Map<string, { errors: Message[]; warnings: Message[] }>();
  const add = (kind: 'errors' | 'warnings', message: Message) => {
    const section = message.section ?? WHOLE_FAN;
    const known = sections.get(section) ?? { errors: [], warnings: [] };
    known[kind].push(message);
    sections.set(section, known);
  };
  for (const message of messages.errors) add('errors', message);
  for (const message of messages.warnings) add('warnings', message);
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
