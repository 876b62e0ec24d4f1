import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError, type StepBy } from '@specbuilder/shared-contracts/site-folder';

/** One published build of the shell: the two files that say which of its immutable files make it up, and those files. */
export interface ShellRelease {
  /** Version and a hash of what it consists of: '1.0.0+ab12cd34'. */
  readonly id: string;
  readonly files: readonly string[];
  /** Content of assets.json, which pages follow, and of offers.json, with which remotes are compared. */
  readonly pointer: string;
  readonly offers: string | null;
  readonly publishedAt: string;
}

/** `shell-releases.json` of a site folder: what pages can be given, newest last, and what was done. */
export interface ShellState {
  readonly active: string | null;
  /** The active version was shipped or chosen by a user: a start leaves it unchanged. */
  readonly isChosen: boolean;
  readonly releases: readonly ShellRelease[];
  /** Newest first. */
  readonly history: readonly (StepBy & { readonly action: string; readonly version: string })[];
}

const STATE_FILE = 'shell-releases.json';
/** Which files a page needs; it changes last, so that no page is sent to a file that is not there. */
export const POINTER = 'assets.json';
export const OFFERS = 'offers.json';
const MAX_STEPS = 200;

/** What the site folder says of its shell, without the releases whose files are gone. */
export function readShell(siteDir: string): ShellState {
  const file = path.join(siteDir, STATE_FILE);
  if (!existsSync(file)) return { active: null, isChosen: false, releases: [], history: [] };
  const state = JSON.parse(readFileSync(file, 'utf8')) as ShellState;
  const isThere = (name: string) => existsSync(path.join(siteDir, 'shell', name));
  return { ...state, releases: state.releases.filter(({ files }) => files.every(isThere)) };
}

export function describeShell(source: string, version: string, files: readonly string[]): ShellRelease {
  const textOf = (name: string) => (files.includes(name) ? readFileSync(path.join(source, name), 'utf8') : null);
  const pointer = textOf(POINTER) ?? '{}';
  const offers = textOf(OFFERS);
  const hash = createHash('sha256')
    .update(pointer)
    .update(offers ?? '')
    .digest('hex')
    .slice(0, 8);
  const immutable = files.filter((file) => file !== POINTER && file !== OFFERS);
  return { id: `${version}+${hash}`, files: immutable, pointer, offers, publishedAt: new Date().toISOString() };
}

/** Sends pages to a release from now on. */
export function activateShell(
  siteDir: string,
  release: ShellRelease,
  step: StepBy & { readonly action: string },
): void {
  const before = readShell(siteDir);
  const releases = [...before.releases.filter(({ id }) => id !== release.id), release];
  const history = [{ ...step, version: release.id }, ...before.history].slice(0, MAX_STEPS);
  const state: ShellState = { active: release.id, isChosen: step.action !== 'start', releases, history };
  if (release.offers !== null) replaceFile(path.join(siteDir, 'shell', OFFERS), release.offers);
  replaceFile(path.join(siteDir, 'shell', POINTER), release.pointer);
  replaceFile(path.join(siteDir, STATE_FILE), `${JSON.stringify(state, null, 1)}\n`);
}

/**
 * The release that was active before, or the one of this version.
 *
 * @throws ReleaseError when there is none
 */
export function earlierShell({ active, releases, history }: ShellState, version?: string): ShellRelease {
  const others = history.map((step) => step.version).filter((id) => id !== active);
  const requested = version === undefined ? others : [version];
  const found = requested.map((id) => releases.find((release) => release.id === id)).find((item) => item !== undefined);
  if (found !== undefined) return found;
  if (version === undefined) {
    throw new ReleaseError('nothing-to-go-back-to', 'shell has no earlier version on this site to go back to.');
  }
  const known = releases.map(({ id }) => id).join(', ');
  throw new ReleaseError('unknown-version', `There is no shell ${version} on this site; it has ${known || 'none'}.`);
}

/** Written to a temporary file and renamed, so that no process reads a partial file. */
export function replaceFile(file: string, content: string | Buffer): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}
