import { LOAD_FAILURE_MESSAGES } from '../messages/load-failure.generated.ts';

/** Why a remote could not be brought to the page; only a network failure is worth another try (composition.md D3). */
export type FailureClass = 'network' | 'integrity' | 'contract' | 'execution' | 'timeout';

/** Every way loading can fail, with the number that telemetry and the error card show. */
export const LOAD_FAILURES = {
  entryUnreachable: { code: 'MFE-102', failureClass: 'network' },
  chunkUnreachable: { code: 'MFE-103', failureClass: 'network' },
  entryChanged: { code: 'MFE-202', failureClass: 'integrity' },
  chunkChanged: { code: 'MFE-203', failureClass: 'integrity' },
  platformMismatch: { code: 'MFE-301', failureClass: 'contract' },
  notARemote: { code: 'MFE-302', failureClass: 'contract' },
  foreignOrigin: { code: 'MFE-303', failureClass: 'contract' },
  threwWhileStarting: { code: 'MFE-401', failureClass: 'execution' },
  threwWhileDrawing: { code: 'MFE-402', failureClass: 'execution' },
  froze: { code: 'MFE-403', failureClass: 'execution' },
  tooSlow: { code: 'MFE-501', failureClass: 'timeout' },
} as const satisfies Record<string, { code: string; failureClass: FailureClass }>;
export type LoadFailure = keyof typeof LOAD_FAILURES;

export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly code: string;
  readonly failureClass: FailureClass;

  constructor(
    readonly failure: LoadFailure,
    override readonly cause?: unknown,
  ) {
    super(LOAD_FAILURE_MESSAGES[failure]);
    this.code = LOAD_FAILURES[failure].code;
    this.failureClass = LOAD_FAILURES[failure].failureClass;
  }
}

/** As long as the loader waits for code; what takes longer to mount counts as failed and can be tried again. */
export const MOUNT_LIMIT_MS = 15_000;
