import type { CustomerOrder } from '@specbuilder/shared-contracts/api';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isOpenCustomer, type UserRow } from '../../accounts/index.ts';
import {
  byKeys,
  inOrder,
  keptTotals,
  listCount,
  orderOf,
  type PageRows,
  type Queryable,
  regionOfUserSql,
  schema,
} from '../../core/index.ts';

const { companyKey, displayNameKey, salesRegions, userSettings, users } = schema;

export interface CustomerFilter {
  /** That look after them; null for all of them. */
  readonly regions: readonly number[] | null;
  readonly keyword?: string | undefined;
  readonly userIds?: readonly string[];
  /** Only customers whose region sells this brand; customers without a region are always included. */
  readonly soldUnder?: number;
}
export interface CustomerPage extends PageRows {
  readonly orderBy: CustomerOrder;
  readonly isDescending: boolean;
}

const ORDERS: Readonly<Record<CustomerOrder, SQL>> = {
  CreatedOnUtc: sql`${users.createdOnUtc}`,
  Name: displayNameKey(users),
  Email: sql`lower(${users.email})`,
  Company: companyKey(users),
  Region: sql`coalesce(${regionOfUserSql}, 0)`,
};

const COLUMNS = {
  userId: users.id,
  userName: users.userName,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  companyName: users.companyName,
  phoneNumber: users.companyPhoneNumber,
  streetLine1: users.companyStreetLine1,
  city: users.companyCity,
  state: users.companyState,
  postalCode: users.companyPostalCode,
  createdOnUtc: users.createdOnUtc,
  isInvited: sql<boolean>`${users.passwordHash} is null and ${users.issuer} is null`,
  salesRegion: salesRegions,
};

const customers = (db: Queryable) =>
  db
    .select(COLUMNS)
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(salesRegions, eq(salesRegions.region, regionOfUserSql))
    .$dynamic();

export type CustomerRow = Awaited<ReturnType<typeof customers>>[number];

export async function listCustomers(db: Queryable, filter: CustomerFilter, page: CustomerPage): Promise<CustomerRow[]> {
  const ids = (await idsOfPage(db, filter, page)).map(({ userId }) => userId);
  if (ids.length === 0) return [];
  const rows = await customers(db).where(inArray(users.id, ids));
  return byKeys(inOrder(ids, page), rows, ({ userId }) => userId);
}

/** Alone, so that customers before the page are passed over in an index of the order. */
export function idsOfPage(db: Queryable, filter: CustomerFilter, page: CustomerPage) {
  const ids = db.select({ userId: users.id }).from(users).$dynamic();
  if (needsSettings(filter) || page.orderBy === 'Region') ids.leftJoin(userSettings, eq(userSettings.userId, users.id));
  return ids
    .where(conditions(filter))
    .orderBy(...orderOf([ORDERS[page.orderBy], users.id], page.isDescending, page))
    .limit(page.limit)
    .offset(page.offset);
}

export function countCustomers(db: Queryable, filter: CustomerFilter): Promise<number> {
  const rows = () => {
    const found = db
      .select({ one: sql`1`.as('one') })
      .from(users)
      .where(conditions(filter))
      .$dynamic();
    return needsSettings(filter) ? found.leftJoin(userSettings, eq(userSettings.userId, users.id)) : found;
  };
  return keptTotals(db, 'customers').total(filter, listCount(db, rows));
}

/** The region of a customer may be one of their own settings. */
function needsSettings({ regions, soldUnder }: CustomerFilter): boolean {
  return regions !== null || soldUnder !== undefined;
}

/** The ids that are customers of the regions, locked in the same order as everywhere else. */
export async function lockCustomers(db: Queryable, filter: CustomerFilter) {
  return db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(conditions(filter))
    .orderBy(asc(users.id))
    .for('update', { of: users });
}

/** Names and addresses of a list that accounts have already, in lower case; closed and foreign ones included. */
export async function findTaken(db: Queryable, userNames: readonly string[], emails: readonly string[]) {
  const name = sql<string>`lower(${users.userName})`;
  const address = sql<string>`lower(${users.email})`;
  const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
  const named =
    userNames.length === 0
      ? []
      : await db
          .select({ name })
          .from(users)
          .where(inArray(name, lower(userNames)));
  const addressed =
    emails.length === 0
      ? []
      : await db
          .select({ address })
          .from(users)
          .where(inArray(address, lower(emails)));
  return {
    userNames: new Set(named.map((row) => row.name)),
    emails: new Set(addressed.map((row) => row.address)),
  };
}

type NewCustomerRow = Pick<UserRow, 'userName' | 'email' | Extract<keyof UserRow, `company${string}`>>;

/** Without a password: its owner chooses one. */
export async function insertCustomer(
  db: Queryable,
  customer: Partial<NewCustomerRow> & Pick<NewCustomerRow, 'userName' | 'email'>,
): Promise<UserRow> {
  const [user] = await db
    .insert(users)
    .values({ ...customer, firstName: '', lastName: '', roles: ['user'] })
    .returning();
  if (user === undefined) throw new Error('An account was not kept');
  return user;
}

function conditions({ regions, keyword = '', userIds, soldUnder }: CustomerFilter): SQL | undefined {
  return and(
    isOpenCustomer(),
    regions === null ? undefined : inArray(regionOfUserSql, [...regions]),
    userIds === undefined ? undefined : inArray(users.id, [...userIds]),
    soldUnder === undefined ? undefined : sellsInRegion(soldUnder),
    containing(keyword.trim().toLowerCase()),
  );
}

function sellsInRegion(brand: number): SQL {
  return sql`(${regionOfUserSql} is null or exists (
    select 1 from ${salesRegions} where ${salesRegions.region} = ${regionOfUserSql} and ${brand} = any(${salesRegions.manufacturerLabelIds})
  ))`;
}

function containing(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const part = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const { firstName, lastName, userName, email, companyName } = users;
  const words = sql`${firstName} || ' ' || ${lastName} || ' ' || ${userName} || ' ' || ${email} || ' ' || coalesce(${companyName}, '')`;
  return sql`lower(${words}) like ${part}`;
}
