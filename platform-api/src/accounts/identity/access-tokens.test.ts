import { createPublicKey, type JsonWebKeyInput } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { externalIdentity } from '../../../test/identity/external-identity.ts';
import { createLocalVerifier, createRemoteVerifier } from './access-tokens.ts';

const EXPECTED = { issuer: 'https://fans.example/identity', audience: 'https://fans.example/api', tokenType: 'at+jwt' };

type Alg = 'RS256' | 'PS256' | 'ES256' | 'RS512';
async function newKey(kid: string, alg: Alg = 'RS256') {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid, alg, use: 'sig' };
  return { jwk, alg, privateKey };
}
type Key = Awaited<ReturnType<typeof newKey>>;

interface TokenChanges {
  readonly issuer?: string;
  readonly audience?: string;
  readonly typ?: string;
  readonly expires?: number | null;
  readonly subject?: string | null;
}

function tokenBy({ jwk, alg, privateKey }: Key, changes: TokenChanges = {}): Promise<string> {
  const {
    issuer = EXPECTED.issuer,
    audience = EXPECTED.audience,
    typ = 'at+jwt',
    expires = 60,
    subject = 'user-1',
  } = changes;
  const token = new SignJWT({ sid: 's-1' }).setProtectedHeader({ alg, typ, kid: jwk.kid ?? '' });
  token.setIssuer(issuer).setAudience(audience);
  if (subject !== null) token.setSubject(subject);
  if (expires !== null) token.setExpirationTime(Math.floor(Date.now() / 1000) + expires);
  return token.sign(privateKey);
}

const outcomeOf = async (verifying: Promise<unknown>) =>
  verifying.then(
    () => 'accepted',
    (error: { kind?: string }) => error.kind ?? String(error),
  );

// Making a key takes longer than all tests together.
const keysByAlg = {
  RS256: newKey('k3'),
  PS256: newKey('k3', 'PS256'),
  ES256: newKey('k3', 'ES256'),
  RS512: newKey('k3', 'RS512'),
};
const firstKeys = Promise.all([newKey('k1'), newKey('k2')]);
let first: Key;
let second: Key;
beforeAll(async () => {
  [first, second] = await firstKeys;
});
afterEach(() => jest.useRealTimers());

describe('An access token of the embedded provider', () => {
  const none = async () => [];

  it('is accepted with its claims', async () => {
    const verifier = createLocalVerifier(EXPECTED, [first.jwk], none);
    expect(verifier.issuer).toBe(EXPECTED.issuer);
    expect(await verifier.verify(await tokenBy(first))).toMatchObject({ sub: 'user-1', sid: 's-1' });
  });

  it.each<[string, TokenChanges, string]>([
    ['of another issuer', { issuer: 'https://other.example' }, 'not-signed-in'],
    ['for another audience', { audience: 'other' }, 'not-signed-in'],
    ['of another type', { typ: 'JWT' }, 'not-signed-in'],
    ['without a user', { subject: null }, 'not-signed-in'],
    ['without an end', { expires: null }, 'not-signed-in'],
    ['past its time', { expires: -60 }, 'session-expired'],
    ['that ended within the tolerance of clocks', { expires: -2 }, 'accepted'],
  ])('%s', async (_case, changes, outcome) => {
    const verifier = createLocalVerifier(EXPECTED, [first.jwk], none);
    expect(await outcomeOf(verifier.verify(await tokenBy(first, changes)))).toBe(outcome);
  });

  it('is rejected in words that say what to do', async () => {
    const verifier = createLocalVerifier(EXPECTED, [first.jwk], none);
    await expect(verifier.verify('a.b.c')).rejects.toThrow('The access token is not valid. Please sign in again.');
    await expect(verifier.verify(await tokenBy(first, { expires: -60 }))).rejects.toThrow(
      'Your session has expired. Please sign in again.',
    );
  });

  it('is accepted when another process made its key meanwhile, read once for all', async () => {
    const readKeys = jest.fn(async () => [second.jwk, first.jwk]);
    const verifier = createLocalVerifier(EXPECTED, [first.jwk], readKeys);
    expect(await outcomeOf(verifier.verify(await tokenBy(first)))).toBe('accepted');
    expect(readKeys).not.toHaveBeenCalled();
    const token = await tokenBy(second);
    expect([await outcomeOf(verifier.verify(token)), await outcomeOf(verifier.verify(token))]).toEqual([
      'accepted',
      'accepted',
    ]);
    expect(readKeys).toHaveBeenCalledTimes(1);
  });

  it('with a made-up key reads the keys every ten seconds at most', async () => {
    const readKeys = jest.fn(async () => [first.jwk]);
    const verifier = createLocalVerifier(EXPECTED, [first.jwk], readKeys);
    const token = await tokenBy(second, { expires: 600 });
    const tryIt = () => outcomeOf(verifier.verify(token));
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    expect([await tryIt(), await tryIt(), readKeys.mock.calls.length]).toEqual(['not-signed-in', 'not-signed-in', 1]);
    jest.setSystemTime(Date.now() + 9_999);
    await tryIt();
    expect(readKeys).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 1);
    await tryIt();
    expect(readKeys).toHaveBeenCalledTimes(2);
  });

  it('does not require signing in again when the store does not respond', async () => {
    const away = new Error('the store is away');
    const verifier = createLocalVerifier(EXPECTED, [first.jwk], () => Promise.reject(away));
    await expect(verifier.verify(await tokenBy(second))).rejects.toBe(away);
  });
});

describe('An access token of an external provider', () => {
  let provider: Server;
  let authority: string;
  let requested: string[];
  let issuer: string;
  let status: number;
  let keyStatus: number;
  let keys: JWK[];

  beforeAll(async () => {
    provider = createServer((request, response) => {
      requested.push(String(request.url));
      const isDiscovery = request.url?.endsWith('/openid-configuration') === true;
      response.statusCode = isDiscovery ? status : keyStatus;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${authority}/keys` } : { keys }));
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    authority = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/tenant`;
    [requested, issuer, status, keyStatus, keys] = [
      [],
      authority,
      200,
      200,
      [first, second].map(({ jwk: { kty, n, e, kid } }) => ({ kty, n, e, kid }) as JWK),
    ];
  });
  afterAll(async () => {
    provider.closeAllConnections();
    await new Promise((resolve) => provider.close(resolve));
  });

  const verifierFor = (changes: object = {}) =>
    createRemoteVerifier({ ...externalIdentity({ OIDC_AUTHORITY: authority, OIDC_TOKEN_TYPE: 'none' }), ...changes });
  const external = (key: Key, changes: TokenChanges = {}) =>
    tokenBy(key, { issuer: authority, audience: 'fans-api', typ: 'JWT', ...changes });

  it('is accepted by the keys that discovery names, whatever its type where none is set', async () => {
    expect(await outcomeOf(verifierFor().verify(await external(first)))).toBe('accepted');
    expect(requested).toEqual(['/tenant/.well-known/openid-configuration', '/tenant/keys']);
    const typed = verifierFor({ tokenType: 'at+jwt' });
    expect(await outcomeOf(typed.verify(await external(first)))).toBe('not-signed-in');
    expect(await outcomeOf(typed.verify(await external(first, { typ: 'at+jwt' })))).toBe('accepted');
  });

  it('is found under an authority that ends with a slash', async () => {
    authority = `${authority}/`;
    expect(await outcomeOf(verifierFor().verify(await external(first)))).not.toBe('unavailable');
    expect(requested[0]).toBe('/tenant/.well-known/openid-configuration');
  });

  it.each<[Alg, string]>([
    ['RS256', 'accepted'],
    ['PS256', 'accepted'],
    ['ES256', 'accepted'],
    ['RS512', 'not-signed-in'],
  ])('signed with %s: %s', async (alg, outcome) => {
    const key = await keysByAlg[alg];
    const { kty, n, e, crv, x, y, kid } = key.jwk;
    keys = [JSON.parse(JSON.stringify({ kty, n, e, crv, x, y, kid })) as JWK];
    expect(await outcomeOf(verifierFor().verify(await external(key)))).toBe(outcome);
  });

  it('is neither accepted nor rejected while the provider is away, and looked at once it is back', async () => {
    const verifier = verifierFor();
    const token = await external(first);
    status = 500;
    await expect(verifier.verify(token)).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The identity provider does not respond: discovery responded with 500',
    });
    status = 200;
    expect(await outcomeOf(verifier.verify(token))).toBe('accepted');
    expect(await outcomeOf(verifier.verify(token))).toBe('accepted');
    expect(requested.filter((url) => url.endsWith('/openid-configuration'))).toHaveLength(2);
  });

  it.each([
    ['without a slash at the end of the issuer', ''],
    ['with one', '/'],
  ])('is accepted %s, however the setting has it', async (_case, end) => {
    issuer = `${authority}${end}`;
    const token = await external(first, { issuer });
    expect(await outcomeOf(verifierFor().verify(token))).toBe('accepted');
    expect(await outcomeOf(verifierFor({ authority: `${authority}/` }).verify(token))).toBe('accepted');
  });

  it('is not looked at where discovery names another issuer than the setting', async () => {
    issuer = 'https://evil.example';
    await expect(verifierFor().verify(await external(first))).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The identity provider does not respond: discovery names the issuer https://evil.example',
    });
  });

  it('is rejected without a signature, and with the public key as a shared secret', async () => {
    const claims = { sub: 'user-1', iss: authority, aud: 'fans-api', exp: Math.floor(Date.now() / 1000) + 60 };
    const publicKey = createPublicKey({ key: first.jwk as JsonWebKeyInput['key'], format: 'jwk' });
    const secret = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }));
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
    expect(await outcomeOf(verifierFor().verify(forged))).toBe('not-signed-in');
    expect(await outcomeOf(verifierFor().verify(new UnsecuredJWT(claims).encode()))).toBe('not-signed-in');
  });

  it('is accepted by the algorithms that the settings name, and by no others', async () => {
    const key = await keysByAlg.RS512;
    const { kty, n, e, kid } = key.jwk;
    keys = [{ kty, n, e, kid } as JWK];
    const verifier = verifierFor({ algorithms: ['RS512'] });
    expect(await outcomeOf(verifier.verify(await external(key)))).toBe('accepted');
    expect(await outcomeOf(verifier.verify(await external(first)))).toBe('not-signed-in');
  });

  it('is accepted by keys that changed, which are read every five seconds at most', async () => {
    const verifier = verifierFor();
    await verifier.verify(await external(first));
    const third = await keysByAlg.RS256;
    const token = await external(third, { expires: 600 });
    const { kty, n, e, kid } = third.jwk;
    keys = [{ kty, n, e, kid } as JWK];
    const old = await external(first, { expires: 600 });
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
    expect([await outcomeOf(verifier.verify(token)), requested.length]).toEqual(['not-signed-in', 2]);
    jest.setSystemTime(Date.now() + 5_001);
    expect(await outcomeOf(verifier.verify(token))).toBe('accepted');
    // A withdrawn key signs no one in.
    expect(await outcomeOf(verifier.verify(old))).toBe('not-signed-in');
  });

  it('is accepted with a known key while the provider is away, and is not called invalid with another key', async () => {
    const verifier = verifierFor();
    await verifier.verify(await external(first));
    const token = await external(first, { expires: 600 });
    const byNewKey = await external(await keysByAlg.RS256, { expires: 600 });
    [status, keyStatus] = [500, 500];
    jest.useFakeTimers({
      now: Date.now() + 5_001,
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'],
    });
    expect(await outcomeOf(verifier.verify(byNewKey))).toBe('unavailable');
    expect(await outcomeOf(verifier.verify(token))).toBe('accepted');
    jest.setSystemTime(Date.now() + 5_001);
    expect(await outcomeOf(verifier.verify(byNewKey))).toBe('unavailable');
    // Discovery is requested again, as the keys may have moved, at most every five seconds.
    expect(requested.filter((url) => url.endsWith('/openid-configuration'))).toHaveLength(3);
  });
});
