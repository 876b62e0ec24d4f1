import type { CallConventions } from '@specbuilder/shared-contracts/client';
import { randomId } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { PAGE_KEYS } from './browser-storage.ts';

const GUEST_KEY = 'guestKey';

type PageCaller = Pick<CallConventions, 'manufacturerLabelId' | 'guestKey' | 'linkToken' | 'userAgent'>;

/** What every call of this page carries, for guests and users alike. */
export function pageCaller(storage: StorageService): PageCaller {
  return {
    manufacturerLabelId: () => Number(storage.read(PAGE_KEYS.brand)) || undefined,
    guestKey: () => guestKeyOf(storage),
    linkToken: () => new URLSearchParams(location.search).get('link'),
    userAgent: navigator.userAgent,
  };
}

/**
 * Names this browser session before sign-in, so that an item made as a guest can be claimed. Read with each
 * call: a sign-out takes it from the storage, and the next guest of this page must not go by the former user's.
 */
function guestKeyOf(storage: StorageService): string {
  const known = storage.read(GUEST_KEY);
  if (known !== null) return known;
  const created = randomId();
  storage.write(GUEST_KEY, created);
  return created;
}
