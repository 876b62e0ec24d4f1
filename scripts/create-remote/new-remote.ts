import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PLATFORM_VERSION } from '@specbuilder/shared-contracts/platform';
import { type RegistryRemote, registryConflicts } from '@specbuilder/shared-contracts/registry';
import { type RemoteRequest, type RequestedRemote, requestedRemote } from './requested-remote.mjs';

export interface NewRemote extends RequestedRemote {
  readonly platform: string;
  readonly devPort: number;
}

/** @throws Error in a sentence, when something of it is taken or is no name, title or path */
export function newRemote(workspace: string, request: RemoteRequest): NewRemote {
  const requested = requestedRemote(request);
  const { name, shortName } = requested;
  const taken = [name, ...filesNamed(name, shortName)].find((file) => existsSync(path.join(workspace, file)));
  if (taken !== undefined) throw new Error(`${name} cannot be made: ${taken} is there already.`);
  const remote = { ...requested, platform: PLATFORM_VERSION, devPort: freePort(workspace) };
  const conflicts = registryConflicts({ remotes: [...declarationsIn(workspace), declarationOf(remote)] });
  if (conflicts.length > 0) throw new Error(`${name} cannot be made: ${conflicts.join('; ')}.`);
  return remote;
}

/** Files that a remote has outside its folder. */
const filesNamed = (name: string, shortName: string) => [`languages/en/${name}.json`, `e2e/tests/${shortName}.e2e.ts`];

type Declaration = Omit<RegistryRemote, 'active'>;

/** As much of its declaration as others may contradict. */
function declarationOf({ name, shortName, title, path: address, platform }: NewRemote): RegistryRemote {
  const routes = [{ path: address, state: `app.${shortName}.home`, remembered: true }];
  const declaration: Declaration = {
    name,
    title,
    platform,
    pathPrefixes: [address],
    routes,
    panels: [],
    navigation: [],
  };
  return declaration as RegistryRemote;
}

function remotesIn(workspace: string): string[] {
  return readdirSync(workspace).filter((packageName) => existsSync(path.join(workspace, packageName, 'remote.json')));
}

function declarationsIn(workspace: string): RegistryRemote[] {
  return remotesIn(workspace).map((packageName) =>
    JSON.parse(readFileSync(path.join(workspace, packageName, 'remote.json'), 'utf8')),
  );
}

/** The next one that no development server of a remote has. */
function freePort(workspace: string): number {
  const ports = remotesIn(workspace).map((packageName) => {
    const configuration = readFileSync(path.join(workspace, packageName, 'webpack.config.mjs'), 'utf8');
    return Number(/devPort: (\d+)/.exec(configuration)?.[1] ?? 0);
  });
  return Math.max(4100, ...ports) + 1;
}
