import { type CatalogueDocument, type LiveSelector, selectorOf } from '@specbuilder/fan-engine/live-selection';
import type { SelectionQuestion, SelectionResponse } from './selection-messages.ts';

let selector: LiveSelector | null = null;

globalThis.onmessage = ({ data }: MessageEvent<SelectionQuestion>) => {
  if (data.type === 'catalogue') {
    if (!isCatalogue(data.document)) throw new Error('The server sent no catalogue');
    selector = selectorOf(data.document);
    response({ type: 'ready', versions: selector.versions });
    return;
  }
  const { id, specification } = data;
  try {
    response({ type: 'sized', id, selection: selector?.size(specification) ?? null });
  } catch {
    // Nothing can be sized for it: the server returns the reason when it is queried.
    response({ type: 'sized', id, selection: null });
  }
};

function response(message: SelectionResponse): void {
  globalThis.postMessage(message);
}

/** The server checked the catalogue when it opened it; here it only has to be one. */
function isCatalogue(document: object): document is CatalogueDocument {
  return 'lines' in document && 'motors' in document;
}
