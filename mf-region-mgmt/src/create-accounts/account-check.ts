import { type NewCustomer, newCustomer } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { CREATE_ACCOUNTS_MESSAGES as MESSAGES } from '../messages/create-accounts.generated.ts';

/** What is wrong with an account, by field. */
export type AccountProblems = Partial<Record<keyof NewCustomer, string>>;

interface Checked {
  /** Null while something is wrong with it. */
  readonly account: NewCustomer | null;
  readonly problems: AccountProblems;
}

/**
 * Whether an account may be in the list: by the rules of the contract, different from all others of the list (CUS-015),
 * and not registered yet (CUS-014).
 */
export async function checkAccount(
  written: NewCustomer,
  others: readonly NewCustomer[],
  { customers }: Pick<ApiClient, 'customers'>,
): Promise<Checked> {
  const parsed = newCustomer.safeParse(written);
  if (!parsed.success) return { account: null, problems: problemsOf(parsed.error.issues) };
  const account = parsed.data;
  const repeated = repeatsIn(account, others);
  if (repeated !== null) return { account: null, problems: repeated };
  const { userNameExists, userEmailExists } = await customers.checkExists({
    userName: account.username,
    userEmail: account.email,
  });
  if (!userNameExists && !userEmailExists) return { account, problems: {} };
  return {
    account: null,
    problems: {
      ...(userNameExists && { username: MESSAGES.userNameExists }),
      ...(userEmailExists && { email: MESSAGES.emailExists }),
    },
  };
}

/** Names and addresses that differ only in case count as equal. */
function repeatsIn({ username, email }: NewCustomer, others: readonly NewCustomer[]): AccountProblems | null {
  const same = (item: string, other: string) => item.toLowerCase() === other.toLowerCase();
  const problems = {
    ...(others.some((other) => same(other.username, username)) && { username: MESSAGES.userNameInList }),
    ...(others.some((other) => same(other.email, email)) && { email: MESSAGES.emailInList }),
  };
  return Object.keys(problems).length === 0 ? null : problems;
}

function problemsOf(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  const problems: AccountProblems = {};
  for (const { path, message } of issues) {
    const field = path[0] === 'email' ? 'email' : 'username';
    problems[field] ??= message;
  }
  return problems;
}
