import type { CurbSet } from '@specbuilder/shared-contracts/api';
import type { StorageService } from '@specbuilder/shared-contracts/platform';

interface CurbFacts {
  readonly isEditing: boolean;
  readonly wasShown: boolean;
  readonly hasCurbs: boolean;
  readonly hasChosenCurb: boolean;
}

/** The curb prompt appears only when not editing, not shown before, curbs exist and none is chosen (OPT-068). */
export function requiresCurb({ isEditing, wasShown, hasCurbs, hasChosenCurb }: CurbFacts): boolean {
  return !isEditing && !wasShown && hasCurbs && !hasChosenCurb;
}

export function curbFacts({ curbs }: CurbSet) {
  return { hasCurbs: curbs.length > 0, hasChosenCurb: curbs.some(({ selected }) => selected) };
}

/** Once per item in the browser session, sign-in included. */
export function curbQuestion(storage: StorageService, fanItemId: string) {
  const key = `curbAsked.${fanItemId}`;
  return { wasShown: () => storage.read(key) !== null, remember: () => storage.write(key, 'true') };
}
