import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import type { ExternalIdentity } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { TOKEN_TEXTS } from '../words/token.generated.ts';

export interface TokenVerifier {
  readonly issuer: string;
  /** @throws Refusal 'session-expired' for a token past its time, 'not-signed-in' for any other that does not hold */
  verify(token: string): Promise<JWTPayload & { readonly sub: string }>;
}

const CLOCK_TOLERANCE_S = 5;
const DISCOVERY_LIMIT_MS = 5000;

interface Expectations {
  readonly issuer: string;
  readonly audience: string;
  /** `typ` header of access tokens; null when the provider does not set it. */
  readonly tokenType: string | null;
}

const READ_AGAIN_MS = 10_000;

/**
 * Tokens of the embedded provider, by the keys in the store. A key that is not known is read from there once more, since
 * another process may have started with a new one; not for every token that makes one up.
 */
export function createLocalVerifier(
  expected: Expectations,
  signingKeys: readonly JWK[],
  readKeys: () => Promise<readonly JWK[]>,
): TokenVerifier {
  let known = publicSet(signingKeys);
  let readOnMs = 0;
  const find: JWTVerifyGetKey = async (header, token) => {
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - readOnMs < READ_AGAIN_MS) throw error;
      readOnMs = Date.now();
      known = publicSet(await readKeys());
      return known(header, token);
    }
  };
  return createVerifier(expected, async () => find);
}

function publicSet(keys: readonly JWK[]) {
  return createLocalJWKSet({ keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK) });
}

/** Tokens of an external provider, by the keys its discovery document names. */
export function createRemoteVerifier(identity: ExternalIdentity): TokenVerifier {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const issuer = identity.authority;
  return createVerifier({ issuer, audience: identity.audience, tokenType: identity.tokenType }, () => {
    keys ??= discoverKeys(identity.authority).catch((error: unknown) => {
      keys = undefined;
      throw new Refusal('unavailable', TOKEN_TEXTS.providerAway({ reason: (error as Error).message }));
    });
    return keys;
  });
}

async function discoverKeys(authority: string): Promise<JWTVerifyGetKey> {
  const address = `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(DISCOVERY_LIMIT_MS) });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const { jwks_uri: keysAddress } = (await response.json()) as { jwks_uri?: unknown };
  return createRemoteJWKSet(new URL(String(keysAddress)));
}

function createVerifier(expected: Expectations, keys: () => Promise<JWTVerifyGetKey>): TokenVerifier {
  const { issuer, audience, tokenType } = expected;
  return {
    issuer,
    async verify(token) {
      const keySet = await keys();
      try {
        const { payload } = await jwtVerify(token, keySet, {
          issuer,
          audience,
          algorithms: ['RS256', 'PS256', 'ES256'],
          clockTolerance: CLOCK_TOLERANCE_S,
          requiredClaims: ['sub', 'exp'],
          ...(tokenType === null ? {} : { typ: tokenType }),
        });
        return { ...payload, sub: String(payload.sub) };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Refusal('session-expired', TOKEN_TEXTS.expired);
        if (error instanceof errors.JOSEError) throw new Refusal('not-signed-in', TOKEN_TEXTS.bad);
        throw error;
      }
    },
  };
}
