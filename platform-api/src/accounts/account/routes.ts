import { ACCOUNT_MESSAGES, type Api, type Database, HttpError, signedInCaller } from '../../core/index.ts';
import { registrationCookie } from '../identity/registration-cookie.ts';
import { issueSignInCode } from '../identity/sign-in-codes.ts';
import { changePassword, resetPassword } from './password.ts';
import type { AccountPorts } from './ports.ts';
import { forgotPassword, forgotUserName } from './recovery.ts';
import { type RegionOfCompany, register } from './register.ts';

interface RegistrationPorts extends AccountPorts {
  readonly regionOfCompany: RegionOfCompany;
}

/** @param keepsAccounts false if an external provider stores them: users could not sign in with one of ours */
export function accountRoutes({ account }: Api, db: Database, keepsAccounts: boolean, ports: RegistrationPorts) {
  const assertKept = () => {
    if (!keepsAccounts) throw new HttpError('forbidden', ACCOUNT_MESSAGES.keptElsewhere);
  };
  return {
    register: account.register.handler(async ({ input, context }) => {
      assertKept();
      // Looked up before the transaction: the tables of places read the store by themselves.
      const region = await ports.regionOfCompany(input, context.manufacturerLabelId);
      const { userId } = await context.write((unit) => register(unit, input, region, ports));
      // Not part of the write, because the response to a repeated call is stored.
      const { code, browserKey } = await issueSignInCode(db, userId);
      context.setHeaders({ 'set-cookie': registrationCookie(browserKey, ports.publicUrl) });
      return { otac: code };
    }),
    forgotUserName: account.forgotUserName.handler(({ input, context }) => {
      assertKept();
      return context.write((unit) => forgotUserName(unit, input, ports));
    }),
    forgotPassword: account.forgotPassword.handler(({ input, context }) => {
      assertKept();
      return context.write((unit) => forgotPassword(unit, input, ports));
    }),
    resetPassword: account.resetPassword.handler(({ input, context }) => {
      assertKept();
      return context.write((unit) => resetPassword(unit, input, ports));
    }),
    changePassword: account.changePassword.handler(({ input, context }) =>
      context.write((unit) => changePassword(unit, signedInCaller(context), input, ports)),
    ),
  };
}
