import { CLONING_MESSAGES, Refusal, type RefusalKind } from '../../core/index.ts';

/** Why a project was not cloned: the response's inner message, which the screen shows. */
export function notCloned(kind: RefusalKind, inner: string): Refusal {
  return new Refusal(kind, CLONING_MESSAGES.failed, { inner });
}
