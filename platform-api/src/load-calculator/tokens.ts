import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { type Caller, HttpError, TOKEN_MESSAGES } from '../core/index.ts';

const TOKEN_TYPE = 'calculator+jwt';
const AUDIENCE = 'load-calculator';
const LIFETIME_S = 600;
const ALGORITHM = 'HS256';

export interface CalculatorClaims {
  readonly userId: string;
  /** Session of the access token it was requested with; null if there is none to end. */
  readonly sessionId: string | null;
}

/**
 * Tokens of the load calculator's frame: a holder can read and save calculations on behalf of the user, and nothing
 * else. The frame may be a page of another site, so it never gets the user's own access token.
 */
export function createCalculatorTokens(key: string) {
  const secret = Buffer.from(key);
  return {
    issue({ userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>): Promise<string> {
      return new SignJWT(sessionId === null ? {} : { sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TOKEN_TYPE })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME_S}s`)
        .sign(secret);
    },
    /** Whether a bearer token says that it is one of these; whether it holds is for `read`. */
    isOne(token: string): boolean {
      try {
        return decodeProtectedHeader(token).typ === TOKEN_TYPE;
      } catch {
        return false;
      }
    },
    /** @throws HttpError 'session-expired' when it is invalid or its ten minutes are over */
    async read(token: string): Promise<CalculatorClaims> {
      try {
        const { payload } = await jwtVerify(token, secret, {
          audience: AUDIENCE,
          algorithms: [ALGORITHM],
          typ: TOKEN_TYPE,
          requiredClaims: ['sub', 'exp'],
        });
        return { userId: String(payload.sub), sessionId: typeof payload['sid'] === 'string' ? payload['sid'] : null };
      } catch {
        throw new HttpError('session-expired', TOKEN_MESSAGES.ended);
      }
    },
  };
}
export type CalculatorTokens = ReturnType<typeof createCalculatorTokens>;
