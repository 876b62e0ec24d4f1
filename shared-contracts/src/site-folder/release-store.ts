import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registry as registrySchema } from '../registry/index.ts';
import { NO_RELEASES, type ReleaseState, releaseState } from './release-state.ts';
import { registryOf } from './release-steps.ts';

const STATE_FILE = 'releases.json';
const REGISTRY_FILE = 'registry.json';
const LOCK_FILE = 'releases.lock';
/** A step takes milliseconds; what holds the lock longer has died. */
const STALE_MS = 10_000;
const TRY_AGAIN_MS = 20;

/** What the site folder says of its releases; a site of an earlier version has its registry alone. */
export async function readReleases(siteDir: string): Promise<ReleaseState> {
  const text = await textOf(path.join(siteDir, STATE_FILE));
  if (text !== null) return releaseState.parse(JSON.parse(text));
  const registry = await textOf(path.join(siteDir, REGISTRY_FILE));
  return registry === null ? NO_RELEASES : ofRegistry(registry);
}

/**
 * Changes the releases of a site folder, one process at a time, and with them the registry that pages read. Nothing is
 * written where nothing changes.
 */
export async function changeReleases(
  siteDir: string,
  change: (state: ReleaseState) => ReleaseState,
): Promise<ReleaseState> {
  await mkdir(siteDir, { recursive: true });
  const unlock = await lock(path.join(siteDir, LOCK_FILE));
  try {
    const before = await readReleases(siteDir);
    const after = change(before);
    if (after === before) return before;
    await replaceFile(path.join(siteDir, STATE_FILE), after);
    await replaceFile(path.join(siteDir, REGISTRY_FILE), registryOf(after, new Date().toISOString()));
    return after;
  } finally {
    await unlock();
  }
}

function ofRegistry(text: string): ReleaseState {
  const { generatedAt, remotes } = registrySchema.parse(JSON.parse(text));
  return {
    schema: 1,
    remotes: remotes.map(({ active, fallback, ...declaration }) => ({
      name: declaration.name,
      active: active.version,
      releases: [...(fallback === undefined ? [] : [fallback]), active].map((files) => {
        return { declaration, files, origin: 'checkout' as const };
      }),
      good: [],
      bad: [],
      history: [{ action: 'publish', version: active.version, at: generatedAt, by: 'earlier version', why: '' }],
    })),
  };
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written to a temporary file and renamed, so that no process reads a partial file. */
async function replaceFile(file: string, content: object): Promise<void> {
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, `${JSON.stringify(content, null, 2)}\n`);
  await rename(beside, file);
}

/**
 * A file that only one process can make. Libraries for it take over the signals of their process, which the server needs
 * for an orderly end.
 */
async function lock(file: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await (await open(file, 'wx')).close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (await isStale(file)) await rm(file, { force: true });
      else await wait(TRY_AGAIN_MS);
    }
  }
}

async function isStale(file: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs > STALE_MS;
  } catch {
    return false;
  }
}
