import { type CatalogueDocument, type LiveSelector, selectorOf } from '@specbuilder/fan-engine/live-selection';
import type { SelectionAnswer, SelectionQuestion } from './selection-messages.ts';

/** The side of a dedicated worker that the page's types do not have. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<SelectionQuestion>) => void) | null;
  postMessage(answer: SelectionAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;
let selector: LiveSelector | null = null;

scope.onmessage = ({ data }) => {
  if (data.type === 'catalogue') {
    selector = selectorOf(data.document as unknown as CatalogueDocument);
    scope.postMessage({ type: 'ready', versions: selector.versions });
    return;
  }
  const { id, specification } = data;
  try {
    scope.postMessage({ type: 'sized', id, selection: selector?.size(specification) ?? null });
  } catch {
    // Nothing can be sized for it: the server returns the reason when it is queried.
    scope.postMessage({ type: 'sized', id, selection: null });
  }
};
