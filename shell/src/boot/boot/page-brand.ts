import { brandInAddress } from './page-address.ts';

/** The page as the brand in its address needs it. */
export interface BrandPage {
  readonly href: string;
  /** False where what the page keeps is gone with its next load. */
  readonly outlivesReload: boolean;
  /** Looks for a shop's mark in the address while it is whole. */
  recogniseShop(): unknown;
  storeBrand(manufacturerLabelId: number): void;
  load(address: string): void;
  rewrite(address: string): void;
}

/**
 * A brand in the query is stored for the session and the address cleaned by a reload (BRD-015); in a frame that can store
 * nothing, without one.
 *
 * @returns whether the page reloads
 */
export function storeBrandOfAddress(page: BrandPage): boolean {
  const request = brandInAddress(new URL(page.href));
  if (request === undefined) return false;
  page.recogniseShop();
  if (request.manufacturerLabelId !== null) page.storeBrand(request.manufacturerLabelId);
  if (page.outlivesReload) page.load(request.cleanAddress);
  else page.rewrite(request.cleanAddress);
  return page.outlivesReload;
}
