import { DEFAULT_MANUFACTURER_LABEL_ID } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';

/**
 * The address of a screen for another browser: on the product's own site, even from a page that embeds the sizer, and
 * in the page's brand. A brand removes the rest of the query, so the screen is then in the hash.
 */
export function mailedAddress({ serverUrl, settings }: Pick<Platform, 'serverUrl' | 'settings'>, href: string): string {
  const site = new URL(`${serverUrl}/`, window.location.href).href.slice(0, -1);
  const brand = settings.get().manufacturer.manufacturerLabelId;
  return brand === DEFAULT_MANUFACTURER_LABEL_ID ? `${site}${href}` : `${site}/?manufacturerLabelId=${brand}#${href}`;
}
