import { DEMO_PASSWORD, DEMO_USERS, hasDemoUsers } from '../accounts/seed/demo-accounts.ts';
import type { Config } from '../core/index.ts';

/** What a person at a terminal wants to know of a server that has started. */
export function banner({ publicUrl, environment, databaseUrl, dataDir }: Config): string {
  const users = DEMO_USERS.map(({ userName }) => userName).join(', ');
  const lines = [
    '',
    `  SpecBuilder is ready: ${publicUrl}`,
    ...(hasDemoUsers(environment) ? [`  Demo accounts: ${users} (password ${DEMO_PASSWORD})`] : []),
    `  Data: ${databaseUrl === null ? dataDir : 'PostgreSQL server'}`,
    '  Stop with Ctrl-C.',
    '',
  ];
  return `${lines.join('\n')}\n`;
}
