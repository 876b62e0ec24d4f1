import type { AccountPorts } from '../../accounts/index.ts';
import { ACCOUNT_MESSAGES, type Api, type Database, HttpError, signedInCaller, visibleOf } from '../../core/index.ts';
import { deleteCustomers } from './deletion.ts';
import { type RegistrationPorts, registerCustomers } from './register.ts';
import { checkExists, listCustomers, readCustomer, readCustomers } from './service.ts';
import { sendTestRegistration } from './test-mail.ts';

interface CustomerPorts extends AccountPorts, RegistrationPorts {
  /** False where an external provider stores the accounts: accounts created here could not sign in. */
  readonly keepsAccounts: boolean;
}

export function customerRoutes({ customers }: Api, db: Database, ports: CustomerPorts) {
  const assertKept = () => {
    if (!ports.keepsAccounts) throw new HttpError('forbidden', ACCOUNT_MESSAGES.keptElsewhere);
  };
  return {
    paged: customers.paged.handler(({ input, context }) =>
      readCustomers(db, visibleOf(context, 'sales-region'), input),
    ),
    list: customers.list.handler(({ context }) => listCustomers(db, visibleOf(context, 'sales-region'))),
    read: customers.read.handler(({ input }) => readCustomer(db, input.userId)),
    checkExists: customers.checkExists.handler(({ input }) => checkExists(db, input)),
    register: customers.register.handler(({ input, context }) => {
      assertKept();
      return context.write((unit) => registerCustomers(unit, signedInCaller(context), input, ports));
    }),
    sendTest: customers.sendTest.handler(({ input, context }) => {
      assertKept();
      return context.write((unit) => sendTestRegistration(unit, signedInCaller(context), input, ports));
    }),
    remove: customers.remove.handler(({ input, context }) =>
      context.write((unit) => deleteCustomers(unit, visibleOf(context, 'sales-region'), input, ports)),
    ),
  };
}
