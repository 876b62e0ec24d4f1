import { readQuantity } from '@specbuilder/duty-reader';
import { location, notes, type ProjectItem, quantity, tag } from '@specbuilder/shared-contracts/api';
import type * as z from 'zod/mini';

/** What is edited in the grid, in the order of its columns. */
export const EDITED_FIELDS = ['tag', 'location', 'notes', 'qty'] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

/** A change of one of them; no text is null, as the server keeps it. */
export type FieldChange = {
  tag?: string | null;
  location?: string | null;
  notes?: string | null;
  qty?: number;
};

export function fieldText(item: ProjectItem, field: EditedField): string {
  return String(item[field] ?? '');
}

/** What the cells of a change were before it. */
export function cellsBefore({ tag, location = null, qty, notes }: ProjectItem, change: FieldChange): FieldChange {
  const all: FieldChange = { tag, location, qty, notes };
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in change));
}

/** Why a text cannot be the field's value, in words; null when it can (ITM-011, ITM-012). */
export function fieldProblem(field: EditedField, text: string): string | null {
  const { error } = schemaOf(field).safeParse(fieldValue(field, text));
  return error?.issues[0]?.message ?? null;
}

export function fieldChange(field: EditedField, text: string): FieldChange {
  return { [field]: fieldValue(field, text) };
}

function fieldValue(field: EditedField, text: string): string | number | null {
  const trimmed = text.trim();
  if (field === 'qty') return quantityOf(trimmed);
  return trimmed === '' ? null : trimmed;
}

/** Not a number where the text leaves open how many are meant. */
function quantityOf(text: string): number {
  const reading = readQuantity(text);
  return reading.kind === 'read' ? reading.value : Number.NaN;
}

function schemaOf(field: EditedField): z.ZodMiniType {
  return { tag, location, notes, qty: quantity }[field];
}
