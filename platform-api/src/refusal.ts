/** Why a service does not do what was asked. The HTTP layer turns each into its status, the hub into its error. */
export type RefusalKind =
  | 'invalid'
  | 'not-signed-in'
  | 'session-expired'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'key-reused'
  | 'too-many'
  | 'unavailable';

export interface RefusalDetails {
  /** Field to readable texts. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** State of the row that a stale write met. */
  readonly current?: unknown;
  readonly retryAfterSeconds?: number;
}

/** A request that is understood and declined; the message is one sentence for the person at the screen. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly details: RefusalDetails;

  constructor(kind: RefusalKind, message: string, details: RefusalDetails = {}) {
    super(message);
    this.kind = kind;
    this.details = details;
  }
}

/** A value that the field cannot have; `field` names it as the request did. */
export function invalid(field: string, text: string): Refusal {
  return new Refusal('invalid', text, { fields: { [field]: [text] } });
}

export function notFound(what: string): Refusal {
  return new Refusal('not-found', `${what} not found`);
}
