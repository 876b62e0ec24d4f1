import type { Customer, CustomerOrder } from '@specbuilder/shared-contracts/api';
import { regionResponse } from '../../accounts/index.ts';
import { notFound, type Queryable, rowsOfPage } from '../../core/index.ts';
import * as store from './store.ts';

/** Limits a response without paging; the paged call returns the others. */
const MAX_LISTED = 500;

export interface CustomersQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly keyword?: string | undefined;
  readonly orderByKey: CustomerOrder;
  readonly orderByDescending: boolean;
}

/** @param regions whose customers the caller sees; null for all */
export async function readCustomers(db: Queryable, regions: readonly number[] | null, query: CustomersQuery) {
  const { pageIndex, pageSize, keyword, orderByKey, orderByDescending } = query;
  const filter = { regions, keyword };
  const totalCount = await store.countCustomers(db, filter);
  const page = { ...rowsOfPage(query, totalCount), orderBy: orderByKey, isDescending: orderByDescending };
  const items = (await store.listCustomers(db, filter, page)).map(customerResponse);
  return { items, totalCount, pageIndex, pageSize };
}

/** The first of them by name. */
export async function listCustomers(db: Queryable, regions: readonly number[] | null): Promise<Customer[]> {
  const page = { limit: MAX_LISTED, offset: 0, isFromEnd: false, orderBy: 'Name', isDescending: false } as const;
  return (await store.listCustomers(db, { regions }, page)).map(customerResponse);
}

/** @throws HttpError 'not-found' for an account that is closed or not a customer's */
export async function readCustomer(db: Queryable, userId: string): Promise<Customer> {
  const page = { limit: 1, offset: 0, isFromEnd: false, orderBy: 'Name', isDescending: false } as const;
  const [row] = await store.listCustomers(db, { regions: null, userIds: [userId] }, page);
  if (row === undefined) throw notFound('customer');
  return customerResponse(row);
}

/** Whether accounts with a name and an address exist; a value that is not queried counts as unused. */
export async function checkExists(
  db: Queryable,
  {
    userName = '',
    userEmail = '',
  }: { readonly userName?: string | undefined; readonly userEmail?: string | undefined },
) {
  const requested = [userName.trim(), userEmail.trim()].map((text) => (text === '' ? [] : [text]));
  const taken = await store.findTaken(db, requested[0] ?? [], requested[1] ?? []);
  return { userNameExists: taken.userNames.size > 0, userEmailExists: taken.emails.size > 0 };
}

function customerResponse(row: store.CustomerRow): Customer {
  const { firstName, lastName, companyName, phoneNumber, streetLine1, city, state, postalCode, ...shown } = row;
  return {
    ...shown,
    fullName: `${firstName} ${lastName}`.trim(),
    company: { name: companyName, phoneNumber, address: { streetLine1, city, state, postalCode } },
    salesRegion: row.salesRegion === null ? null : regionResponse(row.salesRegion),
    createdOnUtc: row.createdOnUtc.toISOString(),
  };
}
