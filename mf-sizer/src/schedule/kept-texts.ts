import type { ReadRow } from '@specbuilder/duty-reader';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { Field } from './columns.ts';
import type { Remark } from './row-remarks.ts';

/** Longest texts of an item of a project. */
const LONGEST = { tag: 50, location: 200, notes: 500 } as const;

/** Columns whose words size no fan and are kept with the item. */
export const KEPT: ReadonlySet<Field> = new Set<Field>(['service', 'location', 'notes', 'model']);

/** What becomes of the words of such a column. */
export function keptWords(field: Field): string {
  return field === 'service' || field === 'location' ? SCHEDULE_MESSAGES.keptLocation : SCHEDULE_MESSAGES.kept;
}

interface KeptTexts {
  readonly tag: string;
  readonly location: string;
  readonly notes: string;
  readonly remarks: readonly Remark[];
}

/** Tag, location and notes of the item that the row becomes; a text that is too long for one says so. */
export function keptTexts({ tag, location, notes, model }: ReadRow): KeptTexts {
  const texts = {
    tag: String(tag?.value ?? ''),
    location: String(location?.value ?? ''),
    notes: [notes, model].flatMap((text) => text?.value ?? []).join(', '),
  };
  const remarks = (['tag', 'location', 'notes'] as const)
    .filter((field) => texts[field].length > LONGEST[field])
    .map((field): Remark => ({ field, kind: 'cut', text: String(texts[field].length), value: String(LONGEST[field]) }));
  const cut = (field: keyof typeof LONGEST) => texts[field].slice(0, LONGEST[field]);
  return { tag: cut('tag'), location: cut('location'), notes: cut('notes'), remarks };
}
