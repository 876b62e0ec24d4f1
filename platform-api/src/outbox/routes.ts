import type { Api } from '../http/api.ts';
import type { Database } from '../store/database.ts';
import { listMails } from './store.ts';

export function outboxRoutes(api: Api, db: Database) {
  return { list: api.outbox.list.handler(({ context }) => listMails(db, context.manufacturerLabelId)) };
}
