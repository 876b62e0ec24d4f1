import { applyConventions } from '@specbuilder/shared-contracts/client';
import { SITE_PATH } from '@specbuilder/shared-ui/browser';
import { userSession } from './browser-storage.ts';
import { brandInAddress } from './page-address.ts';
import { pageCaller } from './page-caller.ts';
import { languageOfCookie } from './page-language.ts';

/** The call of the contract that every page begins with. */
const SETTINGS_PATH = '/api/settings';

let early: { readonly url: string; readonly response: Promise<Response> } | undefined;

/**
 * Requests the settings while the modules of the shell are still being executed, which takes a phone longer than the
 * response. Nothing is fetched where the call may turn out different: in a frame, which may be a shop's, and with a
 * brand in the address, which reloads the page.
 */
export async function prefetchSettings(page: Window = window): Promise<void> {
  if (page.parent !== page || brandInAddress(new URL(page.location.href)) !== undefined) return;
  const conventions = {
    ...pageCaller(userSession()),
    isStoreView: () => false,
    accessToken: async () => null,
    // Its words are not there yet.
    language: languageOfCookie,
  };
  const request = new Request(new URL(SITE_PATH + SETTINGS_PATH, page.location.href), {
    headers: { accept: 'application/json' },
  });
  const call = await applyConventions(request, conventions);
  early = { url: call.url, response: fetch(call) };
  // The caller that gets the response handles the failure.
  early.response.catch(() => undefined);
}

/** fetch, but the first call for prefetched data gets the prefetched response. */
export const fetchOrPrefetched: typeof fetch = (input, init) => {
  const { url, response } = early ?? {};
  if (response === undefined || !(input instanceof Request) || input.url !== url) return fetch(input, init);
  early = undefined;
  return response;
};
