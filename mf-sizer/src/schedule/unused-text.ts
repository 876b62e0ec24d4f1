import type { UnusedText } from '@specbuilder/duty-reader';
import { COLUMN_NOTE_MESSAGES } from '@specbuilder/shared-contracts/messages';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';

/** What a column that is not used was taken for. */
export const reasonText = (reason: UnusedText['reason']): string => COLUMN_NOTE_MESSAGES[reason];

/** What a column without a head is called. */
export const headText = (head: string, place: number): string =>
  head === '' ? SCHEDULE_MESSAGES.columnNo({ number: String(place + 1) }) : head;

/** Words that no one said what they are: the user says what their column is. */
export const isUnknown = ({ reason }: Pick<UnusedText, 'reason'>): boolean => reason === 'notUnderstood';

/** Words of a row that are not used, with what they were taken for; empty where there are none. */
export function unusedText(unused: readonly UnusedText[]): string {
  const texts = unused
    .filter((each) => !isUnknown(each))
    .map(({ head, index, text, reason }) =>
      SCHEDULE_MESSAGES.unusedText({ head: headText(head, index), text, reason: reasonText(reason) }),
    );
  return texts.length === 0 ? '' : SCHEDULE_MESSAGES.unusedTexts({ texts: texts.join('; ') });
}

/** Words of a row in columns that no one knows. */
export const unknownTexts = (unused: readonly UnusedText[]): readonly string[] =>
  unused
    .filter(isUnknown)
    .map(({ head, index, text }) => SCHEDULE_MESSAGES.unknownText({ head: headText(head, index), text }));
