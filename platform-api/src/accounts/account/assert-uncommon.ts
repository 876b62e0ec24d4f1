import { ACCOUNT_MESSAGES, invalid } from '../../core/index.ts';
import { isCommonPassword } from './common-passwords.ts';

/** @throws HttpError 'invalid' with that field for a password that thousands of people use */
export async function assertUncommon(field: string, password: string): Promise<void> {
  if (await isCommonPassword(password)) throw invalid(field, ACCOUNT_MESSAGES.commonPassword);
}
