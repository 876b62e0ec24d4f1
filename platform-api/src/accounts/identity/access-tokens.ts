import { createLocalJWKSet, errors, type JWK, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type ExternalIdentity, HttpError, TOKEN_MESSAGES } from '../../core/index.ts';
import { createRemoteKeys, withoutSlash } from './remote-keys.ts';

export interface TokenVerifier {
  readonly issuer: string;
  /** @throws HttpError 'session-expired' for an expired token, 'not-signed-in' for any other invalid one */
  verify(token: string): Promise<JWTPayload & { readonly sub: string }>;
}

const CLOCK_TOLERANCE_S = 5;
/** Without the symmetric ones: with a public key as the secret, anyone could sign. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256'];

interface Expectations {
  readonly issuer: string;
  readonly audience: string;
  /** `typ` header of access tokens; null when the provider does not set it. */
  readonly tokenType: string | null;
  readonly algorithms?: readonly string[];
  /** Ways to write the issuer; that name alone when absent. */
  readonly spellings?: readonly string[];
}

const READ_AGAIN_MS = 10_000;

/**
 * Tokens of the embedded provider, verified with the keys in the store. An unknown key is read from there again, since
 * another process may have started with a new one, but not for every token with an invented key.
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
  return createVerifier(expected, find);
}

function publicSet(keys: readonly JWK[]) {
  return createLocalJWKSet({ keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK) });
}

/** Tokens of an external provider, by the keys its discovery document names. */
export function createRemoteVerifier(identity: ExternalIdentity): TokenVerifier {
  const { authority, audience, tokenType, algorithms } = identity;
  const keys = createRemoteKeys(authority);
  const plain = withoutSlash(authority);
  const spellings = [plain, `${plain}/`];
  return createVerifier({ issuer: authority, spellings, audience, tokenType, algorithms }, keys);
}

function createVerifier(expected: Expectations, keys: JWTVerifyGetKey): TokenVerifier {
  const { issuer, audience, tokenType, algorithms = ALGORITHMS } = expected;
  const { spellings = [issuer] } = expected;
  return {
    issuer,
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: [...spellings],
          audience,
          algorithms: [...algorithms],
          clockTolerance: CLOCK_TOLERANCE_S,
          requiredClaims: ['sub', 'exp'],
          ...(tokenType === null ? {} : { typ: tokenType }),
        });
        return { ...payload, sub: String(payload.sub) };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new HttpError('session-expired', TOKEN_MESSAGES.expired);
        if (error instanceof errors.JOSEError) throw new HttpError('not-signed-in', TOKEN_MESSAGES.bad);
        throw error;
      }
    },
  };
}
