import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { REGIONAL_EDIT_TEXTS } from './texts.ts';

export type EditableField = keyof typeof REGIONAL_EDIT_TEXTS.fields;
export const EDITABLE_FIELDS = Object.keys(REGIONAL_EDIT_TEXTS.fields) as readonly EditableField[];

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
