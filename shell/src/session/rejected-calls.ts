import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import type { LogService } from '@specbuilder/shared-contracts/platform';
import type { Telemetry } from '../composition/telemetry.ts';
import type { ShellSession } from './session-service.ts';

interface RejectedCallPorts {
  readonly bus: BroadcastBus;
  readonly session: Pick<ShellSession, 'user' | 'expire'>;
  readonly log: Pick<LogService, 'error'>;
  readonly telemetry: Pick<Telemetry, 'report'>;
}

/**
 * How the page handles responses that concern all of it: each is logged (ERR-001, ERR-002, ERR-005), and a user whose
 * token the server no longer accepts, even renewed, is signed out. A guest continues as a guest.
 */
export function followRejectedCalls({ bus, session, log, telemetry }: RejectedCallPorts): void {
  const end = () => {
    if (session.user.get() !== null) void session.expire();
  };
  bus.subscribe('not-authenticated', ({ payload: { method, url } }) => {
    log.error(`${method} ${url} was rejected: not signed in (401)`);
    end();
  });
  bus.subscribe('not-authorized', ({ payload: { method, url } }) => {
    log.error(`${method} ${url} was rejected: not authorized (403)`);
  });
  bus.subscribe('response-error', ({ payload: { status, method, url, messages, requestId = null } }) => {
    log.error(`${method} ${url} failed (500): ${messages.join('; ')} (${requestId})`);
    // A report that fails would be reported for ever.
    if (url.includes('/api/telemetry')) return;
    telemetry.report({
      remote: 'page',
      version: '',
      code: `CALL-${status}`,
      message: `${method} ${url}`.slice(0, 500),
      reportId: requestId,
      durationMs: 0,
      at: new Date().toISOString(),
    });
  });
  bus.subscribe('access-token-expired', ({ payload }) => {
    if (payload.cause === 'http') end();
  });
}
