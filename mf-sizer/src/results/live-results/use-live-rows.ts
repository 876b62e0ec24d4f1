import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { CRITERIA_DEBOUNCE_MS, type FanCategory } from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { motorParts } from '@specbuilder/shared-contracts/messages';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { startTransition, useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { fingerprint } from '../session/fingerprint.ts';
import type { RowSet, ShownRows } from '../session/rows.ts';
import type { SizerState } from '../session/sizer-state.ts';
import { sameValues } from './same-values.ts';
import type { LiveSelection, LiveSpecification, LiveVersions } from './selection-messages.ts';
import { useSelector } from './use-selector.ts';

/** What of a kind of search its rows are worked out by. */
interface LiveKind<C, V, S> {
  readonly schema: $ZodType<V, C>;
  readonly isValid: (values: V) => boolean;
  readonly specificationOf: (values: V) => S;
}

/** A result as the server returns it, for any kind of rows. */
interface LiveSet<S, R> extends RowSet {
  readonly fanCategoryType: FanCategory;
  readonly createdOnUtc: string;
  readonly versions: LiveVersions;
  readonly candidateCount: number;
  readonly excluded: Exclusion[];
  readonly specification: S;
  readonly results: R[];
}

interface Worked<S> {
  /** Fingerprint of the specification. */
  readonly sizedWith: string;
  readonly specification: S;
  readonly selection: LiveSelection;
  readonly versions: LiveVersions;
}

/**
 * While the server sizes the same specification, its response is on its way. Calculating it here too occupied both
 * cores and drew the list twice (first row after Run 395 ms instead of 320 on two cores).
 */
const RUN_PATIENCE_MS = 1000;

/** The engine is there when the line breaks off before the first edit, and takes nothing from the drawing of the rows. */
const AFTER_ROWS_MS = 4000;

/** Its rows have no result of the server: nothing is stored under this id. */
const NOT_STORED = '';

/**
 * Rows for the current form values, calculated in a worker while the user edits the form. Null when the rows on screen
 * already match the form, when the form cannot be sized, and when this browser cannot calculate.
 */
export function useLiveRows<C, V, S extends LiveSpecification, R extends object>(
  kind: LiveKind<C, V, S>,
  state: SizerState<C, V, LiveSet<S, R>>,
): LiveSet<S, R> | null {
  const { rows, failure, run } = state;
  const requested = useMemo(() => requestedOf(kind, state), [kind, state]);
  const sizedWith = requested === null ? null : fingerprint(requested);
  const isOpen = rows === null ? failure?.isOffline === true : rows.sizedWith !== sizedWith;
  const isRequested = sizedWith !== null && isOpen;
  const isRunning = run.step !== 'idle';
  const [wasRequested, setWasRequested] = useState(false);
  if (isRequested && !wasRequested) setWasRequested(true);
  const hasRows = rows !== null;
  useEffect(() => {
    if (!hasRows) return undefined;
    const timer = setTimeout(() => setWasRequested(true), AFTER_ROWS_MS);
    return () => clearTimeout(timer);
  }, [hasRows]);
  const { selector, fetchedAt, refetch } = useSelector(wasRequested);
  const [worked, setWorked] = useState<Worked<S> | null>(null);
  useConfirmation(rows, worked);
  // Another catalogue was activated, or another engine runs, since the worker began.
  const responded = rows !== null && Date.parse(rows.set.createdOnUtc) > fetchedAt ? rows.set.versions : null;
  const isOutdated = responded !== null && selector !== null && !isSameVersion(responded, selector.versions);
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint represents the specification object
  useEffect(() => {
    if (!isRequested || selector === null || requested === null || isOutdated) return undefined;
    let isOver = false;
    const timer = setTimeout(
      async () => {
        const selection = await selector.size(requested);
        if (isOver || selection === null) return;
        // Many rows are drawn in the background, so that the next key is not kept waiting.
        startTransition(() =>
          setWorked({ sizedWith, specification: requested, selection, versions: selector.versions }),
        );
      },
      isRunning ? RUN_PATIENCE_MS : CRITERIA_DEBOUNCE_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isRequested, isRunning, sizedWith, selector, isOutdated]);
  const words = useReadable(currentLanguage.words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of motors are read from the words, which no argument carries
  const set = useMemo(() => (worked === null ? null : setOf<S, R>(worked)), [worked, words]);
  const isShown = isRequested && !isOutdated && (!isRunning || worked?.sizedWith === sizedWith);
  return isShown ? set : null;
}

/** The specification in the form; null while it cannot be run or waits for its place. */
function requestedOf<C, V, S extends LiveSpecification, R extends object>(
  kind: LiveKind<C, V, S>,
  { criteria, place }: SizerState<C, V, LiveSet<S, R>>,
): S | null {
  if (place.status === 'searching') return null;
  const found = z.safeParse(kind.schema, criteria);
  return found.success && kind.isValid(found.data) ? kind.specificationOf(found.data) : null;
}

function isSameVersion(a: LiveVersions, b: LiveVersions): boolean {
  return a.catalogue === b.catalogue && a.engine === b.engine && a.priceBook === b.priceBook;
}

/** The rows as the server would return them, except for what only the server knows. */
function setOf<S extends LiveSpecification, R extends object>({
  specification,
  selection,
  versions,
}: Worked<S>): LiveSet<S, R> {
  const { candidateCount, excluded, results } = selection;
  const named = results.map((row) => ({
    ...row,
    motorListPrices: row.motorListPrices.map((motor) => ({ ...motor, motor: motorParts(motor) })),
  }));
  return {
    resultId: NOT_STORED,
    fanCategoryType: specification.fanCategoryType as FanCategory,
    createdOnUtc: '',
    versions,
    candidateCount,
    excluded,
    specification,
    results: named as R[],
  };
}

/** The server has the last word; that it says the same is watched. */
function useConfirmation<S, R extends object>(
  rows: ShownRows<LiveSet<S, R>> | null,
  worked: Worked<unknown> | null,
): void {
  const { log } = usePlatform();
  useEffect(() => {
    if (rows === null || worked?.sizedWith !== rows.sizedWith || !isSameVersion(rows.set.versions, worked.versions))
      return;
    if (!sameValues(rows.set.results, worked.selection.results)) {
      log.error('The server sized other figures than this browser, with the same versions');
    }
  }, [rows, worked, log]);
}
