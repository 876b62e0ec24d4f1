import type { ProjectStub } from '@specbuilder/shared-contracts/api';
import { encodeProjectName } from '@specbuilder/shared-contracts/domain';
import { notFound, type Queryable } from '../../core/index.ts';
import * as store from './stub-store.ts';

/** The caller's projects, last edited first, archived ones among them. */
export async function listProjectStubs(db: Queryable, owner: store.StubOwner): Promise<ProjectStub[]> {
  return responsesOf(db, await store.listStubs(db, owner), owner.userId);
}

/** One page of them, archived or not, that match what was searched for. */
export async function pageOfProjectStubs(db: Queryable, owner: store.StubOwner, page: store.StubPage) {
  const { rows, totalCount } = await store.pageOfStubs(db, owner, page);
  return {
    items: await responsesOf(db, rows, owner.userId),
    totalCount,
    pageIndex: page.pageIndex,
    pageSize: page.pageSize,
  };
}

/** @throws HttpError 'not-found' when there is no such project */
export async function readProjectStub(db: Queryable, projectId: string, userId: string): Promise<ProjectStub> {
  const stub = await store.findStub(db, projectId);
  const [response] = stub === undefined ? [] : await responsesOf(db, [stub], userId);
  if (response === undefined) throw notFound('project');
  return response;
}

async function responsesOf(db: Queryable, rows: readonly store.StubRow[], userId: string): Promise<ProjectStub[]> {
  const foreign = await store.foreignStubs(db, rows, userId);
  return rows.map((row) => stubResponse(row, foreign.get(row.id)));
}

function stubResponse(stub: store.StubRow, foreign: store.ForeignStub | undefined): ProjectStub {
  const name = encodeProjectName(stub.name);
  return {
    projectId: stub.id,
    name,
    displayName: name,
    referenceId: stub.referenceId,
    itemCount: stub.itemCount,
    city: stub.city,
    state: stub.state,
    isArchived: stub.archivedOnUtc !== null,
    updatedOnUtc: stub.updatedOnUtc.toISOString(),
    role: foreign?.role ?? 'owner',
    ownerName: foreign?.ownerName ?? null,
  };
}
