import fc from 'fast-check';
import { contentTypeOf, FILE_LIMITS, FILES_PATH } from '../api/brand/files.ts';
import { createBus } from '../events/index.ts';
import { createUploader, type Upload } from './index.ts';

const STORED = {
  fileId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: 'plan.pdf',
  size: 0,
  contentType: 'application/pdf',
};

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'plan.pdf');
const parts = (count: number) => fileOf(count * FILE_LIMITS.partBytes);
const numberOf = async (request: Request) =>
  Number(
    request.method === 'GET'
      ? new URL(request.url).searchParams.get('flowChunkNumber')
      : (await request.clone().formData()).get('flowChunkNumber'),
  );
const ended = (upload: Upload) => reached(upload, ({ status }) => status !== 'sending');

function reached(upload: Upload, isSo: (state: ReturnType<Upload['state']['get']>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo(upload.state.get())) return resolve();
    const stop = upload.state.subscribe((state) => {
      if (!isSo(state)) return;
      stop();
      resolve();
    });
  });
}

/** A server that stores parts; a test may respond first. */
function startServer(
  response: (request: Request, number: number) => Promise<Response | undefined> = async () => undefined,
) {
  const kept = new Map<number, Uint8Array>();
  const requests: { readonly method: string; readonly number: number; readonly headers: Headers }[] = [];
  const waits: number[] = [];
  const bus = createBus({ source: 'test' });
  const uploader = createUploader({
    ...{ serverUrl: 'http://test.invalid', bus, guestKey: () => 'guest', userAgent: 'test', isStoreView: () => false },
    manufacturerLabelId: () => 17,
    accessToken: async () => 'token',
    now: () => 0,
    wait: async (ms) => void waits.push(ms),
    async fetch(input) {
      const request = input as Request;
      const number = await numberOf(request);
      requests.push({ method: request.method, number, headers: request.headers });
      const given = await response(request, number);
      if (given !== undefined) return given;
      request.signal.throwIfAborted();
      if (request.method === 'GET') {
        return kept.has(number) ? Response.json(null) : new Response(null, { status: 204 });
      }
      const form = await request.formData();
      kept.set(number, new Uint8Array(await (form.get('file') as File).arrayBuffer()));
      return Response.json(kept.size === Number(form.get('flowTotalChunks')) ? STORED : null);
    },
  });
  return { uploader, kept, requests, waits, bus };
}

/** Responses that a test sends when it chooses. */
function holdResponses() {
  const stalled: (() => void)[] = [];
  return {
    stalled,
    hold: async () => {
      await new Promise<void>((resolve) => void stalled.push(resolve));
      return undefined;
    },
  };
}

describe('an upload', () => {
  it('[UPL-001] has four parts under way at once, over all files', async () => {
    let underWay = 0;
    let max = 0;
    const { uploader, kept } = startServer(async () => {
      underWay += 1;
      max = Math.max(max, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return undefined;
    });
    const uploads = [uploader.start(parts(6)), uploader.start(parts(6))];
    await Promise.all(uploads.map(ended));
    expect(max).toBe(4);
    expect(kept.size).toBe(6);
  });

  it('cuts a file of any size so that its parts make it again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 * FILE_LIMITS.partBytes + 1 }), async (size) => {
        const content = new Uint8Array(size).map((_, index) => (index * 7 + (index >> 8)) % 251);
        const { uploader, kept } = startServer();
        const upload = uploader.start(new File([content], 'plan.pdf'));
        await ended(upload);
        const joined = Buffer.concat([...kept].sort(([a], [b]) => a - b).map(([, part]) => part));
        expect(upload.state.get()).toMatchObject({ status: 'done', progress: 1, file: STORED });
        expect(joined.equals(content)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it('says who calls, from which brand', async () => {
    const { uploader, requests } = startServer();
    await ended(uploader.start(parts(1)));
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      authorization: 'Bearer token',
      'x-manufacturer-id': '17',
      'x-guest-key': 'guest',
    });
  });

  it('[UPL-002] tries a part once more after 5 s', async () => {
    let rejections = 1;
    const { uploader, requests, waits } = startServer(async (_request, number) =>
      number === 2 && rejections-- > 0 ? new Response('', { status: 503 }) : undefined,
    );
    const upload = uploader.start(parts(3));
    await ended(upload);
    expect(upload.state.get().status).toBe('done');
    expect(waits).toEqual([5_000]);
    expect(requests.filter(({ number }) => number === 2)).toHaveLength(2);
  });

  it('[UPL-002] gives up after the second try, keeps what arrived and goes on from there on request', async () => {
    let isDown = true;
    const { uploader, kept, requests, waits } = startServer(async (_request, number) => {
      if (isDown && number === 3) throw new TypeError('Failed to fetch');
      return undefined;
    });
    const upload = uploader.start(parts(3));
    await ended(upload);
    expect(upload.state.get()).toMatchObject({ status: 'failed', failure: { kind: 'lost' } });
    expect(waits).toEqual([5_000]);
    isDown = false;
    requests.length = 0;
    upload.resume();
    await ended(upload);
    expect(upload.state.get().status).toBe('done');
    expect(kept.size).toBe(3);
    const again = requests.filter(({ method }) => method === 'POST').map(({ number }) => number);
    expect(again).toEqual([3]);
  });

  it.each([401, 404, 409, 500])('[UPL-003] [ERR-010] stops at once at %i, without another try', async (status) => {
    const body = { message: 'No.', errors: {}, modelState: {} };
    const { uploader, requests, waits } = startServer(async () => Response.json(body, { status }));
    const upload = uploader.start(parts(8));
    await ended(upload);
    expect(upload.state.get()).toMatchObject({
      status: 'failed',
      failure: { kind: 'rejected', status, message: 'No.' },
    });
    expect(waits).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(4);
    upload.resume();
    expect(upload.state.get().status).toBe('failed');
  });

  it('notifies the page of a session that is over', async () => {
    const { uploader, bus } = startServer(async () => new Response('', { status: 401 }));
    const received: unknown[] = [];
    bus.subscribe('not-authenticated', ({ payload }) => received.push(payload));
    await ended(uploader.start(parts(1)));
    expect(received).toEqual([{ status: 401, url: FILES_PATH, method: 'POST' }]);
  });

  it('stops at a pause and requests each open part before it goes on', async () => {
    const { stalled, hold } = holdResponses();
    let isStalled = true;
    const server = startServer((_request, number) => (isStalled && number > 1 ? hold() : Promise.resolve(undefined)));
    const upload = server.uploader.start(parts(3));
    await reached(upload, ({ sentParts }) => sentParts === 1);
    expect(upload.state.get().progress).toBeCloseTo(1 / 3);
    while (stalled.length < 2) await new Promise(setImmediate);
    upload.pause();
    expect(upload.state.get().status).toBe('paused');
    // One of the two had arrived before the line was cut.
    server.kept.set(2, new Uint8Array());
    isStalled = false;
    for (const response of stalled) response();
    server.requests.length = 0;
    upload.resume();
    await ended(upload);
    expect(upload.state.get().status).toBe('done');
    expect(server.requests.map(({ method, number }) => `${method} ${number}`).sort()).toEqual([
      'GET 2',
      'GET 3',
      'POST 3',
    ]);
  });

  it('learns of the whole file from a part that was there', async () => {
    let isFirst = true;
    const { uploader } = startServer(async ({ method }) => {
      if (method === 'GET') return Response.json(STORED);
      if (!isFirst) return undefined;
      isFirst = false;
      throw new TypeError('Failed to fetch');
    });
    const upload = uploader.start(parts(1));
    upload.pause();
    upload.resume();
    await ended(upload);
    expect(upload.state.get()).toMatchObject({ status: 'done', file: STORED });
  });

  it('ends for good when aborted', async () => {
    const { stalled, hold } = holdResponses();
    const { uploader, kept } = startServer(hold);
    const upload = uploader.start(parts(2));
    upload.abort();
    upload.resume();
    for (const response of stalled) response();
    await new Promise((resolve) => setImmediate(resolve));
    expect(upload.state.get()).toMatchObject({ status: 'aborted', sentParts: 0 });
    expect(kept.size).toBe(0);
  });

  it('estimates the time left by the speed so far', async () => {
    const { uploader } = startServer();
    const upload = uploader.start(parts(2));
    const left: (number | null)[] = [upload.state.get().secondsLeft];
    upload.state.subscribe(({ secondsLeft }) => left.push(secondsLeft));
    await ended(upload);
    expect(left[0]).toBeNull();
    expect(left.at(-1)).toBe(0);
  });
});

describe('the kind of a file', () => {
  it('comes from its name alone', () => {
    expect(contentTypeOf('Plan A.PDF')).toBe('application/pdf');
    expect(contentTypeOf('photo.jpeg')).toBe('image/jpeg');
    expect(['run.exe', 'page.html', 'noending', 'x.constructor', ''].map(contentTypeOf)).toEqual(
      Array(5).fill(undefined),
    );
  });
});
