import type { Reason } from '@specbuilder/duty-reader';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { SCHEDULE_REASONS_MESSAGES } from '../messages/schedule-reasons.generated.ts';
import { fieldName } from './field-name.ts';
import { kindName } from './kind-name.ts';
import type { Remark } from './row-remarks.ts';

export const remarksText = (remarks: readonly Remark[]) => remarks.map(remarkText).join('; ');

export function remarkText({ kind, field, text, value }: Remark): string {
  switch (kind) {
    case 'missing':
      return SCHEDULE_MESSAGES.missing({ field: fieldName(field) });
    case 'readAs':
      return SCHEDULE_MESSAGES.readAs({ text, value: valueText(field, value) });
    case 'notForFan':
      return SCHEDULE_MESSAGES.notForFan({ field: fieldName(field), text });
    case 'cut':
      return SCHEDULE_MESSAGES.cut({ field: fieldName(field), count: Number(text), most: Number(value) });
    case 'bySpace':
      return SCHEDULE_MESSAGES.bySpace;
    case 'twice':
      return SCHEDULE_MESSAGES.tagTwice({ tag: text, count: Number(value) });
    case 'tooMany':
      return SCHEDULE_MESSAGES.tooMany({ count: Number(text), most: Number(value) });
    case 'noLine':
      return SCHEDULE_MESSAGES.noLine({ use: kindName(text) });
    case 'severalMeanings':
      return text === ''
        ? SCHEDULE_MESSAGES.missing({ field: fieldName(field) })
        : SCHEDULE_MESSAGES.severalMeanings({ field: fieldName(field), text });
    default:
      return SCHEDULE_MESSAGES.unreadable({ field: fieldName(field), text });
  }
}

export function notUnderstoodText(words: readonly string[]): readonly string[] {
  return words.length === 0 ? [] : [SCHEDULE_MESSAGES.notUnderstood({ words: words.join(' ') })];
}

export function ignoredText(reason: Reason | null): string {
  const { heading } = SCHEDULE_REASONS_MESSAGES;
  return SCHEDULE_MESSAGES.ignoredAs({ reason: reason === null ? heading : SCHEDULE_REASONS_MESSAGES[nameOf(reason)] });
}

function nameOf(reason: Reason): keyof typeof SCHEDULE_REASONS_MESSAGES {
  if (reason === 'by others') return 'byOthers';
  return reason === 'second language' ? 'secondLanguage' : reason;
}

/** Converted liters per second have more decimals than are useful to read. */
export function valueText(field: Remark['field'], value: string): string {
  const number = Number(value);
  if (field === 'airflow') return formatQuantity(number, 'airflow');
  if (field === 'pressure') return formatQuantity(Math.round(number * 1000) / 1000, 'dutyPressure');
  if (field === 'temperatureRise') return formatQuantity(number, 'temperatureRise');
  if (field === 'heatOutput') return formatQuantity(number, 'heatOutput');
  return value;
}
