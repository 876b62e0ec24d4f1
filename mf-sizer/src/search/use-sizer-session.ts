import { usePlatform } from '@specbuilder/shared-ui/core';
import { type FieldValues, useContractForm, useWatch } from '@specbuilder/shared-ui/forms';
import { keepPreviousData, useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useStable } from '../criteria/use-stable.ts';
import type { ChooseRows } from '../results/row-choice.ts';
import { fingerprint } from './fingerprint.ts';
import { replaceAddress, type SearchAddress } from './search-address.ts';
import type { SizedRow, SizedSet, SizerCalls, SizerKind } from './sizer-kind.ts';
import { choiceAmong, firstState, sizerReducer } from './sizer-state.ts';
import { canRun, type Start } from './starting-criteria.ts';
import { useRemembering } from './use-remembering.ts';
import { useSizingRun } from './use-sizing-run.ts';

interface SessionOptions<C> {
  readonly address: SearchAddress;
  readonly start: Start<C>;
  /** The user's run ended well, or there was nothing to do. */
  readonly onDone: () => void;
}

/** One search from its first criteria on: criteria, runs, the rows that the address names, what is chosen of them. */
export function useSizerSession<C extends FieldValues, V extends FieldValues, S extends object, R extends SizedRow>(
  kind: SizerKind<C, V, S, R>,
  { address, start, onDone }: SessionOptions<C>,
) {
  const platform = usePlatform();
  const calls = useMemo(() => kind.calls(platform), [kind, platform]);
  const [state, dispatch] = useReducer(sizerReducer, start.sizedWith, firstState);
  const set = useShownSet(calls, address.resultId);
  const cache = useQueryClient();
  const show = useStable((rows: SizedSet<S, R>, specification: S) => {
    const { resultId, fanCategoryType, results } = rows;
    cache.setQueryData(calls.stored(resultId).queryKey, rows);
    dispatch({ type: 'rows-came', sizedWith: fingerprint(specification) });
    platform.bus.publish('sizing-completed', { resultId, fanCategoryType, count: results.length });
    replaceAddress(platform, { ...kind.addressOf(specification, address), resultId });
  });
  const run = useSizingRun(calls.size, show, dispatch);
  // The form runs with the place, and the place is written into the form: the one that is made first asks by this.
  const placeOfTyped = useRef<() => Promise<Partial<V>>>(async () => ({}));
  const isDirty = useRef(true);
  const form = useContractForm<C, V>({
    schema: kind.schema,
    values: start.criteria,
    submit: async (values) => {
      const facts = { isDirty: isDirty.current, isFormValid: true, isSizerValid: kind.isValid(values) };
      // The place of the moment it was asked in, whatever is typed while it is looked up.
      const specify = async () => kind.specificationOf({ ...values, ...(await placeOfTyped.current()) });
      if (canRun(facts)) await run(specify);
      onDone();
    },
  });
  const criteria = useWatch({ control: form.methods.control }) as C;
  const isChanged = fingerprint(kind.draftOf(criteria)) !== state.sizedWith;
  useEffect(() => {
    isDirty.current = isChanged || set === undefined;
  });
  useRemembering(platform.storage, address, criteria);
  const resultId = set?.resultId ?? '';
  const choice = useMemo(() => choiceAmong(state, resultId), [state, resultId]);
  const choose: ChooseRows = useStable((change) => dispatch({ type: 'chosen', resultId, change }));
  const isRunning = state.run !== 'idle';
  return { form, criteria, set, isRunning, isStale: set !== undefined && isChanged, choice, choose, placeOfTyped };
}

/** The result of the address; the one before stays while another is on its way, or when the id was removed. */
function useShownSet<S, R>(calls: SizerCalls<S, R>, resultId: string | null): SizedSet<S, R> | undefined {
  const { data } = useQuery({
    ...calls.stored(resultId ?? ''),
    enabled: resultId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return data;
}
