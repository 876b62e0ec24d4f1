import { DEFAULT_MANUFACTURER_LABEL_ID } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';

/**
 * The address of a screen as another browser opens it: of the product's own site, also from a page that embeds the sizer,
 * and in the page's brand. A brand takes the rest of the query away, so that the screen then stands in the hash.
 */
export function mailedAddress({ serverUrl, settings }: Pick<Platform, 'serverUrl' | 'settings'>, href: string): string {
  const { origin } = new URL(serverUrl || '/', window.location.href);
  const brand = settings.get().manufacturer.manufacturerLabelId;
  return brand === DEFAULT_MANUFACTURER_LABEL_ID
    ? `${origin}${href}`
    : `${origin}/?manufacturerLabelId=${brand}#${href}`;
}
