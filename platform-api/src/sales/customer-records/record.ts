import type {
  CustomerProject,
  CustomerQuote,
  CustomerRecord,
  CustomerRequest,
} from '@specbuilder/shared-contracts/api';
import type { Caller, Queryable } from '../../core/index.ts';
import { activityProjects } from '../events/activity-projects.ts';
import { countNotes } from './notes-store.ts';
import { type ListOfCustomer, listOf, type PageOfCustomer, rowsOf } from './page.ts';
import * as store from './record-store.ts';

/** How much there is of a customer beside their activity. */
export async function readRecord(db: Queryable, customerId: string): Promise<CustomerRecord> {
  return {
    projects: await store.countProjects(db, customerId),
    requests: await store.countRequests(db, customerId),
    quotes: await store.countQuotes(db, customerId),
    notes: await countNotes(db, customerId),
  };
}

/** Projects that the customer owns, the last changed first. */
export async function readProjects(
  db: Queryable,
  caller: Caller,
  page: PageOfCustomer,
): Promise<ListOfCustomer<CustomerProject>> {
  const rows = await store.listProjects(db, page.userId, rowsOf(page));
  const projectOf = await activityProjects(db, rows, caller);
  const items = rows.map(({ city, state, itemCount, archivedOnUtc, updatedOnUtc, ...row }) => ({
    project: projectOf(row),
    city,
    state,
    itemCount,
    isArchived: archivedOnUtc !== null,
    updatedOnUtc: updatedOnUtc.toISOString(),
  }));
  return listOf(page, items, await store.countProjects(db, page.userId));
}

/** Requests for help that the customer sent while signed in, the newest first. */
export async function readRequests(
  db: Queryable,
  caller: Caller,
  page: PageOfCustomer,
): Promise<ListOfCustomer<CustomerRequest>> {
  const rows = await store.listRequests(db, page.userId, rowsOf(page));
  const projectOf = await activityProjects(db, rows, caller);
  const items = rows.map(({ id, createdOnUtc, salesRegion, payload, ...row }) => ({
    id,
    createdOnUtc: createdOnUtc.toISOString(),
    salesRegionNumber: salesRegion,
    request: payload.assistanceRequest,
    project: projectOf(row),
    fileCount: payload.fileIds?.length ?? 0,
  }));
  return listOf(page, items, await store.countRequests(db, page.userId));
}

/** Quotations that were issued of the customer's projects, the last issued first. */
export async function readQuotes(
  db: Queryable,
  caller: Caller,
  page: PageOfCustomer,
): Promise<ListOfCustomer<CustomerQuote>> {
  const rows = await store.listQuotes(db, page.userId, rowsOf(page));
  const projectOf = await activityProjects(db, rows, caller);
  const items = rows.map(({ id, issuedOnUtc, revision, fileName, issuedBy, ...row }) => ({
    id,
    issuedOnUtc: issuedOnUtc.toISOString(),
    project: projectOf(row),
    revision,
    fileName,
    issuedBy,
  }));
  return listOf(page, items, await store.countQuotes(db, page.userId));
}
