import { fingerprint } from './fingerprint.ts';

interface StartFacts<C extends object> {
  /** Default criteria of the category. */
  readonly defaults: C;
  /** Criteria of the result set that the address names; null without one or when it is gone. */
  readonly sized: C | null;
  /** What was typed earlier in this browser session. */
  readonly remembered: C | null;
  /** The address names a result set. */
  readonly hasResultId: boolean;
  /** Criteria without what only the page uses. */
  readonly specificationOf: (criteria: C) => object;
}

export interface Start<C> {
  readonly criteria: C;
  readonly defaults: C;
  /** Fingerprint of what the shown result was sized with; null without a result. */
  readonly sizedWith: string | null;
  /** The stored result is gone but its criteria are known: size them again. */
  readonly shouldRun: boolean;
}

/** With what a search page begins: what was typed, else what was sized, else the defaults. */
export function startingCriteria<C extends object>(facts: StartFacts<C>): Start<C> {
  const { defaults, sized, remembered, hasResultId, specificationOf } = facts;
  const ofResult = sized === null ? null : { ...defaults, ...sized };
  return {
    criteria: remembered ?? ofResult ?? defaults,
    defaults,
    sizedWith: ofResult === null ? null : fingerprint(specificationOf(ofResult)),
    shouldRun: hasResultId && sized === null && remembered !== null,
  };
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
