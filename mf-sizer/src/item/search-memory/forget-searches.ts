import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { type Sizer, sizerOf } from './sizer-of.ts';

/** One for each sizer, so that a search for ceiling fans takes nothing of the duty that was typed before. */
export const SIZERS: readonly Sizer[] = ['exhaustSupply', 'hvls'];

/** Under the host's sizerContext prefix (CON-009). */
export const keyOf = (sizer: Sizer) => `search.${sizer}`;
export const LAST_KEY = 'search.last';

/** The next search of the category begins with its defaults. Apart from what reads them, which the start page does without. */
export function forgetSearch(storage: StorageService, category: FanCategory): void {
  storage.remove(keyOf(sizerOf(category)));
}

export function forgetSearches(storage: StorageService): void {
  for (const sizer of SIZERS) storage.remove(keyOf(sizer));
  storage.remove(LAST_KEY);
}
