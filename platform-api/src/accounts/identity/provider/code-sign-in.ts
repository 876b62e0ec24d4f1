import type { Database } from '../../../core/index.ts';
import { browserKeyOf } from '../registration-cookie.ts';
import { redeemSignInCode } from '../sign-in-codes.ts';

/** Parameter of a sign-in request with the code returned by a registration. */
export const CODE_PARAMETER = 'otac';

/**
 * The user whom a one-time code signs in.
 *
 * @param parameters those of the sign-in request
 * @returns undefined without a code that this browser may use, so that the form is shown as ever
 */
export async function userOfCode(
  db: Database,
  parameters: Readonly<Record<string, unknown>>,
  cookies: string | undefined,
): Promise<string | undefined> {
  const code = parameters[CODE_PARAMETER];
  const browserKey = browserKeyOf(cookies);
  if (typeof code !== 'string' || browserKey === null) return undefined;
  return redeemSignInCode(db, { code, browserKey });
}
