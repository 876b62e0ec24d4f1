import type { SalesRegion } from '@specbuilder/shared-contracts/api';

export const EDITABLE_FIELDS = [
  'description',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'zip4',
  'country',
  'phone',
  'phoneExtension',
  'fax',
  'tollFreePhone',
  'email',
] as const;
export type EditableField = (typeof EDITABLE_FIELDS)[number];

/** What was changed, by its key (SHL-070). */
export function changesOf(
  region: SalesRegion,
  written: Readonly<Record<EditableField, string>>,
): Partial<Record<EditableField, string>> {
  const changed = EDITABLE_FIELDS.filter((field) => written[field].trim() !== region[field]);
  return Object.fromEntries(changed.map((field) => [field, written[field].trim()]));
}
