import { MAX_NEW_ACCOUNTS, type NewCustomer } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { CREATE_ACCOUNTS_MESSAGES as MESSAGES } from '../messages/create-accounts.generated.ts';
import { type AccountProblems, checkAccount } from './account-check.ts';
import { readLines, type WrittenAccount } from './pasted-lines.ts';

export interface RejectedLine {
  readonly line: string;
  readonly problem: string;
}

/** Checks lines one after the other, since each is held against those before it; what fails stays with its reason. */
export async function checkLines(text: string, present: readonly NewCustomer[], api: Pick<ApiClient, 'customers'>) {
  const added: NewCustomer[] = [];
  const rejected: RejectedLine[] = [];
  for (const written of readLines(text)) {
    const result = await checkLine(written, [...present, ...added], api);
    if (typeof result === 'string') rejected.push({ line: written.line, problem: result });
    else added.push(result);
  }
  return { added, rejected };
}

/** @returns the account, or what is wrong with it */
async function checkLine(
  { username, email }: WrittenAccount,
  others: readonly NewCustomer[],
  api: Pick<ApiClient, 'customers'>,
): Promise<NewCustomer | string> {
  if (email === '') return MESSAGES.noEmail;
  if (others.length >= MAX_NEW_ACCOUNTS) return MESSAGES.full;
  try {
    const { account, problems } = await checkAccount({ username, email }, others, api);
    return account ?? textOf(problems);
  } catch {
    return MESSAGES.notChecked;
  }
}

function textOf({ username, email }: AccountProblems): string {
  return [username, email].filter((text) => text !== undefined).join('; ');
}
