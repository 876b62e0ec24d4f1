import type { UserOrder } from '@specbuilder/shared-contracts/api';
import type { SortingState } from '@specbuilder/shared-ui/grid';
import { type PageAddress, readPageAddress, writePageAddress } from '@specbuilder/shared-ui/paging';

/** The state of the user list in the address: its page, the search text, and the order, as `email-desc`. */
export interface UsersAddress extends PageAddress {
  readonly keyword: string;
  readonly order: UserOrder;
  readonly isDescending: boolean;
}

const COLUMNS: Readonly<Record<UserOrder, string>> = {
  Name: 'name',
  Email: 'email',
  Company: 'company',
  CreatedOnUtc: 'created',
};
const ORDERS = Object.keys(COLUMNS) as UserOrder[];
const FIRST: UserOrder = 'Name';
const DOWN = '-desc';

export function readUsersAddress(query: URLSearchParams): UsersAddress {
  const sort = query.get('s') ?? '';
  const isDescending = sort.endsWith(DOWN);
  const column = isDescending ? sort.slice(0, -DOWN.length) : sort;
  const order = ORDERS.find((item) => COLUMNS[item] === column);
  return {
    ...readPageAddress(query),
    keyword: (query.get('q') ?? '').slice(0, 100),
    order: order ?? FIRST,
    isDescending: order !== undefined && isDescending,
  };
}

export function writeUsersAddress({ keyword, order, isDescending, ...page }: UsersAddress): URLSearchParams {
  const query = writePageAddress(page);
  if (keyword !== '') query.set('q', keyword);
  if (order !== FIRST || isDescending) query.set('s', `${COLUMNS[order]}${isDescending ? DOWN : ''}`);
  return query;
}

/** The order as the grid draws it. */
export function sortingOf({ order, isDescending }: UsersAddress): SortingState {
  return [{ id: COLUMNS[order], desc: isDescending }];
}

/** Order requested by the grid; defaults to the first. The server orders by one column, the last one clicked. */
export function orderOf(sorting: SortingState): Pick<UsersAddress, 'order' | 'isDescending'> {
  const sort = sorting.at(-1);
  const order = ORDERS.find((item) => COLUMNS[item] === sort?.id) ?? FIRST;
  return { order, isDescending: sort?.desc === true };
}
