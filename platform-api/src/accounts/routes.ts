import type { Api } from '../http/api.ts';
import { signedInCaller } from '../http/call-context.ts';
import { registrationCookie } from '../identity/registration-cookie.ts';
import { Refusal } from '../refusal.ts';
import { ACCOUNT_TEXTS } from '../words/account.generated.ts';
import { forgotPassword, forgotUserName } from './forgotten.ts';
import { changePassword, resetPassword } from './password.ts';
import type { AccountPorts } from './ports.ts';
import { register } from './register.ts';

/** @param keepsAccounts false where an external provider keeps them: nobody could sign in with one of ours */
export function accountRoutes({ account }: Api, keepsAccounts: boolean, ports: AccountPorts) {
  const assertKept = () => {
    if (!keepsAccounts) throw new Refusal('forbidden', ACCOUNT_TEXTS.keptElsewhere);
  };
  return {
    register: account.register.handler(async ({ input, context }) => {
      assertKept();
      const { code, browserKey } = await context.write((unit) => register(unit, input, ports));
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
