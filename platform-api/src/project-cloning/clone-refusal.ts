import { Refusal, type RefusalKind } from '../refusal.ts';
import { CLONING_TEXTS } from '../words/cloning.generated.ts';

/** Why a project was not cloned: the answer's inner message, which the screen shows. */
export function notCloned(kind: RefusalKind, inner: string): Refusal {
  return new Refusal(kind, CLONING_TEXTS.failed, { inner });
}
