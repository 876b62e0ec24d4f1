import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import { EmptyState, usePlatform } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { DataGrid, type GridColumn } from '@specbuilder/shared-ui/grid';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { useQuery } from '@specbuilder/shared-ui/query';
import { ADMIN_REGIONS_MESSAGES as MESSAGES } from '../../../messages/admin-regions.generated.ts';
import { TabLead } from '../tab-lead.tsx';

/** Every sales office of the brand, closed ones too; the list follows the data of the version that runs. */
export function RegionsTab() {
  const { apiQueries } = usePlatform();
  const regions = useQuery(apiQueries.regions.all.queryOptions());
  return (
    <>
      <TabLead text={MESSAGES.lead} />
      <DataGrid
        label={MESSAGES.table}
        columns={columns()}
        rows={regions.data}
        rowId={({ region }) => region}
        navigation="controls"
        failure={regions.isError ? listFailure(regions.error, () => void regions.refetch()) : null}
        empty={<EmptyState title={MESSAGES.empty} />}
        skeletonRows={10}
      />
    </>
  );
}

/** Made with each drawing, so that the heads follow the language. */
const columns = (): readonly GridColumn<SalesRegion>[] => [
  { id: 'number', label: MESSAGES.number, cell: ({ region }) => region, value: ({ region }) => region },
  {
    id: 'name',
    label: MESSAGES.name,
    cell: ({ description }) => description,
    value: ({ description }) => description,
  },
  { id: 'place', label: MESSAGES.place, cell: ({ city, state }) => [city, state].filter(Boolean).join(', ') },
  { id: 'phone', label: MESSAGES.phone, cell: ({ phone }) => phone },
  { id: 'email', label: MESSAGES.email, cell: ({ email }) => email },
  { id: 'state', label: MESSAGES.state, cell: stateBadge },
];

function stateBadge({ isValid, obsolete }: SalesRegion) {
  const isOpen = isValid && !obsolete;
  return (
    <Badge appearance="tint" color={isOpen ? 'success' : 'informative'}>
      {isOpen ? MESSAGES.open : MESSAGES.closed}
    </Badge>
  );
}
