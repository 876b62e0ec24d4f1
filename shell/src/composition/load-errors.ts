/** Why a remote could not be brought to the page; only a network failure is worth another try (composition.md D3). */
export type FailureClass = 'network' | 'integrity' | 'contract' | 'execution' | 'timeout';

/** Every way loading can fail, with the number that telemetry and the error card show. */
export const LOAD_FAILURES = {
  manifestUnreachable: { code: 'MFE-101', failureClass: 'network', text: 'The manifest could not be fetched' },
  entryUnreachable: { code: 'MFE-102', failureClass: 'network', text: 'The entry script could not be fetched' },
  chunkUnreachable: { code: 'MFE-103', failureClass: 'network', text: 'A part of the code could not be fetched' },
  manifestChanged: { code: 'MFE-201', failureClass: 'integrity', text: 'The manifest is not the published one' },
  entryChanged: { code: 'MFE-202', failureClass: 'integrity', text: 'The entry script is not the published one' },
  platformMismatch: { code: 'MFE-301', failureClass: 'contract', text: 'It needs another version of the platform' },
  notARemote: { code: 'MFE-302', failureClass: 'contract', text: 'The module was not made by defineRemote' },
  foreignOrigin: { code: 'MFE-303', failureClass: 'contract', text: 'Its address is not an allowed one' },
  threwWhileStarting: { code: 'MFE-401', failureClass: 'execution', text: 'Its code failed while starting' },
  threwWhileDrawing: { code: 'MFE-402', failureClass: 'execution', text: 'Its code failed while drawing' },
  tooSlow: { code: 'MFE-501', failureClass: 'timeout', text: 'It took too long to answer' },
} as const satisfies Record<string, { code: string; failureClass: FailureClass; text: string }>;
export type LoadFailure = keyof typeof LOAD_FAILURES;

export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly code: string;
  readonly failureClass: FailureClass;

  constructor(
    readonly failure: LoadFailure,
    override readonly cause?: unknown,
  ) {
    super(LOAD_FAILURES[failure].text);
    this.code = LOAD_FAILURES[failure].code;
    this.failureClass = LOAD_FAILURES[failure].failureClass;
  }
}
