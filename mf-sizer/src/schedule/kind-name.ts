import { SCHEDULE_KINDS_MESSAGES } from '../messages/schedule-kinds.generated.ts';

/** What a category, a kind or a use is called; the reader's own name where it has another one. */
export function kindName(name: string): string {
  return Object.hasOwn(SCHEDULE_KINDS_MESSAGES, name)
    ? SCHEDULE_KINDS_MESSAGES[name as keyof typeof SCHEDULE_KINDS_MESSAGES]
    : name;
}
