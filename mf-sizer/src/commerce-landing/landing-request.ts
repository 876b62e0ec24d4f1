import { type FanCategory, fanCategoryOfId } from '@specbuilder/shared-contracts/domain';
import type { EventPayload } from '@specbuilder/shared-contracts/events';
import type { StoreDuty } from '../search/store-duty.ts';

export type LandingParameter = EventPayload<'commerce-landing-invalid'>['missing'][number];

/** The search that a shop asks for (COM-005 to COM-007). */
export interface LandingRequest {
  readonly category: FanCategory;
  readonly sub: number;
  readonly application: string | null;
  readonly duty: StoreDuty;
}

/**
 * Reads /commerce-landing/{postalCode}/{cfm}/{categoryName}/{subCategoryId}[/{fanApplication}].
 *
 * @returns the request, or the parameters that are missing or cannot be used
 */
export function readLanding(pathname: string): LandingRequest | readonly LandingParameter[] {
  // Empty segments count: /commerce-landing//2500/exhaust-fan/2 lacks its postal code.
  const [postalCode = '', cfmText = '', categoryName = '', subText = '', application = ''] = pathname
    .split('/')
    .slice(2)
    .map(decode);
  const cfm = Number(cfmText);
  const category = categoryOf(categoryName);
  const missing: LandingParameter[] = [];
  if (category === null) missing.push('categoryName');
  if (!/^\d{1,2}$/.test(subText)) missing.push('subCategoryId');
  if (cfmText === '' || !Number.isFinite(cfm) || cfm <= 0) missing.push('cfm');
  if (postalCode === '') missing.push('postalCode');
  if (category === null || missing.length > 0) return missing;
  return { category, sub: Number(subText), application: application || null, duty: { postalCode, cfm } };
}

function categoryOf(name: string): FanCategory | null {
  try {
    return fanCategoryOfId(name);
  } catch {
    return null;
  }
}

/** Decoded once; a text that is no encoding stands for itself. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    return segment.trim();
  }
}
