import { DEMO_PASSWORD } from '../src/accounts/seed/demo-accounts.ts';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

const CONFIRMED = { body: { password: DEMO_PASSWORD }, bad: { body: { password: '' } } };

const NEW_KEY = { name: 'Schedule importer', scopes: ['size', 'write-projects'], expiresInDays: 90 };

/** Calls about sessions, second factors and API keys of the caller. */
export const ACCOUNT_SECURITY_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'sessions.list': () => ({ bad: null }),
  'sessions.end': ({ security: { sessionId } }) => ({
    params: { sessionId },
    bad: { params: { sessionId: 'a b' } },
  }),
  'sessions.endOthers': () => ({ body: { keepApiKeys: true }, bad: { body: { keepApiKeys: 'x' } } }),
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
  'apiKeys.list': () => ({ bad: null }),
  'apiKeys.make': () => ({
    body: { ...NEW_KEY, password: DEMO_PASSWORD },
    bad: { body: { ...NEW_KEY, password: DEMO_PASSWORD, scopes: ['everything'] } },
  }),
  'apiKeys.revoke': ({ security: { apiKeyId } }) => ({ params: { apiKeyId }, bad: { params: { apiKeyId: 'x' } } }),
  'secondFactor.removePasskey': ({ security: { passkeyId } }) => ({ params: { passkeyId }, ...CONFIRMED }),
};
