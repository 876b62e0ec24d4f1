import { usePlatform } from '@specbuilder/shared-ui/core';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { useEffect } from 'react';
import { asFilter } from '../filters/number-list.ts';
import type { CustomersAddress } from './customers-address.ts';

/** Events after which the customers have changed. */
const CHANGES = ['customer-region-changed', 'customers-deleted', 'customer-accounts-registered'] as const;

/**
 * A page of customers, requested again whenever some were registered, moved or deleted.
 *
 * @param isAdmin whether the caller chooses regions; otherwise none are sent (REG-009)
 */
export function useCustomers(address: CustomersAddress, isAdmin: boolean) {
  const { apiQueries, bus, queries } = usePlatform();
  const { paged } = apiQueries.customers;
  useEffect(() => {
    const ends = CHANGES.map((fact) =>
      bus.subscribe(fact, () => void queries.invalidateQueries({ queryKey: paged.key() })),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [bus, queries, paged]);
  const { pageIndex, pageSize, keyword, order, isDescending } = address;
  const regions = isAdmin ? asFilter(address.regions) : undefined;
  return useQuery({
    ...paged.queryOptions({
      input: {
        pageIndex,
        pageSize,
        orderByKey: order,
        orderByDescending: isDescending,
        ...(keyword === '' ? {} : { keyword }),
        ...(regions === undefined ? {} : { salesRegionNumber: regions }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
