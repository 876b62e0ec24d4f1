import { type RegistryRemote, remoteDeclaration } from '@specbuilder/shared-contracts/registry';
import type { TestPlatformOptions } from '@specbuilder/shared-contracts/testing';
import declaration from '../remote.json' with { type: 'json' };

const PUBLISHED: RegistryRemote['active'] = {
  version: '1.0.0',
  federationName: 'mf_sizer_1_0_0',
  baseUrl: '/remotes/mf-sizer/1.0.0/',
  manifestIntegrity: 'sha384-',
  entryIntegrity: 'sha384-',
  entryFile: 'remoteEntry.js',
  publishedAt: '2026-11-20T10:00:00Z',
};

/** Routes of this remote, so that the addresses of a test are the real ones. */
export const REMOTES: readonly RegistryRemote[] = [{ ...remoteDeclaration.parse(declaration), active: PUBLISHED }];

export const NO_PRICING = {
  currencyCode: 'NONE',
  currencySymbol: '',
  exchangeRate: 1,
  arePricesHidden: true,
} as const satisfies TestPlatformOptions['currency'];

/** The window's width for media queries of a test, px; the fallback of the jest preset matches nothing. */
export function setWindowWidth(widthPx: number): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matchesWidth(media, widthPx),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

function matchesWidth(media: string, widthPx: number): boolean {
  const limit = (kind: 'min' | 'max') => Number(media.match(new RegExp(`${kind}-width:\\s*([\\d.]+)px`))?.[1]);
  const [min, max] = [limit('min'), limit('max')];
  if (Number.isNaN(min) && Number.isNaN(max)) return false;
  return (Number.isNaN(min) || widthPx >= min) && (Number.isNaN(max) || widthPx <= max);
}

/** The commerce view, where a fan goes into a cart. */
export const SHOP = { addToCart: async () => true };
