import type { Api } from '../http/api.ts';
import { visibleOf } from '../http/call-context.ts';
import type { Database } from '../store/database.ts';
import { readEventLog } from './service.ts';

export function eventsRoutes(api: Api, db: Database) {
  return {
    salesRegionEvents: api.events.salesRegionEvents.handler(({ input, context }) =>
      readEventLog(db, visibleOf(context, 'sales-region'), input),
    ),
  };
}
