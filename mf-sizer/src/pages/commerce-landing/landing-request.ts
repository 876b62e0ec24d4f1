import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { type FanCategory, fanCategoryOfId } from '@specbuilder/shared-contracts/domain';
import type { EventPayload } from '@specbuilder/shared-contracts/events';
import type { StoreDuty } from '../../search/search/store-duty.ts';

export type LandingParameter = EventPayload<'commerce-landing-invalid'>['missing'][number];

type OfferedCategories = readonly Pick<TopCategory, 'id' | 'fanCategoryType'>[];

/** The search that a shop requests (COM-005 to COM-007). */
export interface LandingRequest {
  readonly category: FanCategory;
  readonly sub: number;
  readonly application: string | null;
  readonly duty: StoreDuty;
}

/**
 * Reads /commerce-landing/{postalCode}/{cfm}/{categoryName}/{subCategoryId}[/{fanApplication}].
 *
 * @param offered categories of the brand, by whose ids an address may name those that the specification does not
 * @returns the request, or the parameters that are missing or cannot be used
 */
export function readLanding(
  pathname: string,
  offered: OfferedCategories = [],
): LandingRequest | readonly LandingParameter[] {
  // Empty segments count: /commerce-landing//2500/exhaust-fan/2 lacks its postal code.
  const [postalCode = '', cfmText = '', categoryName = '', subText = '', application = ''] = segmentsOf(pathname);
  const cfm = Number(cfmText);
  const category = categoryOf(categoryName, offered);
  const missing: LandingParameter[] = [];
  if (category === null) missing.push('categoryName');
  if (!/^\d{1,2}$/.test(subText)) missing.push('subCategoryId');
  if (cfmText === '' || !Number.isFinite(cfm) || cfm <= 0) missing.push('cfm');
  if (postalCode === '') missing.push('postalCode');
  if (category === null || missing.length > 0) return missing;
  return { category, sub: Number(subText), application: application || null, duty: { postalCode, cfm } };
}

/** Whether an address names a category that only the brand's catalogue may know. */
export function namesAddedCategory(pathname: string): boolean {
  const [, , categoryName = ''] = segmentsOf(pathname);
  return categoryName !== '' && categoryOf(categoryName, []) === null;
}

function categoryOf(name: string, offered: OfferedCategories): FanCategory | null {
  try {
    return fanCategoryOfId(name);
  } catch {
    return offered.find(({ id }) => id === name.toLowerCase())?.fanCategoryType ?? null;
  }
}

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').slice(2).map(decode);
}

/** Decoded once; text that is not a valid encoding is used as is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    return segment.trim();
  }
}
