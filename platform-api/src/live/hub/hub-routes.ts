import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import type { CallerOfToken, EndedSessions } from '../../accounts/index.ts';
import {
  type CountCall,
  guestKeyHash,
  HTTP_MESSAGES,
  HttpError,
  type HubLimits,
  headerText,
  type Lifecycle,
  notFound,
  rememberCaller,
} from '../../core/index.ts';
import type { SharedPlaces } from '../processes/shared-places.ts';
import { type ConnectionCaps, createConnectionCaps } from './connection-caps.ts';
import type { ConnectionTokens, HubCaller } from './connection-token.ts';
import type { Hub } from './hub.ts';
import { type Admission, openSocket } from './web-socket.ts';

export interface HubRoutesOptions {
  readonly tokens: ConnectionTokens;
  readonly callerOfToken: CallerOfToken;
  readonly countCall: CountCall;
  readonly lifecycle: Lifecycle;
  readonly endedSessions: Pick<EndedSessions, 'has' | 'onEnd'>;
  readonly limits: HubLimits;
  /** Counts the connections of all processes that listen at the same port. */
  readonly places: SharedPlaces;
}

interface CappedOptions extends HubRoutesOptions {
  readonly caps: ConnectionCaps;
}

const MAX_MESSAGE_BYTES = 32_768;
const KEEP_ALIVE_MS = 15_000;
/** The other transports of SignalR send further requests, which may reach another process than the one connected to. */
const TRANSPORTS = [{ transport: 'WebSockets', transferFormats: ['Text'] }];

/** Serves hubs over WebSockets. */
export async function addHubRoutes(
  app: FastifyInstance,
  hubs: Readonly<Record<string, Hub>>,
  options: HubRoutesOptions,
): Promise<void> {
  const { lifecycle, endedSessions } = options;
  const capped = { ...options, caps: createConnectionCaps(options.limits, options.places) };
  await app.register(async (scope) => {
    await scope.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });
    // Clients send negotiate without a body, as text/plain or without a type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_MESSAGE_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const [path, hub] of Object.entries(hubs)) {
      addNegotiation(scope, path, capped);
      addConnecting(scope, path, admission(hub, capped));
    }
  });
  const timer = setInterval(() => {
    for (const hub of Object.values(hubs)) hub.tick();
  }, KEEP_ALIVE_MS).unref();
  endedSessions.onEnd((sessionId) => {
    for (const hub of Object.values(hubs)) hub.endSession(sessionId);
  });
  lifecycle.onDrain(() => {
    for (const hub of Object.values(hubs)) hub.drain();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

function addNegotiation(scope: FastifyInstance, path: string, options: CappedOptions): void {
  scope.post(`${path}/negotiate`, async (request) => {
    if (options.lifecycle.isDraining) throw new HttpError('unavailable', HTTP_MESSAGES.notReady);
    const caller = await negotiator(request, options);
    await options.caps.assertSpace(caller, request.ip);
    const token = options.tokens.issue(caller);
    return {
      negotiateVersion: 1,
      connectionId: token.slice(-16),
      connectionToken: token,
      availableTransports: TRANSPORTS,
    };
  });
}

type Admit = (request: FastifyRequest) => Promise<Admission>;

/** What is invoked over a connection counts as a read by the caller who opened it. */
function admission(hub: Hub, { tokens, lifecycle, endedSessions, countCall, caps }: CappedOptions): Admit {
  function callerOf(request: FastifyRequest): HubCaller {
    if (lifecycle.isDraining) throw new HttpError('unavailable', HTTP_MESSAGES.notReady);
    const caller = tokens.read(tokenOf(request));
    const hasEnded = caller?.sessionId != null && endedSessions.has(caller.sessionId);
    if (caller === undefined || hasEnded) throw notFound('connection');
    return caller;
  }
  return async (request) => {
    const caller = callerOf(request);
    rememberCaller(request, caller.userId, caller.guestKeyHash);
    const countInvocation = () => countCall('read', request, caller.userId);
    const leave = await caps.take(caller, request.ip);
    try {
      // The session may have ended, or the server may be stopping, since the slot was requested.
      callerOf(request);
    } catch (error) {
      leave();
      throw error;
    }
    return { connect: (outlet) => hub.connect({ caller, outlet, countInvocation, onClosed: leave }), leave };
  };
}

function addConnecting(scope: FastifyInstance, path: string, admit: Admit): void {
  scope.route({
    method: 'GET',
    url: path,
    // Asking whether it is there must open no connection.
    exposeHeadRoute: false,
    handler: async (_request, reply) => {
      reply.header('upgrade', 'websocket');
      throw new HttpError('upgrade-required', 'Live updates are sent over WebSockets only.');
    },
    wsHandler(socket, request) {
      void openSocket(socket, admit(request));
    },
  });
}

/** The access token when there is one, else the guest key; readers by a link bring its token beside it. */
async function negotiator(request: FastifyRequest, options: HubRoutesOptions): Promise<HubCaller> {
  const query = request.query as { readonly access_token?: string; readonly guestKey?: string };
  const token = /^Bearer +(\S+)$/i.exec(headerText(request, 'authorization') ?? '')?.[1] ?? query.access_token;
  const caller = token === undefined ? null : await options.callerOfToken(token);
  const guest = guestKeyHash(headerText(request, 'x-guest-key') ?? query.guestKey ?? null);
  rememberCaller(request, caller?.userId ?? null, guest);
  await options.countCall('read', request, caller?.userId ?? null);
  const claims = token === undefined ? null : decodeJwt(token);
  return {
    userId: caller?.userId ?? null,
    guestKeyHash: guest,
    expiresAt: claims?.exp ?? null,
    sessionId: typeof claims?.['sid'] === 'string' ? claims['sid'] : null,
    linkToken: headerText(request, 'x-link-token'),
  };
}

function tokenOf(request: FastifyRequest): string {
  const { id } = request.query as { readonly id?: unknown };
  return typeof id === 'string' ? id : '';
}
