import type { ReadRow } from '@specbuilder/duty-reader';
import type { Field } from './columns.ts';
import type { Remark } from './row-remarks.ts';

/** Longest texts of an item of a project. */
const LONGEST = { tag: 50, notes: 500 } as const;

/** Columns whose words size no fan and are kept with the item. */
export const KEPT: ReadonlySet<Field> = new Set<Field>(['service', 'location', 'notes', 'model']);

interface KeptTexts {
  readonly tag: string;
  readonly notes: string;
  readonly remarks: readonly Remark[];
}

/** Tag and notes of the item that the row becomes; a text that is too long for one says so. */
export function keptTexts({ tag, location, notes, model }: ReadRow): KeptTexts {
  const texts = {
    tag: String(tag?.value ?? ''),
    notes: [location, notes, model].flatMap((text) => text?.value ?? []).join(', '),
  };
  const remarks = (['tag', 'notes'] as const)
    .filter((field) => texts[field].length > LONGEST[field])
    .map((field): Remark => ({ field, kind: 'cut', text: String(texts[field].length), value: String(LONGEST[field]) }));
  return { tag: texts.tag.slice(0, LONGEST.tag), notes: texts.notes.slice(0, LONGEST.notes), remarks };
}
