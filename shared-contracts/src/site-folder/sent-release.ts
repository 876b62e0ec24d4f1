import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { type RemoteVersion, remoteVersion, translatedDeclaration } from '../registry/index.ts';
import { publishedFiles } from './build-files.ts';
import type { Release } from './release-state.ts';

/** What is sent of a release beside its files. */
export const sentRelease = z.object({ declaration: translatedDeclaration, files: remoteVersion });
export type SentRelease = z.infer<typeof sentRelease>;

/** Where a release is sent to, as a form: `release` (JSON), `why`, and a `file` for each file under its path. */
const releasesPath = (remote: string): string => `/api/admin/remotes/${remote}/releases`;

export interface Delivery {
  /** Origin of the site, such as 'https://fans.example.com'. */
  readonly server: string;
  /** Access token of an administrator. */
  readonly token: string;
  /** Folder of the built remote. */
  readonly dist: string;
  readonly release: { readonly declaration: Release['declaration']; readonly files: RemoteVersion };
  readonly why: string;
}

/** The site did not take the release; its own sentence. */
class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}

const reply = z.object({ active: z.nullable(z.string()) });
const rejection = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

/**
 * Publishes a built remote on a site that runs elsewhere.
 *
 * @returns the version that is active there now; null while the remote is switched off
 * @throws DeliveryError when the site rejects it or does not respond
 */
export async function sendRelease({ server, token, dist, release, why }: Delivery): Promise<string | null> {
  const form = new FormData();
  form.append('release', JSON.stringify(release));
  form.append('why', why);
  for (const file of publishedFiles(dist)) {
    // Read whole: Node 24 goes on reading a blob after a rejection, and exits if the file is gone by then.
    form.append('file', new Blob([await readFile(path.join(dist, file))]), file.split(path.sep).join('/'));
  }
  const response = await fetch(new URL(releasesPath(release.declaration.name), server), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  }).catch((error: unknown) => {
    throw new DeliveryError(`${server} does not respond.`, { cause: error });
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return reply.parse(body).active;
  const said = rejection.safeParse(body);
  if (!said.success) throw new DeliveryError(`${server} responded with ${response.status}.`);
  const { message, errors = {} } = said.data;
  throw new DeliveryError([message, ...Object.values(errors).flat()].filter(unlikeBefore).join(' '));
}

function unlikeBefore(text: string, place: number, all: readonly string[]): boolean {
  return all.indexOf(text) === place;
}
