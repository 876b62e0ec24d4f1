import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Html } from '../../../brand/index.ts';
import {
  type Database,
  IDENTITY_MESSAGES,
  recordAudit,
  STORE_RETRY_SECONDS,
  storeFaultOf,
} from '../../../core/index.ts';
import { problemNotice } from '../pages/notice-pages.ts';
import type { RenderedPage, RenderPage } from '../pages/page.ts';
import { UNAVAILABLE } from './store-faults.ts';
import { visitorOf } from './visitor.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

interface FrameOptions {
  readonly provider: () => Provider;
  readonly render: RenderPage;
  readonly publicUrl: string;
}

export interface LoginPage {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** Says when another try is looked at, where this one was not. */
  readonly retryAfterSeconds?: number;
}

/** Shared by all pages of a sign-in: its user, how a page is sent, and the way back when the sign-in expired. */
export function createLoginFrame({ provider, render, publicUrl }: FrameOptions) {
  async function interactionOf(request: FastifyRequest, reply: FastifyReply): Promise<Interaction | undefined> {
    try {
      const interaction = await provider().interactionDetails(request.raw, reply.raw);
      const { signin } = request.query as { signin?: string };
      // The cookie alone would finish whichever sign-in the browser started last.
      return interaction.uid === signin ? interaction : undefined;
    } catch (error) {
      if (storeFaultOf(error) !== null) throw error;
      request.log.info({ reason: (error as Error).message }, 'no sign-in under way');
      return undefined;
    }
  }

  function ranOut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const notice = () => problemNotice(publicUrl, 'interaction_expired', 'expired');
    return send(reply.status(400), render(visitorOf(request.raw, {}), IDENTITY_MESSAGES.problem.expiredTitle, notice));
  }

  /** If the store failed, the page can be requested again; the server handles any other error. */
  function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    if (storeFaultOf(error) === null) throw error;
    request.log.error({ err: error }, 'request failed');
    const notice = () => problemNotice(publicUrl, UNAVAILABLE, 'unavailable');
    void reply.status(503).header('retry-after', STORE_RETRY_SECONDS);
    send(reply, render(visitorOf(request.raw, {}), IDENTITY_MESSAGES.problem.unavailableTitle, notice));
  }

  return {
    interactionOf,
    ranOut,
    sendError,
    show(request: FastifyRequest, reply: FastifyReply, interaction: Interaction, page: LoginPage): FastifyReply {
      const { title, body, status = 200, retryAfterSeconds } = page;
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      const visitor = visitorOf(request.raw, interaction.params);
      return send(
        reply.status(status),
        render(visitor, title, () => body),
      );
    },
    /** A form of another site could be sent by a browser that has our cookies; its origin gives it away. */
    rejectOtherOrigins(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
      const { origin } = request.headers;
      if (origin === undefined || origin === new URL(publicUrl).origin) {
        done();
        return;
      }
      request.log.warn({ origin }, 'a form of another origin was rejected');
      const notice = () => problemNotice(publicUrl, 'other_origin', 'failed');
      send(reply.status(403), render(visitorOf(request.raw, {}), IDENTITY_MESSAGES.problem.title, notice));
    },
  };
}
export type LoginFrame = ReturnType<typeof createLoginFrame>;

/** Audits why a sign-in failed; the typed user name is left out, because it may be a mistyped password. */
export async function auditRejection(
  db: Database,
  request: FastifyRequest,
  action: 'sign-in-failed' | 'sign-in-blocked',
  { userId, step }: { readonly userId: string | null; readonly step: 'password' | 'passkey' | 'second-step' },
): Promise<void> {
  await recordAudit(db, { action, userId, details: { step } }, { actorId: null, address: request.ip });
}

export function formOf(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

function send(reply: FastifyReply, page: RenderedPage): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', page.policy)
    .send(page.html);
}
