import type { ReRatedItem } from '@specbuilder/shared-contracts/api';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { RE_RATING_MESSAGES } from '../../messages/re-rating.generated.ts';
import { gainsError } from './re-rating-values.ts';

interface ReRatingOptions {
  readonly projectId: string;
  readonly itemIds?: readonly string[] | undefined;
  /** Feet above sea level; each item stays where it was specified for without one. */
  readonly altitude?: number | undefined;
  readonly onDone: () => void;
}

/** Preview of a re-rating, what of it is taken, and taking it. */
export function useReRating(options: ReRatingOptions) {
  const platform = usePlatform();
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isApplying, setApplying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = usePreview(options);
  const send = useApply(options);
  const items = preview.data ?? null;
  // What would gain an error is taken by those alone who say so.
  const isTaken = (item: ReRatedItem) => choices.get(item.projectItemId) ?? !gainsError(item);
  const taken = (items ?? []).filter((item) => item.after !== null && isTaken(item));

  const take = (projectItemId: string, isChosen: boolean) =>
    setChoices((before) => new Map(before).set(projectItemId, isChosen));

  async function apply(): Promise<void> {
    if (isApplying) return;
    setApplying(true);
    setProblem(null);
    try {
      await send(taken);
      options.onDone();
    } catch (error) {
      const isStale = statusOf(error) === 409;
      setProblem(isStale ? RE_RATING_MESSAGES.conflict : RE_RATING_MESSAGES.applyFailed);
      if (isStale) await preview.refetch();
      else platform.log.error('Items could not be rated again', error);
    } finally {
      setApplying(false);
    }
  }

  return {
    items,
    hasFailed: preview.isError,
    retry: () => void preview.refetch(),
    taken,
    isTaken,
    take,
    apply: () => void apply(),
    isApplying,
    problem,
  };
}

function usePreview({ projectId, itemIds, altitude }: ReRatingOptions) {
  const { api, apiQueries } = usePlatform();
  const projectItemIds = itemIds === undefined ? null : [...itemIds];
  const input = { projectId, projectItemIds, ...(altitude === undefined ? {} : { altitude }) };
  return useQuery({
    queryKey: [...apiQueries.projects.reRating.preview.key(), input],
    queryFn: ({ signal }) => api.projects.reRating.preview(input, { signal }),
    // Another opening shows what is true then.
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Stores what was taken, in the versions that were looked at; every screen that shows it loads it again. */
function useApply({ projectId, altitude }: ReRatingOptions) {
  const { api, apiQueries, bus, toasts } = usePlatform();
  const cache = useQueryClient();
  return async (taken: readonly ReRatedItem[]) => {
    const items = taken.map(({ projectItemId, rowVersion }) => ({ projectItemId, rowVersion }));
    const response = await api.projects.reRating.apply({ projectId, items, altitude: altitude ?? null });
    await Promise.all([
      cache.invalidateQueries({ queryKey: apiQueries.projects.read.key({ input: { projectId } }) }),
      cache.invalidateQueries({ queryKey: apiQueries.fanItem.key() }),
    ]);
    bus.publish('project-updated', { projectId, changed: ['items'] });
    const skipped = response.skipped.length;
    void toasts.show({
      kind: 'success',
      title: RE_RATING_MESSAGES.done({ count: response.items.length }),
      ...(skipped === 0 ? {} : { text: RE_RATING_MESSAGES.skipped({ count: skipped }) }),
      durationMs: TOAST_MS.project,
    });
  };
}
