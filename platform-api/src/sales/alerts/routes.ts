import { type Api, type Database, signedInCaller, visibleOf } from '../../core/index.ts';
import { previewAlert } from './preview.ts';
import type { AlertPorts } from './sender.ts';
import * as service from './service.ts';
import { sendTest } from './test-mail.ts';

export function alertRoutes({ alerts }: Api, db: Database, ports: AlertPorts) {
  return {
    list: alerts.list.handler(({ input, context }) =>
      service.listAlerts(db, visibleOf(context, 'alert-recipient'), input),
    ),
    create: alerts.create.handler(({ input, context }) =>
      context.write((unit) => service.createAlert(unit, signedInCaller(context), input)),
    ),
    change: alerts.change.handler(({ input: { id, ...form }, context }) =>
      context.write((unit) => service.changeAlert(unit, signedInCaller(context), id, form)),
    ),
    remove: alerts.remove.handler(({ input, context }) => context.write((unit) => service.removeAlert(unit, input.id))),
    sendTest: alerts.sendTest.handler(({ input, context }) =>
      context.write((unit) => sendTest(unit, ports, signedInCaller(context), input)),
    ),
    preview: alerts.preview.handler(({ input, context }) =>
      context.write((unit) => previewAlert(unit, ports, signedInCaller(context), input)),
    ),
    recipients: alerts.recipients.handler(() => service.listRecipients(db)),
    customers: alerts.customers.handler(({ input, context }) =>
      service.listCustomers(db, visibleOf(context, 'sales-region'), input.keyword),
    ),
  };
}
