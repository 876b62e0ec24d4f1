import { isNewerVersion } from '../domain/versions.ts';
import { type Registry, type RegistryRemote, registryConflicts } from '../registry/index.ts';
import {
  type Release,
  type ReleaseAction,
  ReleaseError,
  type ReleaseState,
  type RemoteReleases,
} from './release-state.ts';

/** Who takes a step and why; stored in the history. */
export interface StepBy {
  readonly by: string;
  readonly why: string;
  readonly at: string;
}

const MAX_STEPS = 200;

/**
 * A shipped build becomes the active one; where the remote is switched off, the one to switch on.
 *
 * @throws ReleaseError 'other-content' when the version already exists with other content, 'contradiction' when two
 *   remotes would claim the same
 */
export function shipped(state: ReleaseState, release: Release, step: StepBy): ReleaseState {
  const { version } = release.files;
  const known = find(state, release.declaration.name);
  if (known === undefined) return put(state, taken(known, release, step));
  if (isKnown(known, release)) {
    return known.active === version || known.active === null ? state : activated(state, known.name, version, step);
  }
  if (releaseOf(known, version) !== undefined) {
    const { name } = release.declaration;
    throw new ReleaseError(
      'other-content',
      `${name} ${version} is published with other content: raise the version in ${name}/package.json.`,
    );
  }
  return put(state, taken(known, release, step));
}

/**
 * The build of the checkout that a site is started from. It adds what the site lacks, and follows the checkout where
 * the site runs the build of an earlier start. What a team shipped or a user chose stays.
 */
export function started(state: ReleaseState, release: Release, step: StepBy): ReleaseState {
  const known = find(state, release.declaration.name);
  if (known === undefined) return put(state, taken(known, release, step));
  if (isKnown(known, release) || known.active === null) return state;
  const { version } = release.files;
  const active = releaseOf(known, known.active);
  const standing = releaseOf(known, version);
  const isChosen = active?.origin === 'shipped' || standing?.origin === 'shipped';
  if (isChosen || isNewerVersion(known.active, version)) return state;
  return put(state, taken(known, release, step));
}

/** @throws ReleaseError 'unknown-remote' or 'unknown-version' for what the site does not have */
export function activated(state: ReleaseState, name: string, version: string, step: StepBy): ReleaseState {
  const known = existing(state, name);
  if (releaseOf(known, version) === undefined) {
    const versions = known.releases.map(({ files }) => files.version).join(', ');
    throw new ReleaseError('unknown-version', `There is no ${name} ${version} on this site; it has ${versions}.`);
  }
  // A user who chooses a version that was given up knows something the counts do not show.
  const bad = known.bad.filter((verdict) => verdict.version !== version);
  return put(state, noted({ ...known, bad, active: version }, 'activate', step));
}

/**
 * Back to the last version that is known to be good, else to the one that was active before; the version that is left is
 * no fallback any more.
 *
 * @throws ReleaseError 'unknown-remote', or 'nothing-to-go-back-to'
 */
export function rolledBack(state: ReleaseState, name: string, step: StepBy): ReleaseState {
  const known = existing(state, name);
  const target = fallbackOf(known);
  if (target === undefined) {
    throw new ReleaseError('nothing-to-go-back-to', `${name} has no earlier version on this site to go back to.`);
  }
  return put(state, leaving(known, target.files.version, 'roll back', step));
}

/** @throws ReleaseError 'unknown-remote' */
export function disabled(state: ReleaseState, name: string, step: StepBy): ReleaseState {
  const known = existing(state, name);
  return known.active === null ? state : put(state, noted({ ...known, active: null }, 'disable', step));
}

/** A version has mounted for enough visitors: from now on it is what others fall back to. */
export function foundGood(state: ReleaseState, name: string, version: string, step: StepBy): ReleaseState {
  const known = find(state, name);
  if (known === undefined || releaseOf(known, version) === undefined) return state;
  if (known.good.some((verdict) => verdict.version === version)) return state;
  const good = [...known.good, { version, at: step.at, why: step.why }];
  return put(state, noted({ ...known, good }, 'known good', step));
}

/** A version failed for too many visitors: the last good one takes its place where there is one. */
export function foundBad(state: ReleaseState, name: string, version: string, step: StepBy): ReleaseState {
  const known = find(state, name);
  if (known === undefined || known.active !== version) return state;
  const target = fallbackOf(known);
  return target === undefined ? state : put(state, leaving(known, target.files.version, 'fall back', step));
}

/** What pages read: the active version of each remote that is on, with the one to fall back to. */
export function registryOf(state: ReleaseState, generatedAt: string): Registry {
  const remotes = state.remotes.flatMap((known): RegistryRemote[] => {
    const active = known.active === null ? undefined : releaseOf(known, known.active);
    if (active === undefined) return [];
    const fallback = fallbackOf(known);
    return [{ ...active.declaration, active: active.files, ...(fallback ? { fallback: fallback.files } : {}) }];
  });
  return { schema: 1, generatedAt, remotes };
}

/**
 * The replacement for the active version: the last one known to be good; before any is known, what came with the site,
 * and without that, what was active last.
 */
export function fallbackOf({ active, bad, good, releases, history }: RemoteReleases): Release | undefined {
  const candidates = releases.filter(
    ({ files: { version } }) => version !== active && !bad.some((verdict) => verdict.version === version),
  );
  const last = (versions: readonly (string | null)[]) =>
    versions
      .map((version) => candidates.find(({ files }) => files.version === version))
      .find((candidate) => candidate !== undefined);
  return (
    last(good.map(({ version }) => version).reverse()) ??
    candidates.find(({ origin }) => origin === 'checkout') ??
    last(history.map(({ version }) => version))
  );
}

/** A release among the others, and the active one; a remote that is switched off stays so. */
function taken(known: RemoteReleases | undefined, release: Release, step: StepBy): RemoteReleases {
  const { name } = release.declaration;
  const { version } = release.files;
  const before = known ?? { name, active: version, releases: [], good: [], bad: [], history: [] };
  const isOther = (item: { readonly version: string }) => item.version !== version;
  const releases = [...before.releases.filter(({ files }) => isOther(files)), release];
  const verdicts = { good: before.good.filter(isOther), bad: before.bad.filter(isOther) };
  const active = before.active === null ? null : version;
  return noted({ ...before, ...verdicts, releases, active }, 'publish', step);
}

function leaving(known: RemoteReleases, version: string, action: ReleaseAction, step: StepBy): RemoteReleases {
  const left = known.active;
  const isOther = (item: { readonly version: string }) => item.version !== left;
  const bad = left === null ? known.bad : [...known.bad.filter(isOther), { version: left, at: step.at, why: step.why }];
  return noted({ ...known, good: known.good.filter(isOther), bad, active: version }, action, step);
}

function noted(known: RemoteReleases, action: ReleaseAction, { at, by, why }: StepBy): RemoteReleases {
  const step = { action, version: known.active, at, by, why };
  return { ...known, history: [step, ...known.history].slice(0, MAX_STEPS) };
}

function put(state: ReleaseState, changed: RemoteReleases): ReleaseState {
  const others = state.remotes.filter(({ name }) => name !== changed.name);
  const remotes = [...others, changed].sort((a, b) => (a.name < b.name ? -1 : 1));
  const next = { ...state, remotes };
  const conflicts = registryConflicts(registryOf(next, ''));
  if (conflicts.length === 0) return next;
  throw new ReleaseError('contradiction', `${changed.name} cannot be published: ${conflicts.join('; ')}.`);
}

function isKnown(known: RemoteReleases | undefined, { files }: Release): boolean {
  return known?.releases.some((item) => item.files.baseUrl === files.baseUrl) === true;
}

function releaseOf({ releases }: RemoteReleases, version: string): Release | undefined {
  return releases.find(({ files }) => files.version === version);
}

function find(state: ReleaseState, name: string): RemoteReleases | undefined {
  return state.remotes.find((remote) => remote.name === name);
}

function existing(state: ReleaseState, name: string): RemoteReleases {
  const known = find(state, name);
  if (known !== undefined) return known;
  const names = state.remotes.map((remote) => remote.name).join(', ');
  throw new ReleaseError('unknown-remote', `There is no remote ${name} on this site; it has ${names || 'none'}.`);
}
