import type { HvlsResultSet, HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useContractForm, useWatch } from '@specbuilder/shared-ui/forms';
import { keepPreviousData, useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type HvlsCriteria, hvlsCriteria } from '../criteria/criteria-schema.ts';
import { fingerprint } from './fingerprint.ts';
import type { SearchAddress } from './search-address.ts';
import { useShowResult } from './shown-result.ts';
import { canRun } from './starting-criteria.ts';
import type { HvlsStart } from './use-hvls-start.ts';
import { useRemembering, useRunAtStart } from './use-remembering.ts';
import { useSizingRun } from './use-sizing-run.ts';

interface HvlsFormOptions {
  readonly address: SearchAddress;
  readonly start: HvlsStart;
  readonly onDone: () => void;
}

/** Criteria of the space and the fan, their runs and the result that the address names. */
export function useHvlsForm({ address, start, onDone }: HvlsFormOptions) {
  const { storage } = usePlatform();
  const [sizedWith, setSizedWith] = useState(start.sizedWith);
  const set = useShownSet(address.resultId);
  const { isRunning, run } = useHvlsRun(address, setSizedWith);
  const isDirty = useRef(true);
  const form = useContractForm({
    schema: hvlsCriteria,
    values: start.criteria,
    submit: async (values) => {
      // An HVLS sizer is always valid (1 §5).
      if (canRun({ isDirty: isDirty.current, isFormValid: true, isSizerValid: true })) await run(values);
      onDone();
    },
  });
  const criteria = useWatch({ control: form.methods.control }) as HvlsCriteria;
  const isChanged = fingerprint(criteria) !== sizedWith;
  useEffect(() => {
    isDirty.current = isChanged || set === undefined;
  });
  useRunAtStart(start.shouldRun, form.onSubmit);
  useRemembering(storage, address, criteria);
  return { form, criteria, set, isRunning, isStale: set !== undefined && isChanged };
}

function useHvlsRun(address: SearchAddress, setSizedWith: (sizedWith: string) => void) {
  const { api, apiQueries } = usePlatform();
  const cache = useQueryClient();
  const keep = useCallback(
    (set: HvlsResultSet) => {
      const { queryKey } = apiQueries.sizing.hvls.byResultId;
      cache.setQueryData(queryKey({ input: { resultId: set.resultId } }), set);
    },
    [apiQueries, cache],
  );
  const show = useShowResult({ keep, setSizedWith });
  const send = useCallback(
    (specification: HvlsSpecification, signal: AbortSignal) =>
      api.sizing.hvls.bySpecification(specification, { signal }),
    [api],
  );
  const { category, sub } = address;
  const onDone = useCallback(
    (set: HvlsResultSet, specification: HvlsSpecification) =>
      show(set, specification, { category, sub, application: null }),
    [show, category, sub],
  );
  return useSizingRun(send, onDone);
}

function useShownSet(resultId: string | null): HvlsResultSet | undefined {
  const { apiQueries } = usePlatform();
  const { data } = useQuery({
    ...apiQueries.sizing.hvls.byResultId.queryOptions({ input: { resultId: resultId ?? '' } }),
    enabled: resultId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return data;
}
