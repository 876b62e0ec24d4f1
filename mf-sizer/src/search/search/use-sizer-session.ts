import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { type FieldValues, useContractForm } from '@specbuilder/shared-ui/forms';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { requestedOf } from '../../duty/criteria/requested-criteria.ts';
import { useStable } from '../../duty/criteria/use-stable.ts';
import type { LiveSpecification } from '../../results/live-results/selection-messages.ts';
import type { ChooseRows } from '../../results/results/row-choice.ts';
import { earlyRequest } from '../../results/session/early-request.ts';
import { fingerprint } from '../../results/session/fingerprint.ts';
import { areStale, type StoredRows } from '../../results/session/rows.ts';
import { nextRun } from '../../results/session/run.ts';
import { criteriaToKeep, firstState, type SizerState } from '../../results/session/sizer-state.ts';
import { createSizerStore, type SizerStore } from '../../results/session/sizer-store.ts';
import { useCriteriaForm } from '../../results/session/use-criteria-form.ts';
import { type FinishedRun, useSizingRun } from '../../results/session/use-sizing-run.ts';
import { whenPlaced } from '../../results/session/when-placed.ts';
import { addAddress, replaceAddress, type SearchAddress } from './search-address.ts';
import type { SizedRow, SizedSet, SizerKind } from './sizer-kind.ts';
import { canRun, type Start } from './starting-criteria.ts';
import { useRemembering } from './use-remembering.ts';

interface SessionOptions<C, S, R> {
  readonly address: SearchAddress;
  readonly start: Start<C>;
  /** The stored result that the address names; null without one. */
  readonly stored: StoredRows<C, SizedSet<S, R>> | null;
  /** The user's run ended well, or there was nothing to do. */
  readonly onDone: () => void;
}

/** One search from its first criteria on: the state that says all of it, the form that edits it, the runs. */
export function useSizerSession<
  C extends FieldValues,
  V extends FieldValues,
  S extends LiveSpecification,
  R extends SizedRow,
>(kind: SizerKind<C, V, S, R>, { address, start, stored, onDone }: SessionOptions<C, S, R>) {
  const { storage } = usePlatform();
  const store = useSizerStore(kind, start.criteria, stored);
  const state = useReadable(store);
  const { run, start: sendEarly } = useRun(kind, store, address);
  const contractForm = useContractForm<C, V>({
    schema: kind.schema,
    values: start.criteria,
    submit: async (values) => {
      const facts = { isDirty: isRunDue(kind, store.get()), isFormValid: true, isSizerValid: kind.isValid(values) };
      if (canRun(facts)) await run(values);
      onDone();
    },
  });
  const drawing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  const onSubmit = useStable((event?: { preventDefault(): void }) => {
    event?.preventDefault();
    sendEarly();
    clearTimeout(drawing.current);
    waiting.current?.();
    const submit = () => {
      // The form draws itself as being submitted before it calls: 60 ms in which the request is on its way already.
      drawing.current = setTimeout(contractForm.onSubmit, 0);
    };
    if (lacksSiteAlone(kind, store.get().criteria)) waiting.current = whenPlaced(store, submit);
    else submit();
  });
  useEffect(
    () => () => {
      clearTimeout(drawing.current);
      waiting.current?.();
    },
    [],
  );
  const form = { ...contractForm, onSubmit };
  useCriteriaForm(store, form.methods);
  useRemembering(
    storage,
    address,
    useMemo(() => criteriaToKeep(kind.dependencies, state), [kind, state]),
  );
  const set = state.rows?.set;
  const resultId = set?.resultId ?? '';
  const choose: ChooseRows = useCallback(
    (change) => store.dispatch({ type: 'chosen', resultId, change }),
    [store, resultId],
  );
  const isStale = areStale(state.rows, kind.draftOf(state.criteria));
  return { store, form, state, set, isRunning: state.run.step !== 'idle', isStale, choose };
}

/** The state of the search; another result that the address names is shown in it. */
function useSizerStore<C extends FieldValues, V extends FieldValues, S extends LiveSpecification, R extends SizedRow>(
  { dependencies }: SizerKind<C, V, S, R>,
  criteria: C,
  stored: StoredRows<C, SizedSet<S, R>> | null,
) {
  const [store] = useState(() =>
    createSizerStore(dependencies, firstState(dependencies, { criteria, rows: stored?.rows ?? null })),
  );
  useEffect(() => {
    if (stored !== null) store.dispatch({ type: 'rows-opened', ...stored });
  }, [store, stored]);
  return store;
}

/**
 * Runs the sizer; returned rows are in the cache, in the state and in the address. `start` sends the next run's request
 * ahead of time, if it is known.
 */
function useRun<C extends FieldValues, V extends FieldValues, S extends LiveSpecification, R extends SizedRow>(
  kind: SizerKind<C, V, S, R>,
  store: SizerStore<C, V, SizedSet<S, R>>,
  address: SearchAddress,
) {
  const platform = usePlatform();
  const cache = useQueryClient();
  const calls = useMemo(() => kind.calls(platform), [kind, platform]);
  const request = useMemo(() => earlyRequest(calls.size, fingerprint), [calls]);
  const send = useCallback(
    (values: V, signal: AbortSignal) => request.take(kind.specificationOf(values), signal),
    [request, kind],
  );
  const start = useCallback(() => {
    const requested = z.safeParse(kind.schema, store.get().criteria);
    if (!requested.success || !kind.isValid(requested.data) || !isRunDue(kind, store.get())) return;
    const next = nextRun(store.get().run, requested.data, store.get());
    if (next.step === 'sizing') request.start(kind.specificationOf(requested.data));
  }, [request, kind, store]);
  const naming = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(naming.current), []);
  const show = useStable(({ id, values, set }: FinishedRun<V, SizedSet<S, R>>) => {
    const { resultId, fanCategoryType, results } = set;
    const specification = kind.specificationOf(values);
    // The address names the rows that these take the place of; Back leads to them again.
    const isSecond = address.resultId !== null && address.resultId === store.get().rows?.set.resultId;
    cache.setQueryData(calls.stored(resultId).queryKey, set);
    store.dispatch({ type: 'rows-came', id, rows: { set, sizedWith: fingerprint(specification) } });
    platform.bus.publish('sizing-completed', { resultId, fanCategoryType, count: results.length });
    const place = kind.addressOf(specification, address);
    const defaults = cache.getQueryData<S>(calls.defaults(place.category, place.sub).queryKey);
    // The criteria are stored with the result: a user who may not open it sizes them again.
    const write = isSecond ? addAddress : replaceAddress;
    const named = { ...address, ...place, resultId, link: null, requested: requestedOf(specification, defaults) };
    // In a task after the one that draws the rows: with what follows the address it held a phone up for 0.2 s.
    clearTimeout(naming.current);
    naming.current = setTimeout(() => write(platform, named));
  });
  return { run: useSizingRun(store, send, show), start };
}

/** Whether the only problem is missing values that the place provides. */
function lacksSiteAlone<C extends FieldValues, V extends FieldValues, S extends LiveSpecification, R extends SizedRow>(
  { schema, dependencies }: SizerKind<C, V, S, R>,
  criteria: C,
): boolean {
  const { error } = z.safeParse(schema, criteria);
  return error?.issues.every(({ path }) => dependencies.siteFields.includes(String(path[0]))) === true;
}

/** Whether the criteria differ from those of the rows on screen, or the rows belong to another user. */
function isRunDue<C extends FieldValues, V extends FieldValues, S extends LiveSpecification, R extends SizedRow>(
  kind: SizerKind<C, V, S, R>,
  { criteria, rows }: SizerState<C, V, SizedSet<S, R>>,
): boolean {
  return rows === null || rows.set.isReadOnly === true || areStale(rows, kind.draftOf(criteria));
}
