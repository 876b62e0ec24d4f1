import { DEMO_PASSWORD } from '../seed/demo-users.ts';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

const CONFIRMED = { body: { password: DEMO_PASSWORD }, bad: { body: { password: '' } } };

/** Calls about sessions and second factors of the caller. */
export const ACCOUNT_SECURITY_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'sessions.list': () => ({ bad: null }),
  'sessions.end': ({ security: { sessionId } }) => ({
    params: { sessionId },
    bad: { params: { sessionId: 'a b' } },
  }),
  'sessions.endOthers': () => ({ bad: null }),
  'secondFactor.read': () => ({ bad: null }),
  'secondFactor.startApp': () => CONFIRMED,
  'secondFactor.confirmApp': ({ security: { appCode } }) => ({
    body: { code: appCode },
    bad: { body: { code: '12345' } },
  }),
  'secondFactor.removeApp': () => CONFIRMED,
  'secondFactor.renewRecoveryCodes': () => CONFIRMED,
  'secondFactor.passkeyOptions': () => CONFIRMED,
  'secondFactor.addPasskey': ({ security: { credential } }) => ({
    body: { name: 'Laptop', credential },
    bad: { body: { name: '', credential } },
  }),
  'secondFactor.renamePasskey': ({ security: { passkeyId } }) => ({
    params: { passkeyId },
    body: { name: 'Phone' },
    bad: { body: { name: '' } },
  }),
  'secondFactor.removePasskey': ({ security: { passkeyId } }) => ({ params: { passkeyId }, ...CONFIRMED }),
};
