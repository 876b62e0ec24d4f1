import * as z from 'zod/mini';
import { roles } from '../core/access.ts';
import { type EndpointMeta, endpoint } from '../core/endpoint.ts';
import { nullableText, text } from '../core/fields.ts';

/** known-good: mounted for enough visitors; given-up: it failed or a user rolled back from it. */
const RELEASE_STATES = ['active', 'known-good', 'given-up', 'published'] as const;

export const releasedRemote = z.object({
  name: text,
  title: text,
  /** Null while the remote is switched off. */
  active: nullableText,
  /** Version that a page takes where the active one fails. */
  fallback: nullableText,
  /** Newest first. */
  releases: z.array(
    z.object({
      version: text,
      publishedAt: text,
      state: z.enum(RELEASE_STATES),
      /** Whether the settings let it in; pages never get another. */
      isServed: z.boolean(),
    }),
  ),
  /** What was done with the remote and what became active by it, newest first. */
  history: z.array(z.object({ action: text, version: nullableText, at: text, by: text, why: text })),
});
export type ReleasedRemote = z.infer<typeof releasedRemote>;

const administrators = roles('admin');
const remote = text.check(z.maxLength(60));
/** For the history; empty where nothing needs to be said. */
const why = text.check(z.maxLength(500));

/** Releases of the site's remotes: the same steps as `npm run remotes`, which builds and publishes besides. */
export const remotesContract = {
  list: endpoint('GET', '/api/admin/remotes', {
    summary: 'Remotes of the site with their releases and what was done with them',
    access: administrators,
  }).output(z.array(releasedRemote)),
  activate: endpoint('POST', '/api/admin/remotes/{remote}/activate', {
    summary: 'Makes a published version the active one, also of a remote that is switched off',
    access: administrators,
  })
    .input(z.object({ remote, version: text.check(z.maxLength(60)), why }))
    .output(releasedRemote),
  rollback: endpoint('POST', '/api/admin/remotes/{remote}/rollback', {
    summary: 'Goes back to the last version that is known to be good',
    access: administrators,
  })
    .input(z.object({ remote, why }))
    .output(releasedRemote),
  disable: endpoint('POST', '/api/admin/remotes/{remote}/disable', {
    summary: 'Takes a remote off the site until a version of it is activated',
    access: administrators,
  })
    .input(z.object({ remote, why }))
    .output(releasedRemote),
};

/**
 * A release sent to a running site. Its body is a form with files, so it is separate from the contract's endpoints; it
 * responds like them.
 */
export const RELEASE_UPLOAD_PATH = '/api/admin/remotes/{remote}/releases';
export const RELEASE_ENDPOINTS = {
  publish: { access: administrators, rate: 'upload', userAction: null, overlay: false },
} as const satisfies Readonly<Record<string, EndpointMeta>>;

/** What one release may hold; the largest of today's has 122 files and 17 MB with its source maps. */
export const RELEASE_LIMITS = { files: 600, fileBytes: 20_000_000, totalBytes: 80_000_000 } as const;
