import { exhaustSpecification } from '../../../test/specifications.ts';
import { openSelector, type SelectionWorker } from './live-selector.ts';
import type { LiveSelection, SelectionQuestion } from './selection-messages.ts';

const VERSIONS = { catalogue: '1', engine: '2', priceBook: '3' };

/** A worker that responds when the test triggers it. */
function heldWorker() {
  const requested: SelectionQuestion[] = [];
  const worker: SelectionWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (question: SelectionQuestion) => void requested.push(question),
    terminate: () => void requested.splice(0),
  };
  const say = (data: object) => worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
  const sized = (id: number) =>
    say({ type: 'sized', id, selection: { candidateCount: id, excluded: [], results: [] } });
  return { worker, requested, sized, ready: () => say({ type: 'ready', versions: VERSIONS }) };
}

async function opened() {
  const { worker, requested, sized, ready } = heldWorker();
  const opening = openSelector(worker, { lines: [] });
  ready();
  return { selector: await opening, requested, sized };
}

const duty = (cfm: number) => exhaustSpecification({ cfm });
const countOf = (selection: LiveSelection | null) => selection?.candidateCount ?? null;

describe('The engine beside the page', () => {
  it('is there once it has the catalogue, with its versions', async () => {
    const { selector, requested } = await opened();
    expect(selector.versions).toEqual(VERSIONS);
    expect(requested).toEqual([{ type: 'catalogue', document: { lines: [] } }]);
  });

  it('works on the newest question alone and drops those between', async () => {
    const { selector, requested, sized } = await opened();
    const responses = [1000, 2000, 3000].map((cfm) => selector.size(duty(cfm)));
    expect(requested.filter(({ type }) => type === 'size')).toHaveLength(1);
    sized(1);
    expect(requested.at(-1)).toMatchObject({ id: 3, specification: { cfm: 3000 } });
    sized(1);
    sized(3);
    expect((await Promise.all(responses)).map(countOf)).toEqual([null, null, 3]);
  });

  it('says where it does not start', async () => {
    const { worker } = heldWorker();
    const opening = openSelector(worker, {});
    worker.onerror?.call(worker as Worker, new ErrorEvent('error'));
    await expect(opening).rejects.toThrow('does not run');
  });
});
