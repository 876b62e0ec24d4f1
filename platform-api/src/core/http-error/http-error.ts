import { HTTP_MESSAGES } from '../messages/http.generated.ts';

/** Why a service rejects a request. The HTTP layer turns each kind into its status, the hub into its error. */
export type HttpErrorKind =
  | 'invalid'
  | 'not-signed-in'
  | 'session-expired'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'key-reused'
  | 'upgrade-required'
  | 'too-many'
  | 'unavailable';

export interface HttpErrorDetails {
  /** Field to readable texts. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** State of the row that a stale write met. */
  readonly current?: unknown;
  readonly retryAfterSeconds?: number;
  /** What lies behind it, in words for the person at the screen. */
  readonly inner?: string;
}

/** A request that is understood and declined; the message is one sentence for the person at the screen. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly kind: HttpErrorKind;
  readonly details: HttpErrorDetails;

  constructor(kind: HttpErrorKind, message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.kind = kind;
    this.details = details;
  }
}

/** A value that the field cannot have; `field` names it as the request did. */
export function invalid(field: string, text: string): HttpError {
  return new HttpError('invalid', text, { fields: { [field]: [text] } });
}

/** What a path or a body names by its id. */
export const THINGS = [
  'alert',
  'apiKey',
  'building',
  'catalogEntry',
  'connection',
  'currency',
  'customer',
  'fan',
  'file',
  'invitation',
  'item',
  'loadCalculation',
  'mail',
  'note',
  'option',
  'passkey',
  'project',
  'result',
  'revision',
  'session',
  'user',
] as const;
export type Thing = (typeof THINGS)[number];

/** Also for things that exist but that the caller may not know of: both responses are identical. */
export function notFound(thing: Thing): HttpError {
  return new HttpError('not-found', HTTP_MESSAGES.notFound({ thing }));
}

export function unknownBrand(manufacturerLabelId: number): HttpError {
  const text = HTTP_MESSAGES.unknownBrand({ id: manufacturerLabelId });
  return new HttpError('not-found', text, { fields: { manufacturerLabelId: [text] } });
}
