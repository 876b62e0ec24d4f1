import { type Api, type Database, notFound } from '../../core/index.ts';
import type { Outbox } from './outbox.ts';
import { listMails } from './store.ts';

export function outboxRoutes(api: Api, db: Database, outbox: Outbox) {
  return {
    list: api.outbox.list.handler(({ input, context }) => listMails(db, context.manufacturerLabelId, input?.state)),
    retry: api.outbox.retry.handler(({ input, context }) =>
      context.write(async (unit) => {
        if (!(await outbox.retry(unit, input.mailId))) throw notFound('mail');
        unit.audit({ action: 'mail-sent-again', details: { mailId: input.mailId } });
      }),
    ),
  };
}
