import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import { LOAD_FAILURE_MESSAGES } from '../messages/load-failure.generated.ts';
import { LOAD_FAILURES } from './load-errors.ts';

/** A version whose screen is shown this long without throwing counts as mounted. */
const IS_AFTER_MS = 3000;
const MESSAGE_LENGTH = 500;

interface Running {
  readonly version: string;
  /** Runs from the moment it has mounted. */
  readonly timer?: ReturnType<typeof setTimeout>;
}

export type RunningVersions = ReturnType<typeof createRunningVersions>;

/** Which version of each remote is mounted; reports to telemetry whether it works and when drawing it throws. */
export function createRunningVersions(report: (record: RemoteRecord) => void) {
  const running = new Map<string, Running>();
  const threw = new Set<string>();
  const ended = (remote: string): void => {
    clearTimeout(running.get(remote)?.timer);
    running.delete(remote);
    threw.delete(remote);
  };
  const record = (remote: string, version: string, code: string, message: string): void =>
    report({
      remote,
      version,
      code,
      message: message.slice(0, MESSAGE_LENGTH),
      reportId: null,
      durationMs: 0,
      at: new Date().toISOString(),
    });
  return {
    /** It begins to mount; what it draws may throw before that has ended. */
    began(remote: string, version: string): void {
      ended(remote);
      running.set(remote, { version });
    },
    mounted(remote: string): void {
      const version = running.get(remote)?.version;
      if (version === undefined || threw.has(remote)) return;
      const timer = setTimeout(() => record(remote, version, 'mounted', ''), IS_AFTER_MS);
      running.set(remote, { version, timer });
    },
    ended,
    /** @returns the version that threw; null where the remote is not mounted */
    failed(remote: string, message: string): string | null {
      const version = running.get(remote)?.version;
      if (version === undefined) return null;
      clearTimeout(running.get(remote)?.timer);
      threw.add(remote);
      const { code } = LOAD_FAILURES.threwWhileDrawing;
      record(remote, version, code, `${LOAD_FAILURE_MESSAGES.threwWhileDrawing}: ${message}`);
      return version;
    },
  };
}
