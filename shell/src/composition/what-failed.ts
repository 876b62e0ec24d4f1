import type { RemoteVersion } from '@specbuilder/shared-contracts/registry';
import { absolute, entryOf } from './entry-of.ts';
import { RemoteLoadError } from './load-errors.ts';

/** A file that has not come by then counts as unreachable. */
const FETCH_LIMIT_MS = 10_000;

/** Whether a chunk was changed or did not come. */
export async function chunkFailure(error: unknown, version: RemoteVersion): Promise<RemoteLoadError> {
  const { request = '' } = error as { readonly request?: string };
  const isPublished = await isPublishedChunk(new URL(request, absolute(version.baseUrl)).href, version);
  return new RemoteLoadError(isPublished ? 'chunkUnreachable' : 'chunkChanged', error);
}

/** Whether a chunk that did not run is what was published, or does not come at all. */
async function isPublishedChunk(url: string, { baseUrl }: RemoteVersion): Promise<boolean> {
  try {
    const [listed, chunk] = await Promise.all([reach(new URL('integrity.json', absolute(baseUrl)).href), reach(url)]);
    const published = ((await listed.json()) as Readonly<Record<string, string>>)[url.slice(absolute(baseUrl).length)];
    return published === undefined || (await hasIntegrity(chunk, published));
  } catch {
    return true;
  }
}

/** A script tag does not report whether it was rejected for its hash or never came: request it again and compare. */
export async function entryFailure(error: unknown, version: RemoteVersion): Promise<RemoteLoadError> {
  try {
    const { url, integrity } = entryOf(version);
    const response = await reach(url);
    // Only a developer's build, which no registry names, has no hash (shell/src/platform/overrides).
    const isPublished = integrity === '' || (await hasIntegrity(response, integrity));
    return new RemoteLoadError(isPublished ? 'entryUnreachable' : 'entryChanged', error);
  } catch {
    return new RemoteLoadError('entryUnreachable', error);
  }
}

/** Bypasses the browser's cache, which may hold what it rejected. */
async function reach(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
  if (!response.ok) throw new Error(`The server responded with ${response.status}`);
  return response;
}

/**
 * Only names a failure: what may run is decided by the script tag's own `integrity`, which browsers check over plain http
 * too. Such pages have no `subtle` to compare with, and the failure is then called one of the network.
 */
async function hasIntegrity(reply: Response, published: string): Promise<boolean> {
  if (!crypto.subtle) return true;
  const [hash = ''] = published.split('-');
  const digest = await crypto.subtle.digest(hash.replace('sha', 'SHA-'), await reply.arrayBuffer());
  return published === `${hash}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
