import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';
import { says } from '../core/says.ts';

export const RELEASE_ITEM_KINDS = ['new', 'better', 'fixed'] as const;

/** What is new in one version of the product. */
export const releaseNote = z.object({
  versionId: text,
  /** Numbers with points; parts are compared as numbers. */
  version: text,
  /** Day it came out, as 2026-11-21. */
  date: text,
  title: text,
  items: z.array(z.object({ kind: z.enum(RELEASE_ITEM_KINDS), text })),
});
export type ReleaseNote = z.infer<typeof releaseNote>;

const published = { access: open('Release notes are published') } as const;

export const releasesContract = {
  list: endpoint('GET', '/api/releases', { summary: 'Release notes, newest first', ...published }).output(
    z.array(releaseNote),
  ),
  newer: endpoint('GET', '/api/releases/new', {
    summary: 'Release notes newer than a version',
    ...published,
    overlay: false,
  })
    .input(
      z.object({
        version: z.string().check(
          z.regex(
            /^\d+(\.\d+){0,3}$/,
            says(() => FIELD_MESSAGES.version),
          ),
        ),
      }),
    )
    .output(z.array(releaseNote)),
};
