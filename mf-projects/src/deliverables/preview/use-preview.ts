import { MAX_DELIVERABLE_ITEMS } from '@specbuilder/shared-contracts/api';
import { useDebounced, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import { type PreviewChoice, preview } from '../request.ts';

/** Deliverables change with each item; one previewed a moment ago need not be generated again. */
const FRESH_MS = 60_000;
/** Clicks that follow one another this fast make one preview. */
const SETTLE_MS = 250;

/** First part of the key of what pages show of deliverables. */
export const PREVIEW_KEY = 'deliverable-preview';

/** Documents of more items are long in the making, so their first pages are requested by themselves. */
const MANY_ITEMS = 20;

/** What the page shows of a deliverable, as HTML; that of the last choice, or its first pages, until the whole is there. */
export function usePreview(latest: PreviewChoice, changeNumber: number) {
  const { api, currency, settings } = usePlatform();
  const { currencyCode } = useReadable(currency);
  const { manufacturerLabelId } = settings.get().manufacturer;
  const { choice, isSettled } = useSettled(latest);
  const { length: count } = choice.itemIds;
  const key = { ...choice, deliverable: choice.deliverable.key };
  const queryOf = (firstPages: boolean) => ({
    queryKey: [PREVIEW_KEY, key, manufacturerLabelId, currencyCode, changeNumber, firstPages],
    staleTime: FRESH_MS,
    retry: false,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await preview(api, choice, { manufacturerLabelId, currencyCode }, { signal, firstPages })).text(),
  });
  const whole = useQuery({
    ...queryOf(false),
    enabled: count > 0 && count <= MAX_DELIVERABLE_ITEMS,
    placeholderData: (previous: string | undefined, query) =>
      keyOf(query?.queryKey) === choice.deliverable.key ? previous : undefined,
  });
  const first = useQuery({
    ...queryOf(true),
    enabled: count > MANY_ITEMS && count <= MAX_DELIVERABLE_ITEMS && whole.isPending,
  });
  const { data, error, isPending, isPlaceholderData, refetch } = whole;
  const isPartial = isPending && first.data !== undefined;
  return {
    data: data ?? first.data,
    error,
    isPending: isPending && !isPartial,
    isOutdated: isPlaceholderData || !isSettled || isPartial,
    refetch,
  };
}

function keyOf(queryKey: readonly unknown[] | undefined): string | undefined {
  return (queryKey?.[1] as { readonly deliverable?: string } | undefined)?.deliverable;
}

/** Another deliverable is shown at once, another choice of it once it lasts. */
function useSettled(latest: PreviewChoice): { readonly choice: PreviewChoice; readonly isSettled: boolean } {
  const text = JSON.stringify({ ...latest, deliverable: latest.deliverable.key });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says whether it is the same choice
  const same = useMemo(() => latest, [text]);
  const [settled] = useDebounced(same, SETTLE_MS);
  const choice = settled.deliverable === same.deliverable && settled.itemIds.length > 0 ? settled : same;
  return { choice, isSettled: choice === same };
}
