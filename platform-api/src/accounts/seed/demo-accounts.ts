import type { Environment, Role } from '@specbuilder/shared-contracts/domain';

export const DEMO_PASSWORD = 'Specbuilder-Demo-1';

interface DemoUser {
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly roles: readonly Role[];
  readonly salesRegions: readonly number[];
  readonly regionNumber: number | null;
}

/** Demonstration accounts, one per role. */
export const DEMO_USERS: readonly DemoUser[] = [
  {
    userName: 'engineer',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    companyName: 'Lindqvist Consulting Engineers',
    roles: ['user'],
    salesRegions: [],
    regionNumber: 24,
  },
  {
    userName: 'sales',
    firstName: 'Sam',
    lastName: 'Ortega',
    companyName: 'Chicago Regional Office',
    roles: ['user', 'sales'],
    salesRegions: [24, 15],
    regionNumber: 24,
  },
  {
    userName: 'admin',
    firstName: 'Ada',
    lastName: 'Novak',
    companyName: 'Kelvane Air Company',
    roles: ['user', 'admin'],
    salesRegions: [],
    regionNumber: null,
  },
  {
    userName: 'dev',
    firstName: 'Dev',
    lastName: 'Rao',
    companyName: 'Kelvane Air Company',
    roles: ['user', 'dev'],
    salesRegions: [],
    regionNumber: null,
  },
];

/** Known passwords belong on a developer's machine only. */
export function hasDemoUsers(environment: Environment): boolean {
  return environment === 'local' || environment === 'development';
}

/** What people need to sign in with one of them; null where there are none. */
export function demoAccountsOf(environment: Environment) {
  if (!hasDemoUsers(environment)) return null;
  return { userNames: DEMO_USERS.map(({ userName }) => userName), password: DEMO_PASSWORD };
}
