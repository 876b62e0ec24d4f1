import { statusOf } from '@specbuilder/shared-contracts/client';
import { RouteError, SIZING_ERRORS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import { lastSizer } from '../search-memory/search-memory.ts';

/** What a change answers is newer than any refetch, so nothing of an item is asked for again by itself. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY };

/** Query options of everything the options page shows of an item. */
function useItemQueries(fanItemId: string) {
  const { apiQueries } = usePlatform();
  return useMemo(() => {
    // oRPC makes a part of the contract again with every access, so only the whole is the same in each render.
    const { fanItem } = apiQueries;
    const input = { fanItemId };
    return {
      item: { ...fanItem.read.queryOptions({ input }), ...KEPT },
      options: { ...fanItem.options.list.queryOptions({ input }), ...KEPT },
      motors: { ...fanItem.motors.list.queryOptions({ input }), ...KEPT },
      curbs: { ...fanItem.curbs.list.queryOptions({ input }), ...KEPT },
      validation: { ...fanItem.validation.queryOptions({ input }), ...KEPT },
    };
  }, [apiQueries, fanItemId]);
}
export type ItemQueries = ReturnType<typeof useItemQueries>;

/** The item with its options, motors, curbs and messages; `error` says why the page cannot open. */
export function useItem(fanItemId: string) {
  const queries = useItemQueries(fanItemId);
  const item = useQuery({ ...queries.item, refetchOnMount: 'always' });
  const isFound = item.data !== undefined;
  const options = useQuery({ ...queries.options, enabled: isFound, refetchOnMount: 'always' });
  const motors = useQuery({ ...queries.motors, enabled: isFound, refetchOnMount: 'always' });
  const curbs = useQuery({ ...queries.curbs, enabled: isFound, refetchOnMount: 'always' });
  const validation = useQuery({ ...queries.validation, enabled: isFound, refetchOnMount: 'always' });
  const isGone = item.isError && [400, 403, 404].includes(statusOf(item.error) ?? 0);
  const { storage } = usePlatform();
  const error = useMemo(
    () => (isGone ? notFound(fanItemId, lastSizer(storage) === 'hvls', item.error) : null),
    [isGone, fanItemId, storage, item.error],
  );
  const failed = [item, options, motors, curbs].filter((query) => query.isError && query.data === undefined);
  return {
    queries,
    error,
    item: item.data,
    options: options.data,
    motors: motors.data,
    curbs: curbs.data,
    validation: validation.data,
    /** What the messages are is not known, so the item cannot be called valid. */
    isUnchecked: validation.isError,
    retry: failed.length === 0 ? null : () => void Promise.all(failed.map((query) => query.refetch())),
    isLoaded: [options, motors, curbs].every(({ data }) => data !== undefined) && !validation.isPending,
  };
}

/** Nobody can say of what kind an item was that is not there; whoever searched ceiling fans last looks for one. */
function notFound(id: string, isCeilingFan: boolean, cause: Error): RouteError {
  const message = isCeilingFan ? SIZING_ERRORS.hvlsNotFound({ id }) : SIZING_ERRORS.exhaustSupplyNotFound({ id });
  return new RouteError('Not Found', { message, cause });
}
