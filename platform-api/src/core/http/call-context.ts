import { createHash } from 'node:crypto';
import type { ScopedThing, ScopedThings } from '@specbuilder/shared-contracts/api';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Granted } from '../access/access-control.ts';
import type { Actor, Caller } from '../access/caller.ts';
import { requestBrand } from './request-brand.ts';

/** What every call knows of its request, whatever the endpoint: brand, store flag, guest and user. */
export interface CallContext {
  readonly request: FastifyRequest;
  readonly manufacturerLabelId: number;
  /** The page runs in the commerce (store) view. */
  readonly isStoreView: boolean;
  /** Sent by a page in a browser, which says where it is; other programs do not. */
  readonly isFromPage: boolean;
  readonly caller: Caller | null;
  readonly actor: Actor;
  /** Of the link that the page was opened by. */
  readonly linkToken: string | null;
  readonly log: FastifyBaseLogger;
  readonly setHeaders: (headers: Readonly<Record<string, string>>) => void;
}

/** Finds the user of a bearer token; null when the request carries none. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;

const MAX_GUEST_KEY_LENGTH = 200;

/** Each browser sends one of them: without HTTPS there is no Sec-Fetch-Site, and a GET to the page's own site has no Origin. */
const PAGE_HEADERS = ['origin', 'sec-fetch-site', 'referer'];

/** @throws HttpError 'not-signed-in' or 'session-expired' when a token is sent but cannot be used */
export async function createCallContext(
  request: FastifyRequest,
  reply: FastifyReply,
  authenticate: Authenticate,
): Promise<CallContext> {
  const { searchParams } = new URL(request.url, 'http://server.invalid');
  const { manufacturerLabelId, isMismatch } = requestBrand(
    searchParams.get('manufacturerLabelId'),
    headerText(request, 'x-manufacturer-id'),
  );
  if (isMismatch) request.log.warn({ brand: manufacturerLabelId }, 'brand of query and header differ');
  const caller = await authenticate(request);
  const guestKey = headerText(request, 'x-guest-key');
  return {
    request,
    manufacturerLabelId,
    isStoreView: headerText(request, 'x-from-store') === 'true',
    isFromPage: PAGE_HEADERS.some((name) => headerText(request, name) !== null),
    caller,
    actor: { userId: caller?.userId ?? null, guestKeyHash: guestKeyHash(guestKey) },
    linkToken: headerText(request, 'x-link-token'),
    log: request.log,
    setHeaders: (headers) => void reply.headers(headers),
  };
}

/** Guest keys are secrets of their browser, so only their hash is kept; null when there is none. */
export function guestKeyHash(guestKey: string | null): string | null {
  if (guestKey === null || guestKey === '' || guestKey.length > MAX_GUEST_KEY_LENGTH) return null;
  return createHash('sha256').update(guestKey).digest('hex');
}

export function headerText(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

/**
 * The part of a kind of thing that the caller may see, as the access control worked it out; null for all of it.
 */
export function visibleOf<T extends ScopedThing>(
  { visible }: Pick<Granted, 'visible'>,
  thing: T,
): readonly ScopedThings[T][] | null {
  const part = visible.get(thing);
  if (part === undefined) throw new Error(`The endpoint reads the scope of ${thing} but declares none`);
  // The rule of this name returns nothing else.
  return part as readonly ScopedThings[T][] | null;
}

/** The user of an endpoint that the guard lets only signed-in callers reach. */
export function signedInCaller({ caller }: CallContext): Caller {
  if (caller === null) throw new Error('The endpoint reads its caller but lets guests in');
  return caller;
}
