import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Registry,
  type RegistryRemote,
  type RemoteVersion,
  registryConflicts,
  registry as registrySchema,
  remoteDeclaration,
} from '@specbuilder/shared-contracts/registry';
import { titlesOf } from '../../build/words/titles.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';
import { compressFolder } from './compress.ts';
import { publishedFiles } from './published-files.ts';

interface PublishOptions {
  readonly room: string;
  readonly siteDir: string;
  /** Lets another build of the same version take its place, as while developing; never on a real site. */
  readonly replace: boolean;
}

/**
 * Publishes a built remote: files at a new immutable address, one changed line in the registry. Nobody else rebuilds.
 *
 * @throws Error when the version stands already with other content, or the registry would contradict itself
 */
export function publishRemote({ room, siteDir, replace }: PublishOptions): { version: string; isNew: boolean } {
  const dist = path.join(WORKSPACE, room, 'dist');
  const declaration = remoteDeclaration.parse(readJson(path.join(WORKSPACE, room, 'remote.json')));
  const { version } = readJson(path.join(WORKSPACE, room, 'package.json')) as { version: string };
  const files = publishedFiles(dist);
  const folder = `${version}+${contentHash(dist, files)}`;
  const registry = readRegistry(siteDir);
  const known = registry.remotes.find((remote) => remote.name === declaration.name);
  const baseUrl = `/remotes/${declaration.name}/${folder}/`;
  const isNew = known?.active.baseUrl !== baseUrl;
  if (isNew && known?.active.version === version && !replace) {
    throw new Error(`${room} ${version} is published with other content: raise the version in ${room}/package.json.`);
  }
  if (isNew) copyRemote(dist, files, path.join(siteDir, 'remotes', declaration.name, folder));
  const active = isNew || known === undefined ? describeVersion(dist, version, baseUrl) : known.active;
  const fallback = known && known.active.version !== version ? known.active : known?.fallback;
  const titles = titlesOf(path.join(WORKSPACE, 'languages'), declaration);
  const entry: RegistryRemote = { ...declaration, titles, active, ...(fallback ? { fallback } : {}) };
  writeRegistry(siteDir, withRemote(registry, entry));
  return { version, isNew };
}

function copyRemote(dist: string, files: readonly string[], target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const file of files) cpSync(path.join(dist, file), path.join(target, file));
  compressFolder(target);
}

function describeVersion(dist: string, version: string, baseUrl: string): RemoteVersion {
  const manifest = readJson(path.join(dist, 'mf-manifest.json')) as {
    readonly name: string;
    readonly metaData: { readonly remoteEntry: { readonly name: string } };
  };
  const entryFile = manifest.metaData.remoteEntry.name;
  return {
    version,
    federationName: manifest.name,
    baseUrl,
    manifestIntegrity: integrity(path.join(dist, 'mf-manifest.json')),
    entryIntegrity: integrity(path.join(dist, entryFile)),
    entryFile,
    publishedAt: new Date().toISOString(),
  };
}

function withRemote(registry: Registry, entry: RegistryRemote): Registry {
  const others = registry.remotes.filter((remote) => remote.name !== entry.name);
  const remotes = [...others, entry].sort((a, b) => (a.name < b.name ? -1 : 1));
  const conflicts = registryConflicts({ remotes });
  if (conflicts.length > 0) throw new Error(`${entry.name} cannot be published: ${conflicts.join('; ')}.`);
  return { schema: 1, generatedAt: new Date().toISOString(), remotes };
}

function readRegistry(siteDir: string): Registry {
  const file = path.join(siteDir, 'registry.json');
  if (!existsSync(file)) return { schema: 1, generatedAt: '', remotes: [] };
  return registrySchema.parse(readJson(file));
}

/** Written beside and moved into place, so that nobody reads half a registry. */
function writeRegistry(siteDir: string, registry: Registry): void {
  const file = path.join(siteDir, 'registry.json');
  const beside = `${file}.${process.pid}`;
  mkdirSync(siteDir, { recursive: true });
  writeFileSync(beside, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(beside, file);
}

function contentHash(dist: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(dist, file)));
  return hash.digest('hex').slice(0, 8);
}

function integrity(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
