import type { ReRatedItem } from '@specbuilder/shared-contracts/api';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { RE_RATING_TEXTS } from '../words/re-rating.generated.ts';

interface ReRatingOptions {
  readonly projectId: string;
  readonly itemIds?: readonly string[] | undefined;
  readonly altitude?: number | undefined;
  readonly onDone: () => void;
}

/** Preview of a re-rating, what of it is taken, and taking it. */
export function useReRating({ projectId, itemIds, altitude, onDone }: ReRatingOptions) {
  const platform = usePlatform();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isApplying, setApplying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = useRefresh(projectId);
  const input = { projectId, projectItemIds: itemIds === undefined ? null : [...itemIds], altitude: altitude ?? null };
  const preview = useQuery({
    queryKey: platform.apiQueries.projects.reRating.preview.key({ input }),
    queryFn: ({ signal }) => platform.api.projects.reRating.preview(input, { signal }),
    // Another opening shows what is true then.
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const items = preview.data ?? null;
  const taken = (items ?? []).filter((item) => item.after !== null && !left.has(item.projectItemId));

  function take(projectItemIds: readonly string[], isTaken: boolean): void {
    setLeft((before) => {
      const next = new Set(before);
      for (const id of projectItemIds) isTaken ? next.delete(id) : next.add(id);
      return next;
    });
  }

  async function apply(): Promise<void> {
    if (isApplying) return;
    setApplying(true);
    setProblem(null);
    try {
      const chosen = taken.map(({ projectItemId, rowVersion }) => ({ projectItemId, rowVersion }));
      const answer = await platform.api.projects.reRating.apply({
        projectId,
        items: chosen,
        altitude: altitude ?? null,
      });
      await refresh();
      platform.bus.publish('project-updated', { projectId, changed: ['items'] });
      const { length: skipped } = answer.skipped;
      void platform.toasts.show({
        kind: 'success',
        title: RE_RATING_TEXTS.done({ count: answer.items.length }),
        ...(skipped === 0 ? {} : { text: RE_RATING_TEXTS.skipped({ count: skipped }) }),
        durationMs: TOAST_MS.project,
      });
      onDone();
    } catch (error) {
      if (statusOf(error) === 409) {
        setProblem(RE_RATING_TEXTS.conflict);
        await preview.refetch();
        return;
      }
      platform.log.error('Items could not be rated again', error);
      setProblem(RE_RATING_TEXTS.applyFailed);
    } finally {
      setApplying(false);
    }
  }

  return {
    items,
    hasFailed: preview.isError,
    retry: () => void preview.refetch(),
    taken,
    isTaken: ({ projectItemId }: ReRatedItem) => !left.has(projectItemId),
    take,
    apply,
    isApplying,
    problem,
  };
}

/** The project and its items as they are now, wherever they are shown. */
function useRefresh(projectId: string) {
  const { apiQueries } = usePlatform();
  const cache = useQueryClient();
  return async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: apiQueries.projects.read.key({ input: { projectId } }) }),
      cache.invalidateQueries({ queryKey: apiQueries.fanItem.key() }),
    ]);
  };
}
