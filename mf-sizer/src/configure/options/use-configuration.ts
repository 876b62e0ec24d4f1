import { statusOf } from '@specbuilder/shared-contracts/client';
import { RouteError, SIZING_ERRORS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import { lastSizer } from '../../item/search-memory/search-memory.ts';

/** The configuration of an item, and why the page cannot open; one request gives all of it. */
export function useConfiguration(fanItemId: string) {
  const { apiQueries, storage } = usePlatform();
  const query = useQuery({
    ...apiQueries.fanItem.configuration.queryOptions({ input: { fanItemId } }),
    // The response to a change is newer than any refetch, so nothing is refetched automatically.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  const { data, error, isError, refetch } = query;
  const isGone = isError && [400, 403, 404].includes(statusOf(error) ?? 0);
  const notThere = useMemo(
    () => (isGone ? notFound(fanItemId, lastSizer(storage) === 'hvls', error) : null),
    [isGone, fanItemId, storage, error],
  );
  return {
    configuration: data,
    error: notThere,
    retry: isError && data === undefined ? () => void refetch() : null,
  };
}

/** The kind of a missing item is unknown, so the message assumes the kind of fan that the user searched last. */
function notFound(id: string, isCeilingFan: boolean, cause: Error): RouteError {
  const message = isCeilingFan ? SIZING_ERRORS.hvlsNotFound({ id }) : SIZING_ERRORS.exhaustSupplyNotFound({ id });
  return new RouteError('Not Found', { message, cause });
}
