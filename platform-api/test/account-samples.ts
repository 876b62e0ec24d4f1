import { randomUUID } from 'node:crypto';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

/** A registration with an unused user name. */
export function newRegistration() {
  const username = `u-${randomUUID().slice(0, 12)}`;
  return {
    ...{ username, password: 'blower-wheel-27', passwordConfirm: 'blower-wheel-27' },
    ...{ email: `${username}@northshore.example`, companyName: 'Northshore Engineering', phoneNumber: '' },
    ...{ postalCode: '60601', city: 'Chicago', state: 'IL', country: 'USA' as const },
  };
}

const CHOSEN = { password: 'blower-wheel-28', confirmPassword: 'blower-wheel-28' };

/** Calls about accounts and their mails. */
export const ACCOUNT_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'account.register': () => ({ body: newRegistration(), bad: { body: { ...newRegistration(), password: 'short' } } }),
  'account.forgotUserName': ({ account: { email } }) => ({
    body: { email },
    bad: { body: { email: 'no-address' } },
  }),
  'account.forgotPassword': () => ({ body: { username: 'engineer' }, bad: { body: { username: '' } } }),
  'account.resetPassword': ({ account: { resetToken } }) => ({
    body: { token: resetToken, username: 'engineer', ...CHOSEN },
    bad: { body: { token: resetToken, username: 'engineer', ...CHOSEN, confirmPassword: 'another-1' } },
  }),
  'account.changePassword': ({ userId, account: { password } }) => ({
    body: { userId, oldPassword: password, newPassword: password, confirmPassword: password },
    bad: { body: { userId, oldPassword: password, newPassword: 'short', confirmPassword: 'short' } },
  }),
  'outbox.list': () => ({ query: { state: 'failed' }, bad: { query: { state: 'lost' } } }),
  'outbox.retry': ({ account: { failedMailId } }) => ({
    body: { mailId: failedMailId },
    bad: { body: { mailId: 'x' } },
  }),
};
