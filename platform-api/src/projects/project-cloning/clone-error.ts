import { CLONING_MESSAGES, HttpError, type HttpErrorKind } from '../../core/index.ts';

/** Why a project was not cloned: the response's inner message, which the screen shows. */
export function notCloned(kind: HttpErrorKind, inner: string): HttpError {
  return new HttpError(kind, CLONING_MESSAGES.failed, { inner });
}
