import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PLATFORM_VERSION } from '@specbuilder/shared-contracts/platform';
import { type RegistryRemote, registryConflicts } from '@specbuilder/shared-contracts/registry';

/** What somebody asks for; the name gives title and path where they are not said. */
export interface RemoteRequest {
  readonly name: string | undefined;
  readonly title?: string | undefined;
  readonly path?: string | undefined;
}

export interface NewRemote {
  /** Folder and name, such as 'mf-service-parts'. */
  readonly name: string;
  /** The name without its beginning: 'service-parts'. */
  readonly shortName: string;
  readonly title: string;
  readonly path: string;
  readonly platform: string;
  readonly devPort: number;
}

const NAME = /^mf(-[a-z][a-z0-9]*)+$/;
const TITLE = /^\p{L}[\p{L}\p{N} &.,-]{0,39}$/u;
const ADDRESS = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** @throws Error in a sentence, when something of it is taken or is no name, title or path */
export function newRemote(workspace: string, { name = '', ...asked }: RemoteRequest): NewRemote {
  if (!NAME.test(name)) {
    throw new Error(`'${name}' is no name of a remote: write mf- and lower-case words, such as mf-service-parts.`);
  }
  const shortName = name.slice('mf-'.length);
  const { title = titleOf(shortName), path: address = `/${shortName}` } = asked;
  if (!TITLE.test(title)) {
    throw new Error(`'${title}' is no title: write up to 40 letters, digits and spaces, such as Service Parts.`);
  }
  if (!ADDRESS.test(address)) {
    throw new Error(`'${address}' is no path: write lower-case words after slashes, such as /service-parts.`);
  }
  const taken = [name, ...filesNamed(name, shortName)].find((file) => existsSync(path.join(workspace, file)));
  if (taken !== undefined) throw new Error(`${name} cannot be made: ${taken} is there already.`);
  const remote = { name, shortName, title, path: address, platform: PLATFORM_VERSION, devPort: freePort(workspace) };
  const conflicts = registryConflicts({ remotes: [...declarationsIn(workspace), declarationOf(remote)] });
  if (conflicts.length > 0) throw new Error(`${name} cannot be made: ${conflicts.join('; ')}.`);
  return remote;
}

/** Files that a remote has outside its folder. */
const filesNamed = (name: string, shortName: string) => [
  `languages/en/${name}.json`,
  `e2e/stories/${shortName}.e2e.ts`,
];

const titleOf = (shortName: string) =>
  shortName
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

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
  return readdirSync(workspace).filter((room) => existsSync(path.join(workspace, room, 'remote.json')));
}

function declarationsIn(workspace: string): RegistryRemote[] {
  return remotesIn(workspace).map((room) =>
    JSON.parse(readFileSync(path.join(workspace, room, 'remote.json'), 'utf8')),
  );
}

/** The next one that no development server of a remote has. */
function freePort(workspace: string): number {
  const ports = remotesIn(workspace).map((room) => {
    const configuration = readFileSync(path.join(workspace, room, 'webpack.config.mjs'), 'utf8');
    return Number(/devPort: (\d+)/.exec(configuration)?.[1] ?? 0);
  });
  return Math.max(4100, ...ports) + 1;
}
