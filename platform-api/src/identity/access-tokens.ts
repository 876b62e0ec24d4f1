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
import { TOKEN_TEXTS } from './texts.ts';

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

/** Tokens of the embedded provider, by the keys in the store. */
export function createLocalVerifier(expected: Expectations, signingKeys: readonly JWK[]): TokenVerifier {
  const publicKeys = signingKeys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK);
  return createVerifier(expected, async () => createLocalJWKSet({ keys: publicKeys }));
}

/** Tokens of an external provider, by the keys its discovery document names. */
export function createRemoteVerifier(identity: ExternalIdentity): TokenVerifier {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const issuer = identity.authority;
  return createVerifier({ issuer, audience: identity.audience, tokenType: identity.tokenType }, () => {
    keys ??= discoverKeys(identity.authority).catch((error: unknown) => {
      keys = undefined;
      throw new Refusal('unavailable', TOKEN_TEXTS.providerAway((error as Error).message));
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
