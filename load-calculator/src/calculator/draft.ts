import { type LoadCalculationForm, loadCalculationForm } from '@specbuilder/shared-contracts/api';
import { CACHE_PREFIX, STORAGE_PREFIX } from '@specbuilder/shared-contracts/domain';
import { sessionStore } from '@specbuilder/shared-ui/browser';

/** Of this tab and the user: the product takes it away with everything else of theirs at sign-out. */
const KEY = `${STORAGE_PREFIX}${CACHE_PREFIX.user}loadCalculation`;

export interface Draft {
  /** The kept calculation that it changes; null for a new one. */
  readonly of: { readonly id: string; readonly rowVersion: number; readonly copyId: string } | null;
  readonly values: LoadCalculationForm;
  /** Whether the values say anything that is kept nowhere else. */
  readonly isChanged: boolean;
  /** The copy that the tab opened last: a reload of its address goes on with it in place of copying again. */
  readonly openedCopy: string | null;
}

/** Stores the page's input for when the user leaves: a removed frame cannot prompt the user to stay. */
export function keepDraft(draft: Draft, storage: Storage = sessionStore): void {
  storage.setItem(KEY, JSON.stringify(draft));
}

/** Null when there is none, or one that an earlier release wrote in another form. */
export function readDraft(storage: Storage = sessionStore): Draft | null {
  try {
    const draft = JSON.parse(storage.getItem(KEY) ?? 'null') as Draft | null;
    return draft !== null && loadCalculationForm.safeParse(draft.values).success ? draft : null;
  } catch {
    return null;
  }
}
