import { REGION_ERRORS } from '@specbuilder/shared-contracts/domain';
import { Button, EmptyState, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { ListEmpty, useList, useListAddress } from '@specbuilder/shared-ui/paging';
import { Screen } from '@specbuilder/shared-ui/router';
import { RegionsFilter, useIsAdmin } from '../filters/activity-filters.tsx';
import { CUSTOMERS_MESSAGES } from '../messages/customers.generated.ts';
import { CustomerSearch } from './customer-search.tsx';
import { orderOf, readCustomersAddress, sortingOf, writeCustomersAddress } from './customers-address.ts';
import { CustomersTable } from './customers-table.tsx';
import { DeletionBar } from './deletion-bar.tsx';
import { useCustomers } from './use-customers.ts';
import { useDeletion } from './use-deletion.ts';

/** Customers of the caller's sales regions; administrators see those of every region. */
export function CustomersPage() {
  const user = useReadable(usePlatform().session.user);
  const isAdmin = useIsAdmin();
  if (user === null) return null;
  if (isAdmin || user.salesRegions.length > 0) return <Customers isAdmin={isAdmin} />;
  return (
    <Screen state="app.region-mgmt.users">
      <PageFrame title={CUSTOMERS_MESSAGES.title}>
        <EmptyState title={REGION_ERRORS.notAssignedToRegion} />
      </PageFrame>
    </Screen>
  );
}

function Customers({ isAdmin }: { readonly isAdmin: boolean }) {
  const styles = useStyles();
  const [address, show] = useListAddress({ read: readCustomersAddress, write: writeCustomersAddress });
  const customers = useCustomers(address, isAdmin);
  const deletion = useDeletion();
  const { chosen, isFull, toggle } = deletion;
  const { keyword, regions } = address;
  const list = useList(customers, address, show);
  const isFiltered = keyword !== '' || (isAdmin && regions.length > 0);
  return (
    <Screen state="app.region-mgmt.users" isReady={!customers.isPending}>
      <PageFrame
        title={CUSTOMERS_MESSAGES.title}
        actions={<ListActions isDeleting={chosen !== null} onDelete={deletion.start} />}
      >
        <div className={styles.filters}>
          <CustomerSearch keyword={keyword} onSearch={(next) => show({ keyword: next }, true)} />
          {isAdmin && <RegionsFilter chosen={regions} onChange={(next) => show({ regions: next })} />}
        </div>
        {chosen !== null && <DeletionBar deletion={deletion} customers={customers.data?.items ?? []} />}
        <CustomersTable
          {...list}
          picking={chosen === null ? null : { chosen, isFull, onToggle: toggle }}
          sorting={sortingOf(address)}
          onSorting={(sorting) => show(orderOf(sorting))}
          empty={
            <ListEmpty
              isFiltered={isFiltered}
              onShowAll={() => show({ keyword: '', regions: [] })}
              messages={CUSTOMERS_MESSAGES}
            />
          }
        />
      </PageFrame>
    </Screen>
  );
}

interface ListActionsProps {
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
}

function ListActions({ isDeleting, onDelete }: ListActionsProps) {
  const platform = usePlatform();
  const { regionalCustomerDeleteEnabled, localAccountsEnabled } = useReadable(platform.settings).app.appFeatures;
  return (
    <>
      {regionalCustomerDeleteEnabled && !isDeleting && (
        <Button onClick={onDelete}>{CUSTOMERS_MESSAGES.startDeleting}</Button>
      )}
      {localAccountsEnabled && !isDeleting && (
        <Button appearance="primary" onClick={() => platform.navigate('app.region-mgmt.customers')}>
          {CUSTOMERS_MESSAGES.create}
        </Button>
      )}
    </>
  );
}

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
});
