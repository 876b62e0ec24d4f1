import { bearerOf, type EndedSessions, findOpenAccount } from '../accounts/index.ts';
import { type Authenticate, type Database, HttpError, TOKEN_MESSAGES } from '../core/index.ts';
import type { CalculatorTokens } from './tokens.ts';

export interface CalculatorAccounts {
  readonly db: Database;
  readonly calculatorTokens: CalculatorTokens;
  readonly endedSessions: Pick<EndedSessions, 'has'>;
}

/**
 * Authentication for the contract's endpoints, whose guard knows which of them a calculator's token opens. All other
 * endpoints authenticate without these tokens, and find no user behind one.
 */
export function withCalculatorTokens(
  authenticate: Authenticate,
  { db, calculatorTokens: tokens, endedSessions }: CalculatorAccounts,
): Authenticate {
  return async (request) => {
    const token = bearerOf(request);
    if (token === undefined || !tokens.isOne(token)) return authenticate(request);
    const { userId, sessionId } = await tokens.read(token);
    if (sessionId !== null && endedSessions.has(sessionId))
      throw new HttpError('session-expired', TOKEN_MESSAGES.ended);
    const user = await findOpenAccount(db, userId);
    if (user === undefined) throw new HttpError('not-signed-in', TOKEN_MESSAGES.accountClosed);
    return {
      userId,
      sessionId,
      userName: user.userName,
      isExternal: user.issuer !== null,
      roles: user.roles,
      salesRegions: user.salesRegions,
      isCalculator: true,
    };
  };
}
