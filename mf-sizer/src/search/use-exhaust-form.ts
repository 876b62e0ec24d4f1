import type { ExhaustSupplyResultSet, ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useContractForm, useWatch } from '@specbuilder/shared-ui/forms';
import { keepPreviousData, useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type ExhaustCriteria,
  exhaustCriteria,
  specificationOf,
  type ValidExhaustCriteria,
} from '../criteria/criteria-schema.ts';
import type { JobSite } from '../criteria/use-job-site.ts';
import { isValidSizer } from '../criteria/valid-sizer.ts';
import { fingerprint } from './fingerprint.ts';
import type { SearchAddress } from './search-address.ts';
import { useShowResult } from './shown-result.ts';
import { canRun } from './starting-criteria.ts';
import type { ExhaustStart } from './use-exhaust-start.ts';
import { useRemembering, useRunAtStart } from './use-remembering.ts';
import { useSizingRun } from './use-sizing-run.ts';

interface ExhaustFormOptions {
  readonly address: SearchAddress;
  readonly start: ExhaustStart;
  /** What the place that is typed says of itself, where the form does not hold it yet. */
  readonly siteOfTyped: { readonly current: JobSite['siteOfTyped'] };
  /** The user's run ended well, or there was nothing to do. */
  readonly onDone: () => void;
}

/** Criteria, their runs and the result that the address names. */
export function useExhaustForm({ address, start, siteOfTyped, onDone }: ExhaustFormOptions) {
  const { storage } = usePlatform();
  const [sizedWith, setSizedWith] = useState(start.sizedWith);
  const set = useShownSet(address.resultId);
  const { isRunning, run } = useExhaustRun(address, setSizedWith);
  const isDirty = useRef(true);
  const form = useContractForm({
    schema: exhaustCriteria,
    values: start.criteria,
    submit: async (values) => {
      const facts = { isDirty: isDirty.current, isFormValid: true, isSizerValid: isValidSizer(values) };
      if (canRun(facts)) await run(specificationOf({ ...values, ...(await siteOfTyped.current()) }));
      onDone();
    },
  });
  const criteria = useWatch({ control: form.methods.control }) as ExhaustCriteria;
  const isChanged = fingerprint(specificationOf(criteria as ValidExhaustCriteria)) !== sizedWith;
  useEffect(() => {
    isDirty.current = isChanged || set === undefined;
  });
  useRunAtStart(start.shouldRun, form.onSubmit);
  useRemembering(storage, address, criteria);
  return { form, criteria, set, isRunning, isStale: set !== undefined && isChanged };
}

function useExhaustRun(address: SearchAddress, setSizedWith: (sizedWith: string) => void) {
  const { api, apiQueries } = usePlatform();
  const cache = useQueryClient();
  const keep = useCallback(
    (set: ExhaustSupplyResultSet) => {
      const { queryKey } = apiQueries.sizing.exhaustSupply.byResultId;
      cache.setQueryData(queryKey({ input: { resultId: set.resultId } }), set);
    },
    [apiQueries, cache],
  );
  const show = useShowResult({ keep, setSizedWith });
  const send = useCallback(
    (specification: ExhaustSupplySpecification, signal: AbortSignal) =>
      api.sizing.exhaustSupply.bySpecification(specification, { signal }),
    [api],
  );
  const { category } = address;
  const onDone = useCallback(
    (set: ExhaustSupplyResultSet, specification: ExhaustSupplySpecification) => {
      const { subFanCategoryType: sub, fanApplication: application } = specification;
      show(set, specification, { category, sub, application });
    },
    [show, category],
  );
  return useSizingRun(send, onDone);
}

/** The result of the address; the one before stays while another is on its way, or when the id was removed. */
function useShownSet(resultId: string | null): ExhaustSupplyResultSet | undefined {
  const { apiQueries } = usePlatform();
  const { data } = useQuery({
    ...apiQueries.sizing.exhaustSupply.byResultId.queryOptions({ input: { resultId: resultId ?? '' } }),
    enabled: resultId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return data;
}
