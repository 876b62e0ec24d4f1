import type { AdminUser } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { SearchBox } from '@specbuilder/shared-ui/data';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { ListEmpty, useList, useListAddress, useTypedKeyword } from '@specbuilder/shared-ui/paging';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { Screen } from '@specbuilder/shared-ui/router';
import { useState } from 'react';
import { ADMIN_USERS_MESSAGES } from '../../messages/admin-users.generated.ts';
import { OpenUser } from './open-user.tsx';
import { orderOf, readUsersAddress, sortingOf, type UsersAddress, writeUsersAddress } from './users-address.ts';
import { UsersTable } from './users-table.tsx';

const SEARCH_MS = 300;

/** Every account, to be found and changed, and invited where this site keeps them. */
export function UsersPage() {
  const { apiQueries, settings } = usePlatform();
  const keepsAccounts = useReadable(settings).app.appFeatures.localAccountsEnabled;
  const [address, showAt] = useListAddress({ read: readUsersAddress, write: writeUsersAddress });
  const [opened, setOpened] = useState<AdminUser | 'new' | null>(null);
  const { pageIndex, pageSize, keyword, order, isDescending } = address;
  const show = (next: Partial<UsersAddress>) => showAt(next, true);
  const users = useQuery({
    ...apiQueries.adminUsers.list.queryOptions({
      input: { pageIndex, pageSize, keyword, orderByKey: order, orderByDescending: isDescending },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const list = useList(users, address, show);
  return (
    <Screen state="app.admin.users" isReady={!users.isPending}>
      <PageFrame
        title={ADMIN_USERS_MESSAGES.title}
        actions={
          <>
            <UserSearch keyword={keyword} onSearch={(next) => show({ keyword: next })} />
            {keepsAccounts && (
              <Button appearance="primary" onClick={() => setOpened('new')}>
                {ADMIN_USERS_MESSAGES.invite}
              </Button>
            )}
          </>
        }
      >
        <UsersTable
          {...list}
          sorting={sortingOf(address)}
          onSorting={(sorting) => show(orderOf(sorting))}
          empty={<ListEmpty isFiltered onShowAll={() => show({ keyword: '' })} messages={ADMIN_USERS_MESSAGES} />}
          onEdit={setOpened}
        />
      </PageFrame>
      <OpenUser user={opened} onClose={() => setOpened(null)} />
    </Screen>
  );
}

interface UserSearchProps {
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

function UserSearch({ keyword, onSearch }: UserSearchProps) {
  const styles = useStyles();
  const [typed, type] = useTypedKeyword(keyword, onSearch, SEARCH_MS);
  return (
    <SearchBox
      className={styles.search}
      aria-label={ADMIN_USERS_MESSAGES.search}
      placeholder={ADMIN_USERS_MESSAGES.search}
      maxLength={100}
      value={typed}
      onChange={(_, { value }) => type(value)}
    />
  );
}

const useStyles = makeStyles({
  search: { width: '300px', maxWidth: '100%', '@media (max-width: 639.98px)': { width: '100%', maxWidth: 'none' } },
});
