import type { ApiKey } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

/** API keys of the user that programs can still use; none while they load. */
export function useValidKeys(): readonly ApiKey[] {
  const { apiQueries } = usePlatform();
  const { data = [] } = useQuery(apiQueries.apiKeys.list.queryOptions());
  return data.filter(({ isExpired }) => !isExpired);
}
