import { type BackgroundWorker, responseOf } from './index.ts';

function heldWorker() {
  const requests: unknown[] = [];
  const worker: BackgroundWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request: unknown) => void requests.push(request),
    terminate: jest.fn(),
  };
  return { worker, requests };
}

describe('A worker for one request', () => {
  it('gives its response and is stopped', async () => {
    const { worker, requests } = heldWorker();
    const response = responseOf<number>(worker, 'a schedule');
    expect(requests).toEqual(['a schedule']);
    worker.onmessage?.call(worker as Worker, { data: 7 } as MessageEvent);
    await expect(response).resolves.toBe(7);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('says where it does not run', async () => {
    const { worker } = heldWorker();
    const response = responseOf(worker, 'a schedule');
    worker.onerror?.call(worker as Worker, new ErrorEvent('error'));
    await expect(response).rejects.toThrow('does not run');
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });

  it('is stopped when no one waits for it any more, and not started after that', async () => {
    const { worker } = heldWorker();
    const stop = new AbortController();
    const response = responseOf(worker, 'a schedule', stop.signal);
    stop.abort();
    await expect(response).rejects.toThrow('was stopped');
    const late = heldWorker();
    await expect(responseOf(late.worker, 'a schedule', stop.signal)).rejects.toThrow('was stopped');
    expect(late.requests).toEqual([]);
    expect([worker.terminate, late.worker.terminate].map((each) => jest.mocked(each).mock.calls.length)).toEqual([
      1, 1,
    ]);
  });
});
