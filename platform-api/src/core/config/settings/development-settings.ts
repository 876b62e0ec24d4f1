import type { Environment } from '@specbuilder/shared-contracts/domain';
import { ANY_LOCAL_PORT, allowsOrigin } from '@specbuilder/shared-contracts/registry';
import * as z from 'zod/mini';
import { originOf, parsed } from '../config-values.ts';

/** What a server lets developers do with their own machines. All of it is off in staging and production by itself. */
export interface DevelopmentSettings {
  /** Origins whose builds may take a remote's place in a developer's browser. */
  readonly overrideOrigins: readonly string[];
  /** Origins on which a remote's own page may call the API and sign in. */
  readonly pageOrigins: readonly string[];
  /** Remotes that every page takes from a development server, by name: what `npm run dev` watches. */
  readonly remotes: Readonly<Record<string, string>>;
}

const NONE = 'none';
const ORIGINS_WORDS = `a comma-separated list of http or https origins, of which ${ANY_LOCAL_PORT} means every port, or ${NONE}`;
const REMOTES_WORDS = 'a comma-separated list such as mf-account@http://localhost:4104';

export const developmentVariables = {
  REMOTE_OVERRIDE_ORIGINS: z.optional(parsed(ORIGINS_WORDS, developmentOrigins)),
  DEVELOPMENT_ORIGINS: z.optional(parsed(ORIGINS_WORDS, developmentOrigins)),
  DEVELOPMENT_REMOTES: z._default(parsed(REMOTES_WORDS, developmentRemotes), {}),
};

interface DevelopmentValues {
  readonly ENVIRONMENT: Environment;
  readonly REMOTE_OVERRIDE_ORIGINS?: readonly string[] | undefined;
  readonly DEVELOPMENT_ORIGINS?: readonly string[] | undefined;
  readonly DEVELOPMENT_REMOTES: Readonly<Record<string, string>>;
}

/** A server that others cannot reach allows every port of its machine, unless the settings differ. */
export function developmentOf(values: DevelopmentValues): DevelopmentSettings {
  const typical = isOfDevelopers(values) ? [ANY_LOCAL_PORT] : [];
  return {
    overrideOrigins: values.REMOTE_OVERRIDE_ORIGINS ?? typical,
    pageOrigins: values.DEVELOPMENT_ORIGINS ?? typical,
    remotes: values.DEVELOPMENT_REMOTES,
  };
}

/** All users would run code served from one machine, so that machine has to be the server itself. */
export function developmentProblems(values: DevelopmentValues): readonly (readonly [name: string, message: string])[] {
  const origins = Object.values(values.DEVELOPMENT_REMOTES);
  if (origins.length === 0) return [];
  const isOwnMachine = origins.every((origin) => allowsOrigin([ANY_LOCAL_PORT], origin));
  return isOfDevelopers(values) && isOwnMachine
    ? []
    : [['DEVELOPMENT_REMOTES', 'on localhost, and given in the environments local and development only']];
}

function isOfDevelopers({ ENVIRONMENT }: DevelopmentValues): boolean {
  return ENVIRONMENT === 'local' || ENVIRONMENT === 'development';
}

function developmentOrigins(text: string): readonly string[] | undefined {
  if (text === NONE) return [];
  const found = text
    .split(',')
    .map((part) => (part.trim() === ANY_LOCAL_PORT ? ANY_LOCAL_PORT : originOf(part.trim())));
  return found.some((item) => item === undefined) ? undefined : found.filter((item) => item !== undefined);
}

function developmentRemotes(text: string): Readonly<Record<string, string>> | undefined {
  const entries = text.split(',').map((part) => {
    const [, name, address = ''] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(part.trim()) ?? [];
    return [name, originOf(address)] as const;
  });
  return entries.every(([name, origin]) => name !== undefined && origin !== undefined)
    ? Object.fromEntries(entries)
    : undefined;
}
