import { COOKIES } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { PAGE_KEYS } from '../boot/boot/browser-storage.ts';
import { readCookie } from '../boot/boot/cookies.ts';

const LANDING_PREFIX = '/commerce-landing';

/**
 * Whether a shop frames this page: it is framed, and came in through the landing address, with ?store=1 or
 * with the content-only layout; remembered for the browser session, since later addresses no longer say it.
 */
export function recogniseStoreView(target: Window, storage: StorageService): boolean {
  if (target.parent === target) return false;
  const { pathname, search } = target.location;
  const isShop =
    pathname.startsWith(LANDING_PREFIX) ||
    new URLSearchParams(search).get('store') === '1' ||
    readCookie(COOKIES.layoutStyle) === 'contentOnly' ||
    storage.read(PAGE_KEYS.storeView) === 'true';
  if (isShop) storage.write(PAGE_KEYS.storeView, 'true');
  return isShop;
}
