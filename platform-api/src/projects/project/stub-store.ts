import type { MemberRole } from '@specbuilder/shared-contracts/api';
import { AddressType, nameKey } from '@specbuilder/shared-contracts/domain';
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, like, or, type SQL } from 'drizzle-orm';
import { userDisplayName } from '../../accounts/index.ts';
import { type Queryable, schema } from '../../core/index.ts';

const { projects, projectAddresses, projectMembers, fanItems, users } = schema;
type ProjectRow = typeof projects.$inferSelect;

export interface StubRow
  extends Pick<ProjectRow, 'id' | 'userId' | 'name' | 'referenceId' | 'archivedOnUtc' | 'updatedOnUtc'> {
  readonly itemCount: number;
  readonly city: string | null;
  readonly state: string | null;
}

/** A user's role in another user's project, and the owner of that project. */
export interface ForeignStub {
  readonly role: MemberRole;
  readonly ownerName: string;
}

/** Whose projects are listed; no brands means those of every brand. */
export interface StubOwner {
  readonly userId: string;
  readonly brands: readonly number[] | null;
}

export interface StubPage {
  readonly search: string;
  readonly order: 'edited' | 'name';
  readonly isArchived: boolean;
  readonly pageIndex: number;
  readonly pageSize: number;
}

const stubColumns = {
  id: projects.id,
  userId: projects.userId,
  name: projects.name,
  referenceId: projects.referenceId,
  archivedOnUtc: projects.archivedOnUtc,
  updatedOnUtc: projects.updatedOnUtc,
  city: projectAddresses.city,
  state: projectAddresses.state,
};

const siteOfProject = and(
  eq(projectAddresses.projectId, projects.id),
  eq(projectAddresses.addressType, AddressType.Site),
);
const lastEditedFirst = [desc(projects.updatedOnUtc), asc(projects.nameKey), asc(projects.id)];

export async function listStubs(db: Queryable, owner: StubOwner): Promise<StubRow[]> {
  const rows = await select(db)
    .where(ofOwner(owner, await memberships(db, owner.userId)))
    .orderBy(...lastEditedFirst);
  return withItemCounts(db, rows);
}

export async function pageOfStubs(
  db: Queryable,
  owner: StubOwner,
  page: StubPage,
): Promise<{ readonly rows: StubRow[]; readonly totalCount: number }> {
  const found = and(
    ofOwner(owner, await memberships(db, owner.userId)),
    page.isArchived ? isNotNull(projects.archivedOnUtc) : isNull(projects.archivedOnUtc),
    matching(page.search),
  );
  const rows = await select(db)
    .where(found)
    .orderBy(...(page.order === 'name' ? [asc(projects.nameKey), asc(projects.id)] : lastEditedFirst))
    .limit(page.pageSize)
    .offset(page.pageIndex * page.pageSize);
  const [all] = await db
    .select({ totalCount: count() })
    .from(projects)
    .leftJoin(projectAddresses, siteOfProject)
    .where(found);
  return { rows: await withItemCounts(db, rows), totalCount: all?.totalCount ?? 0 };
}

export async function findStub(db: Queryable, projectId: string): Promise<StubRow | undefined> {
  const [stub] = await withItemCounts(db, await select(db).where(eq(projects.id, projectId)));
  return stub;
}

/** By the id of the project; those of the user are left out, so that a list of them costs nothing more. */
export async function foreignStubs(
  db: Queryable,
  rows: readonly StubRow[],
  userId: string,
): Promise<ReadonlyMap<string, ForeignStub>> {
  const ids = rows.filter((row) => row.userId !== userId).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: projects.id, role: projectMembers.role, user: users })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .leftJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.userId, userId)))
    .where(inArray(projects.id, ids));
  return new Map(found.map(({ id, role, user }) => [id, { role: role ?? 'viewer', ownerName: userDisplayName(user) }]));
}

/** Counted apart: within the query of a page they would be counted for every row before it as well. */
async function withItemCounts(db: Queryable, rows: readonly Omit<StubRow, 'itemCount'>[]): Promise<StubRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({ projectId: fanItems.projectId, itemCount: count() })
    .from(fanItems)
    .where(and(inArray(fanItems.projectId, ids), isNull(fanItems.alternateToId)))
    .groupBy(fanItems.projectId);
  const countOf = new Map(counts.map(({ projectId, itemCount }) => [projectId, itemCount]));
  return rows.map((row) => ({ ...row, itemCount: countOf.get(row.id) ?? 0 }));
}

function select(db: Queryable) {
  return db.select(stubColumns).from(projects).leftJoin(projectAddresses, siteOfProject);
}

/** Ids of projects that a user works on without owning them; most have none, and their list stays on its index. */
async function memberships(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ projectId: projectMembers.projectId })
    .from(projectMembers)
    .where(eq(projectMembers.userId, userId));
  return rows.map(({ projectId }) => projectId);
}

function ofOwner({ userId, brands }: StubOwner, memberOf: readonly string[]): SQL | undefined {
  const ofBrands = brands === null ? undefined : inArray(projects.manufacturerLabelId, [...brands]);
  const isOwner = eq(projects.userId, userId);
  return and(memberOf.length === 0 ? isOwner : or(isOwner, inArray(projects.id, [...memberOf])), ofBrands);
}

/** In the name by its key, so without regard to case in every script; in city and reference id as they are stored. */
function matching(search: string): SQL | undefined {
  const key = nameKey(search);
  if (key === '') return undefined;
  const typed = pattern(search.trim());
  return or(
    like(projects.nameKey, pattern(key)),
    ilike(projectAddresses.city, typed),
    ilike(projects.referenceId, typed),
  );
}

function pattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
