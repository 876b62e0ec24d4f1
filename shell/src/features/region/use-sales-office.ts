import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import { useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import type { Ports } from '../../feature/ports.ts';

interface SalesOffice {
  readonly office: SalesRegion | undefined;
  readonly isPending: boolean;
  readonly retry: () => void;
}

/** The office of the region in use: the one that was looked up on the way there, else the one of the list. */
export function useSalesOffice(ports: Pick<Ports, 'apiQueries' | 'region' | 'salesOffice'>): SalesOffice {
  const { regionNumber } = useReadable(ports.region);
  const known = useReadable(ports.salesOffice);
  const isKnown = known !== null && known.region === regionNumber;
  const { data, isError, refetch } = useQuery({
    ...ports.apiQueries.regions.sales.queryOptions(),
    enabled: regionNumber !== null && !isKnown,
  });
  return {
    office: isKnown ? known : data?.find(({ region }) => region === regionNumber),
    isPending: regionNumber !== null && !isKnown && data === undefined && !isError,
    retry: () => void refetch(),
  };
}
