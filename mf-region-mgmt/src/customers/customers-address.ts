import type { CustomerOrder } from '@specbuilder/shared-contracts/api';
import type { SortingState } from '@specbuilder/shared-ui/grid';
import { type PageAddress, readPageAddress, writePageAddress } from '@specbuilder/shared-ui/paging';
import { readNumbers, writeNumbers } from '../filters/number-list.ts';

/** The state of the list in the address (CUS-001): its page, k, r (administrators only), and s. */
export interface CustomersAddress extends PageAddress {
  readonly keyword: string;
  readonly regions: readonly number[];
  readonly order: CustomerOrder;
  readonly isDescending: boolean;
}

const COLUMNS: Readonly<Record<CustomerOrder, string>> = {
  CreatedOnUtc: 'created',
  Name: 'name',
  Email: 'email',
  Company: 'company',
  Region: 'region',
};
const ORDERS = Object.keys(COLUMNS) as CustomerOrder[];
const NEWEST_FIRST = { order: 'CreatedOnUtc', isDescending: true } as const;
const DOWN = '-desc';
export const MAX_KEYWORD = 100;
const MAX_REGION = 2 ** 31 - 1;

export function readCustomersAddress(query: URLSearchParams): CustomersAddress {
  const sort = query.get('s') ?? '';
  const isDescending = sort.endsWith(DOWN);
  const column = isDescending ? sort.slice(0, -DOWN.length) : sort;
  const order = ORDERS.find((item) => COLUMNS[item] === column);
  return {
    ...readPageAddress(query),
    keyword: (query.get('k') ?? '').slice(0, MAX_KEYWORD),
    regions: readNumbers(query.get('r'), (value) => value > 0 && value <= MAX_REGION),
    ...(order === undefined ? NEWEST_FIRST : { order, isDescending }),
  };
}

export function writeCustomersAddress({ keyword, regions, order, isDescending, ...page }: CustomersAddress) {
  const query = writePageAddress(page);
  if (keyword !== '') query.set('k', keyword);
  writeNumbers(query, 'r', regions);
  const isFirst = order === NEWEST_FIRST.order && isDescending === NEWEST_FIRST.isDescending;
  if (!isFirst) query.set('s', `${COLUMNS[order]}${isDescending ? DOWN : ''}`);
  return query;
}

/** The order as the grid draws it. */
export function sortingOf({ order, isDescending }: CustomersAddress): SortingState {
  return [{ id: COLUMNS[order], desc: isDescending }];
}

/** Order requested by the grid; defaults to the first. The server orders by one column, the last one clicked. */
export function orderOf(sorting: SortingState): Pick<CustomersAddress, 'order' | 'isDescending'> {
  const sort = sorting.at(-1);
  const order = ORDERS.find((item) => COLUMNS[item] === sort?.id);
  return order === undefined || sort === undefined ? NEWEST_FIRST : { order, isDescending: sort.desc };
}
