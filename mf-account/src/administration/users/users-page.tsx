import type { AdminUser } from '@specbuilder/shared-contracts/api';
import {
  Button,
  EmptyState,
  makeStyles,
  useDebouncedCall,
  usePlatform,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { SearchBox } from '@specbuilder/shared-ui/data';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { Screen, useSearchParams } from '@specbuilder/shared-ui/router';
import { useCallback, useRef, useState } from 'react';
import { ADMIN_USERS_TEXTS } from '../../words/admin-users.generated.ts';
import { OpenUser } from './open-user.tsx';
import { orderOf, readUsersAddress, sortingOf, type UsersAddress, writeUsersAddress } from './users-address.ts';
import { UsersTable } from './users-table.tsx';

const SEARCH_MS = 300;

/** Every account, to be found and changed, and invited where this site keeps them. */
export function UsersPage() {
  const { apiQueries, settings } = usePlatform();
  const keepsAccounts = useReadable(settings).app.appFeatures.localAccountsEnabled;
  const [query, setQuery] = useSearchParams();
  const [opened, setOpened] = useState<AdminUser | 'new' | null>(null);
  const address = readUsersAddress(query);
  const { pageIndex, pageSize, keyword, order, isDescending } = address;
  const show = (next: Partial<UsersAddress>) =>
    setQuery((present) => writeUsersAddress({ ...readUsersAddress(present), pageIndex: 0, ...next }), {
      replace: true,
    });
  const users = useQuery({
    ...apiQueries.adminUsers.list.queryOptions({
      input: { pageIndex, pageSize, keyword, orderByKey: order, orderByDescending: isDescending },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Screen state="app.admin.users" isReady={!users.isPending}>
      <PageFrame
        title={ADMIN_USERS_TEXTS.title}
        actions={
          <>
            <UserSearch keyword={keyword} onSearch={(next) => show({ keyword: next })} />
            {keepsAccounts && (
              <Button appearance="primary" onClick={() => setOpened('new')}>
                {ADMIN_USERS_TEXTS.invite}
              </Button>
            )}
          </>
        }
      >
        <UsersTable
          page={users.data}
          pageSize={pageSize}
          sorting={sortingOf(address)}
          onSorting={(sorting) => show(orderOf(sorting))}
          failure={users.isError ? listFailure(users.error, () => void users.refetch()) : null}
          empty={<NobodyFits onShowAll={() => show({ keyword: '' })} />}
          isRefreshing={users.isPlaceholderData}
          onPage={(next) => show({ pageIndex: next })}
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
  const [typed, setTyped] = useState(keyword);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const { call: search } = useDebouncedCall(
    useCallback((next: string) => latest.current(next), []),
    SEARCH_MS,
  );
  // A way to another list leads here without the field, such as "show all".
  const [searched, setSearched] = useState(keyword);
  if (searched !== keyword) {
    setSearched(keyword);
    if (typed.trim() !== keyword) setTyped(keyword);
  }
  return (
    <SearchBox
      className={styles.search}
      aria-label={ADMIN_USERS_TEXTS.search}
      placeholder={ADMIN_USERS_TEXTS.search}
      maxLength={100}
      value={typed}
      onChange={(_, { value }) => {
        setTyped(value);
        search(value.trim());
      }}
    />
  );
}

function NobodyFits({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <EmptyState
      title={ADMIN_USERS_TEXTS.empty}
      text={ADMIN_USERS_TEXTS.emptyText}
      actions={<Button onClick={onShowAll}>{ADMIN_USERS_TEXTS.showAll}</Button>}
    />
  );
}

const useStyles = makeStyles({
  search: { width: '300px', maxWidth: '100%', '@media (max-width: 639.98px)': { width: '100%', maxWidth: 'none' } },
});
