import { earlyRequest } from './early-request.ts';

interface Sent {
  readonly cfm: number;
  readonly signal: AbortSignal;
  readonly result: (rows: string) => void;
  readonly reject: () => void;
}

function open() {
  const sent: Sent[] = [];
  const request = earlyRequest<number, string>(
    (cfm, signal) =>
      new Promise((response, reject) => {
        sent.push({ cfm, signal, result: response, reject: () => reject(new Error('rejected')) });
      }),
    String,
  );
  return { sent, request };
}

describe('a request that goes out early', () => {
  it('serves the same request again, and is sent once', async () => {
    const { sent, request } = open();
    request.start(2000);
    request.start(2000);
    const response = request.take(2000, new AbortController().signal);
    sent[0]?.result('rows of 2000');
    await expect(response).resolves.toBe('rows of 2000');
    expect(sent).toHaveLength(1);
  });

  it('is dropped for another request', async () => {
    const { sent, request } = open();
    request.start(2000);
    const response = request.take(3000, new AbortController().signal);
    expect(sent.map(({ cfm, signal }) => [cfm, signal.aborted])).toEqual([
      [2000, true],
      [3000, false],
    ]);
    sent[1]?.result('rows of 3000');
    await expect(response).resolves.toBe('rows of 3000');
    request.start(4000);
    request.start(5000);
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false, true, false]);
  });

  it('ends with the run that took it, and serves no second one', async () => {
    const { sent, request } = open();
    request.start(2000);
    const run = new AbortController();
    void request.take(2000, run.signal);
    run.abort();
    expect(sent[0]?.signal.aborted).toBe(true);
    void request.take(2000, new AbortController().signal);
    expect(sent).toHaveLength(2);
  });

  it('tells its failure to who takes it', async () => {
    const { sent, request } = open();
    request.start(2000);
    sent[0]?.reject();
    await expect(request.take(2000, new AbortController().signal)).rejects.toThrow('rejected');
  });
});
