import { rootLocal } from './browser-storage.ts';

/** Responses that an identity provider appends to the address. */
const IDENTITY_HASH = /^#(code|id_token|access_token|error)=/;
const KEY = 'identityHash';

/**
 * Notes that the provider came back with a hash and takes the hash from the address, since it may hold a token; only
 * that it was there is stored.
 */
export function storeIdentityHash({ location, history }: Window): void {
  if (!IDENTITY_HASH.test(location.hash)) return;
  rootLocal().write(KEY, 'returned');
  history.replaceState(null, '', `${location.pathname}${location.search}`);
}

/** Whether the root of the site is to go on to sign-in (SHL-001); read once, then cleared. */
export function consumeIdentityHash(): boolean {
  const isStored = rootLocal().read(KEY) !== null;
  rootLocal().remove(KEY);
  return isStored;
}
