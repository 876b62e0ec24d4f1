import { rootLocal } from '../../boot/boot/browser-storage.ts';

export const OVERRIDES_KEY = 'overrides';
export const OVERRIDE_PARAMETER = 'override';

/**
 * Whether this page may have to take a remote from a developer: the only cost for an ordinary visit. The rest is
 * fetched only when an override was requested, and by pages of `npm run dev`.
 */
export function areOverridesRequested(): boolean {
  return (
    rootLocal().read(OVERRIDES_KEY) !== null ||
    window.location.search.includes(`${OVERRIDE_PARAMETER}=`) ||
    (document.getElementById('sb-registry')?.textContent.includes('"developmentRemotes"') ?? false)
  );
}
