import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';

/** How many projects, requests, quotations and notes there are of a customer; others change them all the time. */
export function useRecord(userId: string) {
  const { apiQueries } = usePlatform();
  return useQuery({ ...apiQueries.customerRecords.read.queryOptions({ input: { userId } }), staleTime: 0 });
}
