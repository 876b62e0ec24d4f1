import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useEffect, useState } from 'react';
import type { BackgroundSelector } from './live-selector.ts';

/** Rows are calculated for this long without a new request; a server response with other versions triggers one. */
const AN_HOUR_MS = 60 * 60 * 1000;

interface Opened {
  readonly document: object;
  readonly selector: BackgroundSelector;
}

/**
 * The engine beside the page, with the brand's catalogue, from the first time it is wanted on. Null until it is ready, and
 * where it cannot be had: a search does without it.
 */
export function useSelector(isRequested: boolean) {
  const { apiQueries, log } = usePlatform();
  const hasWorkers = typeof Worker !== 'undefined';
  const {
    data: document,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    ...apiQueries.catalog.selection.queryOptions(),
    enabled: isRequested && hasWorkers,
    staleTime: AN_HOUR_MS,
    retry: 1,
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (document === undefined) return undefined;
    let isOver = false;
    let selector: BackgroundSelector | null = null;
    const open = async () => {
      const [{ startWorker }, { openSelector }] = await Promise.all([
        import(/* webpackChunkName: "live-selector" */ './start-worker.ts'),
        import(/* webpackChunkName: "live-selector" */ './live-selector.ts'),
      ]);
      if (isOver) return;
      selector = await openSelector(startWorker(), document);
      if (isOver) selector.close();
      else setOpened({ document, selector });
    };
    open().catch((error: unknown) => log.warn(`Rows are not worked out while typing: ${String(error)}`));
    return () => {
      isOver = true;
      selector?.close();
      setOpened(null);
    };
  }, [document, log]);
  return { selector: opened?.selector ?? null, fetchedAt: dataUpdatedAt, refetch };
}
