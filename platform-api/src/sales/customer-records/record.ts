import { type CustomerRecord, MAX_RECORDED } from '@specbuilder/shared-contracts/api';
import type { Caller, Queryable } from '../../core/index.ts';
import { activityProjects } from '../events/activity-projects.ts';
import * as store from './record-store.ts';

/** What there is of a customer beside their activity: the newest of each kind, and how many there are. */
export async function readRecord(db: Queryable, caller: Caller, customerId: string): Promise<CustomerRecord> {
  const projects = await store.listProjects(db, customerId, MAX_RECORDED);
  const requests = await store.listRequests(db, customerId, MAX_RECORDED);
  const quotes = await store.listQuotes(db, customerId, MAX_RECORDED);
  const projectOf = await activityProjects(db, [...projects, ...requests, ...quotes], caller);
  return {
    projects: {
      items: projects.flatMap(({ city, state, itemCount, archivedOnUtc, updatedOnUtc, ...row }) => {
        const project = projectOf(row);
        const facts = { city, state, itemCount, isArchived: archivedOnUtc !== null };
        return project === null ? [] : [{ project, ...facts, updatedOnUtc: updatedOnUtc.toISOString() }];
      }),
      totalCount: await store.countProjects(db, customerId),
    },
    requests: {
      items: requests.map(({ id, createdOnUtc, salesRegion, payload, ...row }) => ({
        id,
        createdOnUtc: createdOnUtc.toISOString(),
        salesRegionNumber: salesRegion,
        request: payload.assistanceRequest,
        project: projectOf(row),
        fileCount: payload.fileIds?.length ?? 0,
      })),
      totalCount: await store.countRequests(db, customerId),
    },
    quotes: {
      items: quotes.flatMap(({ id, issuedOnUtc, revision, fileName, firstName, lastName, userName, ...row }) => {
        const project = projectOf(row);
        const issuedBy = `${firstName ?? ''} ${lastName ?? ''}`.trim() || userName;
        const facts = { revision, fileName, issuedBy };
        return project === null ? [] : [{ id, issuedOnUtc: issuedOnUtc.toISOString(), project, ...facts }];
      }),
      totalCount: await store.countQuotes(db, customerId),
    },
  };
}
