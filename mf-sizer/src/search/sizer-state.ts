import type { RowChoice } from '../results/row-choice.ts';

/** A run waits for the place that was typed, then for the rows. */
export type RunStep = 'idle' | 'locating' | 'sizing';

/**
 * What a search is at, beside its criteria, which the form holds: how far its run is, what the rows on screen were sized
 * with, and what was chosen among them. A choice belongs to the rows that it was made among.
 */
export interface SizerState {
  readonly run: RunStep;
  /** Fingerprint of the specification behind the rows on screen; null without rows. */
  readonly sizedWith: string | null;
  readonly choice: RowChoice & { readonly resultId: string | null };
}

export type SizerEvent =
  | { readonly type: 'run-began' }
  | { readonly type: 'place-known' }
  /** The newest run ended, with rows or without. */
  | { readonly type: 'run-ended' }
  | { readonly type: 'rows-came'; readonly sizedWith: string }
  | { readonly type: 'chosen'; readonly resultId: string; readonly change: Partial<RowChoice> };

const NOTHING_CHOSEN: RowChoice = { openIds: null, lines: [], quantities: {}, sort: null };

export function firstState(sizedWith: string | null): SizerState {
  return { run: 'idle', sizedWith, choice: { ...NOTHING_CHOSEN, resultId: null } };
}

export function sizerReducer(state: SizerState, event: SizerEvent): SizerState {
  switch (event.type) {
    case 'run-began':
      return { ...state, run: 'locating' };
    case 'place-known':
      return { ...state, run: 'sizing' };
    case 'run-ended':
      return { ...state, run: 'idle' };
    case 'rows-came':
      return { ...state, sizedWith: event.sizedWith };
    case 'chosen': {
      const { resultId, change } = event;
      return { ...state, choice: { ...choiceAmong(state, resultId), ...change, resultId } };
    }
  }
}

/** What is chosen among the rows of a result: an order stays with the user, the rest with the rows. */
export function choiceAmong({ choice }: SizerState, resultId: string): RowChoice {
  return choice.resultId === resultId ? choice : { ...NOTHING_CHOSEN, sort: choice.sort };
}
