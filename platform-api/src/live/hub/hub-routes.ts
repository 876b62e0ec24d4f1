import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import type { WebSocket } from 'ws';
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
import type { HubConnection, Outlet } from './connection.ts';
import { type ConnectionCaps, createConnectionCaps } from './connection-caps.ts';
import type { ConnectionTokens, HubCaller } from './connection-token.ts';
import type { Hub } from './hub.ts';
import { createLastingConnections, type LastingConnections } from './lasting-connections.ts';
import { connectEventStream, connectSocket, LongPoll } from './transports.ts';

export interface HubRoutesOptions {
  readonly tokens: ConnectionTokens;
  readonly callerOfToken: CallerOfToken;
  readonly countCall: CountCall;
  readonly lifecycle: Lifecycle;
  readonly endedSessions: Pick<EndedSessions, 'has' | 'onEnd'>;
  readonly limits: HubLimits;
  /** Counts the connections of all processes that listen at the same port. */
  readonly places: SharedPlaces;
  /** Whether other processes listen at the same port. */
  readonly sharesPort: boolean;
}

interface CappedOptions extends HubRoutesOptions {
  readonly caps: ConnectionCaps;
}

const MAX_MESSAGE_BYTES = 32_768;
const KEEP_ALIVE_MS = 15_000;
const WEB_SOCKETS = 'WebSockets';
/** They come back with further requests, which reach any of the processes that share a port. */
const LASTING_TRANSPORTS = ['ServerSentEvents', 'LongPolling'];

/** Serves hubs over the three SignalR transports. */
export async function addHubRoutes(
  app: FastifyInstance,
  hubs: Readonly<Record<string, Hub>>,
  options: HubRoutesOptions,
): Promise<void> {
  const { lifecycle, endedSessions } = options;
  const capped = { ...options, caps: createConnectionCaps(options.limits, options.places) };
  await app.register(async (scope) => {
    await scope.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES } });
    // Sent as text/plain, or without a type and body for negotiate.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_MESSAGE_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const [path, hub] of Object.entries(hubs)) addOneHub(scope, path, hub, capped);
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

function addOneHub(scope: FastifyInstance, path: string, hub: Hub, options: CappedOptions): void {
  const lasting = createLastingConnections();
  addNegotiation(scope, path, options);
  addConnecting(scope, path, admission(hub, options), options.sharesPort ? null : lasting);
  scope.post(path, async (request, reply) => {
    lasting.get(tokenOf(request)).connection.receive(String(request.body ?? ''));
    return reply.status(200).type('text/plain; charset=utf-8').send('');
  });
  scope.delete(path, async (request, reply) => {
    lasting.get(tokenOf(request)).connection.close();
    return reply.status(202).send('');
  });
}

function addNegotiation(scope: FastifyInstance, path: string, options: CappedOptions): void {
  const transports = options.sharesPort ? [WEB_SOCKETS] : [WEB_SOCKETS, ...LASTING_TRANSPORTS];
  scope.post(`${path}/negotiate`, async (request) => {
    if (options.lifecycle.isDraining) throw new HttpError('unavailable', HTTP_MESSAGES.notReady);
    const caller = await negotiator(request, options);
    await options.caps.assertSpace(caller, request.ip);
    const token = options.tokens.issue(caller);
    return {
      negotiateVersion: 1,
      connectionId: token.slice(-16),
      connectionToken: token,
      availableTransports: transports.map((transport) => ({ transport, transferFormats: ['Text'] })),
    };
  });
}

/** A place that a connection has. */
interface Admission {
  /** Opens it over an outlet. */
  readonly connect: (outlet: Outlet) => HubConnection;
  /** Gives the place back where it is not opened after all. */
  readonly leave: () => void;
}

type Admit = (request: FastifyRequest, onClosed?: () => void) => Promise<Admission>;

/** What is invoked over a connection counts as a read by the caller who opened it. */
function admission(hub: Hub, { tokens, lifecycle, endedSessions, countCall, caps }: CappedOptions): Admit {
  function callerOf(request: FastifyRequest): HubCaller {
    if (lifecycle.isDraining) throw new HttpError('unavailable', HTTP_MESSAGES.notReady);
    const caller = tokens.read(tokenOf(request));
    const hasEnded = caller?.sessionId != null && endedSessions.has(caller.sessionId);
    if (caller === undefined || hasEnded) throw notFound('connection');
    return caller;
  }
  return async (request, onClosed) => {
    const caller = callerOf(request);
    rememberCaller(request, caller.userId, caller.guestKeyHash);
    const countInvocation = () => countCall('read', request, caller.userId);
    // Before any response is sent, so that a rejection can still be sent.
    const leave = await caps.take(caller, request.ip);
    try {
      // The session may have ended, or the server may be stopping, since the slot was requested.
      callerOf(request);
    } catch (error) {
      leave();
      throw error;
    }
    const close = () => {
      leave();
      onClosed?.();
    };
    return { connect: (outlet) => hub.connect({ caller, outlet, countInvocation, onClosed: close }), leave };
  };
}

function addConnecting(scope: FastifyInstance, path: string, admit: Admit, lasting: LastingConnections | null): void {
  scope.route({
    method: 'GET',
    url: path,
    // Asking whether it is there must open no connection.
    exposeHeadRoute: false,
    async handler(request, reply): Promise<FastifyReply> {
      if (lasting === null) throw notFound('connection');
      const token = tokenOf(request);
      const known = lasting.find(token);
      if (known?.poll) return known.poll.result(known.connection, reply);
      const { connect } = await admit(request, () => lasting.forget(token));
      if (headerText(request, 'accept')?.includes('text/event-stream')) {
        lasting.keep(token, { connection: connectEventStream(request, reply, connect), poll: null });
        return reply;
      }
      const poll = new LongPoll();
      const connection = connect(poll);
      lasting.keep(token, { connection, poll });
      return poll.result(connection, reply);
    },
    wsHandler(socket, request) {
      void openSocket(socket, admit(request));
    },
  });
}

/** What a client sends while its slot is requested waits in its socket. */
async function openSocket(socket: WebSocket, admitted: Promise<Admission>): Promise<void> {
  socket.pause();
  try {
    const { connect, leave } = await admitted;
    if (socket.readyState === socket.OPEN) connectSocket(socket, connect);
    else leave();
  } catch (error) {
    socket.close(1008, (error as Error).message);
  } finally {
    socket.resume();
  }
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
