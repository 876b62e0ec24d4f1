import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';

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

/** Admins, and sales users for their own regions (SHL-069). */
export function mayEditRegion(user: SignedInUser | null, region: number): boolean {
  if (user === null) return false;
  return user.roles.includes('admin') || (user.roles.includes('sales') && user.salesRegions.includes(region));
}

/** What was changed, by its key (SHL-070). */
export function changesOf(
  region: SalesRegion,
  written: Readonly<Record<EditableField, string>>,
): Partial<Record<EditableField, string>> {
  const changed = EDITABLE_FIELDS.filter((field) => written[field].trim() !== region[field]);
  return Object.fromEntries(changed.map((field) => [field, written[field].trim()]));
}
