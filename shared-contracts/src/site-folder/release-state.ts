import * as z from 'zod/mini';
import { remoteVersion, translatedDeclaration } from '../registry/index.ts';

/** One published build of a remote with what its team declared for it. */
const release = z.object({
  declaration: translatedDeclaration,
  files: remoteVersion,
  /** From the checkout that the site is started from, or shipped by a team: a start never replaces the latter. */
  origin: z.enum(['checkout', 'shipped']),
});
export type Release = z.infer<typeof release>;

/** What became of a version: mounted for visitors often enough, or given up with the reason. */
const verdict = z.object({ version: z.string(), at: z.string(), why: z.string() });

const ACTIONS = ['publish', 'activate', 'roll back', 'disable', 'known good', 'fall back'] as const;
export type ReleaseAction = (typeof ACTIONS)[number];

const step = z.object({
  action: z.enum(ACTIONS),
  /** Active version after the step; null while the remote is switched off. */
  version: z.nullable(z.string()),
  at: z.string(),
  by: z.string(),
  why: z.string(),
});

/** Everything the site knows of the releases of one remote. */
const remoteReleases = z.object({
  name: z.string(),
  /** Null while it is switched off: its area is not on the site. */
  active: z.nullable(z.string()),
  /** Oldest first; each version is listed once. */
  releases: z.array(release),
  /** Oldest verdict first. */
  good: z.array(verdict),
  bad: z.array(verdict),
  /** Newest first. */
  history: z.array(step),
});
export type RemoteReleases = z.infer<typeof remoteReleases>;

/** `releases.json` of a site folder: what was published, what is active, who made it so, when and why. */
export const releaseState = z.object({ schema: z.literal(1), remotes: z.array(remoteReleases) });
export type ReleaseState = z.infer<typeof releaseState>;

export const NO_RELEASES: ReleaseState = { schema: 1, remotes: [] };

export type ReleaseProblem =
  | 'unknown-remote'
  | 'unknown-version'
  | 'nothing-to-go-back-to'
  | 'other-content'
  | 'contradiction';

/** A step that is not possible, described in a sentence for the user who requested it. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  constructor(
    readonly kind: ReleaseProblem,
    message: string,
  ) {
    super(message);
  }
}
