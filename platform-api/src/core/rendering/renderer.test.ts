import { Worker } from 'node:worker_threads';
import { FONTS_FOLDER } from '../package/package-folder.ts';
import type { PdfJob } from './jobs.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { svgForPdf } from './svg-for-pdf.ts';

/** A document with that many paragraphs. */
function printed(paragraphs = 1): PdfJob {
  const page = { width: 612, height: 792, margins: [36, 36, 36, 36], header: null, footer: null } as const;
  const content = Array.from({ length: paragraphs }, (_, index) => ({
    text: `Paragraph ${index} of a long document.`,
  }));
  return { kind: 'pdf', title: 'Document', author: 'Test', language: 'en', sections: [{ ...page, content }] };
}

function started(workers: Worker[]): Worker {
  const worker = new Worker(new URL('./render-worker.mjs', import.meta.url), {
    workerData: { fontsFolder: FONTS_FOLDER },
  });
  workers.push(worker);
  return worker;
}

const isPdf = (content: Uint8Array) => Buffer.from(content).toString('latin1', 0, 5) === '%PDF-';

describe('The thread that lays documents out', () => {
  let renderer: Renderer;
  afterEach(() => renderer.close());

  it('renders jobs one after the other and leaves the loop of the server free meanwhile', async () => {
    renderer = createRenderer();
    await renderer.render(printed());
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    const made = await Promise.all([renderer.render(printed(2000)), renderer.render(printed())]);
    clearInterval(timer);
    expect(made.every(isPdf)).toBe(true);
    expect(turns).toBeGreaterThan(10);
    expect(renderer.isBusy).toBe(false);
  });

  it('ends a job that no caller waits for any more, and goes on with the next one', async () => {
    renderer = createRenderer();
    const abort = new AbortController();
    const given = renderer.render(printed(5000), { signal: abort.signal });
    const next = renderer.render(printed());
    abort.abort(new Error('The caller is gone'));
    await expect(given).rejects.toThrow('The caller is gone');
    await expect(next.then(isPdf)).resolves.toBe(true);
  });

  it('lets a job whose caller is gone give up its place at once, and keeps the thread for the others', async () => {
    const workers: Worker[] = [];
    renderer = createRenderer({ maxWaiting: 1, startWorker: () => started(workers) });
    const first = renderer.render(printed(2000));
    const abort = new AbortController();
    const gone = renderer.render(printed(), { signal: abort.signal });
    const order: string[] = [];
    const ends = [first.then(() => order.push('first')), gone.catch((error: Error) => order.push(error.message))];
    abort.abort(new Error('The caller is gone'));
    const next = renderer.render(printed());
    await Promise.all(ends);
    expect(order).toEqual(['The caller is gone', 'first']);
    await expect(next.then(isPdf)).resolves.toBe(true);
    await expect(renderer.render(printed(), { signal: abort.signal })).rejects.toThrow('The caller is gone');
    expect(workers).toHaveLength(1);
  });

  it('lays out what takes a moment ahead of what waits in turn', async () => {
    renderer = createRenderer();
    const order: string[] = [];
    const made = (name: string, goesFirst: boolean) =>
      renderer.render(printed(), { goesFirst }).then(() => order.push(name));
    await Promise.all([made('runs', false), made('package', false), made('sheet', true), made('next sheet', true)]);
    expect(order).toEqual(['runs', 'sheet', 'next sheet', 'package']);
  });

  it('starts another thread after one that failed while it had nothing to do', async () => {
    const workers: Worker[] = [];
    renderer = createRenderer({ startWorker: () => started(workers) });
    await renderer.render(printed());
    workers[0]?.emit('error', new Error('out of memory'));
    await expect(renderer.render(printed()).then(isPdf)).resolves.toBe(true);
    expect(workers).toHaveLength(2);
    await workers[0]?.terminate();
  });

  it('goes on after a thread that could not be started', async () => {
    const workers: Worker[] = [];
    const failures = [new Error('no threads left')];
    renderer = createRenderer({
      startWorker: () => {
        const failure = failures.pop();
        if (failure) throw failure;
        return started(workers);
      },
    });
    await expect(renderer.render(printed())).rejects.toThrow('no threads left');
    await expect(renderer.render(printed()).then(isPdf)).resolves.toBe(true);
    expect(renderer.isBusy).toBe(false);
  });

  it('rejects what would wait behind too many, and what takes too long', async () => {
    renderer = createRenderer({ maxWaiting: 1, limitMs: 1 });
    const first = renderer.render(printed(5000));
    const second = renderer.render(printed());
    await expect(renderer.render(printed())).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(first).rejects.toMatchObject({ kind: 'unavailable', details: { retryAfterSeconds: 10 } });
    await second.catch(() => undefined);
  });

  it('says what it cannot render and goes on', async () => {
    renderer = createRenderer();
    const broken = {
      ...printed(),
      sections: [{ ...printed().sections[0], content: [{ svg: 'no drawing', width: 1 }] }],
    };
    await expect(renderer.render(broken as PdfJob)).rejects.toThrow(/svg/i);
    await expect(renderer.render(printed()).then(isPdf)).resolves.toBe(true);
  });
});

describe('A drawing for a PDF', () => {
  it('has texts without the outline that would cover them', () => {
    const text = '<text x="1" stroke="#fff" stroke-width="4" paint-order="stroke" fill="#000">bhp</text>';
    expect(svgForPdf(`<svg><path stroke="#000"/>${text}</svg>`)).toBe(
      '<svg><path stroke="#000"/><text x="1" fill="#000">bhp</text></svg>',
    );
  });
});
