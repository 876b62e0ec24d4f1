import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, WORKSPACE } from '../../scripts/workspace/paths.mjs';
import type { DemoUser } from './sign-in.ts';

/** The screen of a remote that end-to-end tests check, and a user who may see it. */
export interface Area {
  readonly remote: string;
  readonly user: DemoUser;
  readonly path: string;
}

interface Declaration {
  readonly routes: readonly { readonly path: string; readonly roles?: readonly (readonly string[])[] }[];
}

/** The role of each demo account; the engineer sees most. */
const ROLES: Readonly<Record<DemoUser, string>> = { engineer: 'user', sales: 'sales', admin: 'admin', dev: 'dev' };

/** Every remote with a screen whose address needs no parameters, as its remote.json declares it. */
export const AREAS: readonly Area[] = REMOTES.flatMap((remote) => {
  const { routes } = JSON.parse(readFileSync(path.join(WORKSPACE, remote, 'remote.json'), 'utf8')) as Declaration;
  const screen = routes.find((route) => !/[:*]/.test(route.path));
  if (screen === undefined) return [];
  const levels = screen.roles ?? [];
  const user = (Object.keys(ROLES) as DemoUser[]).find((name) =>
    levels.every((level) => level.includes('*') || level.includes(ROLES[name])),
  );
  return user === undefined ? [] : [{ remote, user, path: screen.path }];
});
