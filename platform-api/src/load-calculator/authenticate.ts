import { findOpenAccount } from '../accounts/identity/account-store.ts';
import type { EndedSessions } from '../accounts/identity/ended-sessions.ts';
import { bearerOf } from '../accounts/identity/identity.ts';
import type { Authenticate } from '../core/http/call-context.ts';
import { TOKEN_TEXTS } from '../core/messages/token.generated.ts';
import { Refusal } from '../core/refusal/refusal.ts';
import type { Database } from '../core/store/database.ts';
import type { CalculatorTokens } from './tokens.ts';

export interface CalculatorAccounts {
  readonly db: Database;
  readonly calculatorTokens: CalculatorTokens;
  readonly endedSessions: Pick<EndedSessions, 'has'>;
}

/**
 * Authentication of the contract's endpoints, whose guard knows which of them a calculator's token opens. Everything else
 * asks without, and finds no user behind such a token.
 */
export function withCalculatorTokens(
  authenticate: Authenticate,
  { db, calculatorTokens: tokens, endedSessions }: CalculatorAccounts,
): Authenticate {
  return async (request) => {
    const token = bearerOf(request);
    if (token === undefined || !tokens.isOne(token)) return authenticate(request);
    const { userId, sessionId } = await tokens.read(token);
    if (sessionId !== null && endedSessions.has(sessionId)) throw new Refusal('session-expired', TOKEN_TEXTS.ended);
    const user = await findOpenAccount(db, userId);
    if (user === undefined) throw new Refusal('not-signed-in', TOKEN_TEXTS.accountClosed);
    return {
      ...{ userId, sessionId, userName: user.userName, isExternal: user.issuer !== null },
      ...{ roles: user.roles, salesRegions: user.salesRegions, isCalculator: true },
    };
  };
}
