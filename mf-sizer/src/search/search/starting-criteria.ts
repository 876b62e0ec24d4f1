import type { SizingDefaults } from '@specbuilder/shared-contracts/api';

interface StartFacts<C extends object> {
  /** Default criteria of the category. */
  readonly defaults: C;
  /** Criteria of the result set that the address names; null without one or when it is gone. */
  readonly sized: C | null;
  /** What was typed earlier in this browser session. */
  readonly remembered: C | null;
  /** The address names a result set. */
  readonly hasResultId: boolean;
  /** The address says criteria, and whether they are to be searched for without a click. */
  readonly requested: 'nothing' | 'criteria' | 'rows';
  /** Another fan is chosen for an item; the result is the one that the item was made of. */
  readonly isReselection: boolean;
}

export interface Start<C> {
  readonly criteria: C;
  readonly defaults: C;
  /** The criteria are known and no result of today is: size them (A-110, SCH-062). */
  readonly shouldRun: boolean;
}

/** With what a search page begins: what was typed, else what was sized, else the defaults. */
export function startingCriteria<C extends object>(facts: StartFacts<C>): Start<C> {
  const { defaults, sized, remembered, hasResultId, requested, isReselection } = facts;
  const isGone = hasResultId && sized === null;
  return {
    criteria: remembered ?? { ...defaults, ...sized },
    defaults,
    shouldRun: isReselection
      ? sized !== null
      : (isGone && (remembered !== null || requested !== 'nothing')) || (!hasResultId && requested === 'rows'),
  };
}

/** What the open project says of its searches. */
export interface ProjectFacts {
  readonly sitePostalCode: string | null;
  readonly sizingDefaults: SizingDefaults;
}

/** The same with the defaults that a reset goes back to as the project says them now, and those of an empty request. */
export interface SearchStart<C> extends Start<C>, ProjectFacts {
  readonly typical: C;
}

interface RunFacts {
  /** The criteria differ from those of the shown result, or there is none. */
  readonly isDirty: boolean;
  readonly isFormValid: boolean;
  readonly isSizerValid: boolean;
}

/** Whether the user's own run goes to the server. */
export function canRun({ isDirty, isFormValid, isSizerValid }: RunFacts): boolean {
  return isDirty && isFormValid && isSizerValid;
}
