import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EmbedBuild, LeanBuild, RemoteVersion } from '../registry/index.ts';

/** Names of the build's own book-keeping and of the standalone development page. */
const NOT_PUBLISHED = new Set(['.built-from', 'standalone.html', 'mf-stats.json']);

/** Files of a build that browsers may request, as paths below the folder, in a stable order. */
export function publishedFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !NOT_PUBLISHED.has(name))
    .flatMap((entry) => {
      const file = path.join(below, entry.name);
      return entry.isDirectory() ? publishedFiles(folder, file) : [file];
    })
    .sort();
}

/** The folder that a build is published in: its address says what it holds, so that no address changes its content. */
function releaseFolder(version: string, dist: string): string {
  const hash = createHash('sha256');
  for (const file of publishedFiles(dist)) hash.update(file).update(readFileSync(path.join(dist, file)));
  return `${version}+${hash.digest('hex').slice(0, 8)}`;
}

/** Subresource integrity of a published file. */
function fileIntegrity(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/** What a build says of itself, as pages need it; its folder is its address. */
export function describeBuild(name: string, version: string, dist: string): RemoteVersion {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'mf-manifest.json'), 'utf8')) as {
    readonly name: string;
    readonly metaData: { readonly remoteEntry: { readonly name: string } };
  };
  const entryFile = manifest.metaData.remoteEntry.name;
  return {
    version,
    federationName: manifest.name,
    baseUrl: `/remotes/${name}/${releaseFolder(version, dist)}/`,
    manifestIntegrity: fileIntegrity(path.join(dist, 'mf-manifest.json')),
    entryIntegrity: fileIntegrity(path.join(dist, entryFile)),
    entryFile,
    ...embedOf(dist),
    ...leanOf(dist),
    publishedAt: new Date().toISOString(),
  };
}

/** Where a build for integrators says what it is (build/webpack/embed.mjs). */
const EMBED_FILE = 'embed/build.json';

function embedOf(dist: string): { readonly embed?: EmbedBuild } {
  const file = path.join(dist, EMBED_FILE);
  if (!existsSync(file)) return {};
  const { entry, globalName } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly entry: string;
    readonly globalName: string;
  };
  const entryFile = path.posix.join(path.posix.dirname(EMBED_FILE), entry);
  return { embed: { entryFile, entryIntegrity: fileIntegrity(path.join(dist, entryFile)), globalName } };
}

/** Where a build says which of its entries takes the runtime of its page (build/webpack/lean-entry.mjs). */
const LEAN_FILE = 'lean-entry.json';

function leanOf(dist: string): { readonly lean?: LeanBuild } {
  const file = path.join(dist, LEAN_FILE);
  if (!existsSync(file)) return {};
  const { entryFile, federation } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly entryFile: string;
    readonly federation: string;
  };
  return { lean: { entryFile, entryIntegrity: fileIntegrity(path.join(dist, entryFile)), federation } };
}
