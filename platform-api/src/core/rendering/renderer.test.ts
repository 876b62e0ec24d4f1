import { type ChildProcess, fork } from 'node:child_process';
import { constants, getPriority } from 'node:os';
import path from 'node:path';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { inLanguage, speakCallersLanguage } from '../index.ts';
import type { PdfJob, PdfSection } from './jobs.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { svgForPdf } from './svg-for-pdf.ts';

const PAGE = { width: 612, height: 792, margins: [36, 36, 36, 36], header: null, footer: null } as const;

/** A section with that many paragraphs. */
function section(paragraphs: number): PdfSection {
  const content = Array.from({ length: paragraphs }, (_, index) => ({
    text: `Paragraph ${index} of a long document.`,
  }));
  return { ...PAGE, content };
}

function printed(sections: PdfJob['sections'] = [section(1)]): PdfJob {
  return { kind: 'pdf', title: 'Document', author: 'Test', language: 'en', sections };
}

const long = (paragraphs = 2000) => printed([section(paragraphs)]);

function started(processes: ChildProcess[], execArgv: string[] = []): ChildProcess {
  const child = fork(path.join(__dirname, 'render-process.mjs'), {
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  processes.push(child);
  return child;
}

/** What only one of the two processes takes. */
const LARGE = { items: 200 };

const isPdf = (content: Uint8Array) => Buffer.from(content).toString('latin1', 0, 5) === '%PDF-';

describe('The processes that lay documents out', () => {
  let renderer: Renderer;
  afterEach(() => renderer.close());

  it('renders jobs one after the other and leaves the loop of the server free meanwhile', async () => {
    renderer = createRenderer();
    await renderer.render(printed());
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    const made = await Promise.all([renderer.render(long()), renderer.render(printed())]);
    clearInterval(timer);
    expect(made.every(isPdf)).toBe(true);
    expect(turns).toBeGreaterThan(10);
    expect(renderer.isBusy).toBe(false);
  });

  it('ends a job that no caller waits for any more, and goes on with the next one', async () => {
    renderer = createRenderer();
    const abort = new AbortController();
    const given = renderer.render(long(5000), { ...LARGE, signal: abort.signal });
    const next = renderer.render(printed(), LARGE);
    abort.abort(new Error('The caller is gone'));
    await expect(given).rejects.toThrow('The caller is gone');
    await expect(next.then(isPdf)).resolves.toBe(true);
  });

  it('lets a job whose caller is gone give up its place at once, and keeps the process for the others', async () => {
    const processes: ChildProcess[] = [];
    renderer = createRenderer({ maxWaiting: 1, startProcess: () => started(processes) });
    const first = renderer.render(long(), LARGE);
    const abort = new AbortController();
    const gone = renderer.render(printed(), { ...LARGE, signal: abort.signal });
    const order: string[] = [];
    const ends = [first.then(() => order.push('first')), gone.catch((error: Error) => order.push(error.message))];
    abort.abort(new Error('The caller is gone'));
    const next = renderer.render(printed(), LARGE);
    await Promise.all(ends);
    expect(order).toEqual(['The caller is gone', 'first']);
    await expect(next.then(isPdf)).resolves.toBe(true);
    await expect(renderer.render(printed(), { signal: abort.signal })).rejects.toThrow('The caller is gone');
    expect(processes).toHaveLength(1);
  });

  it('lays out what takes a moment ahead of what waits in turn', async () => {
    renderer = createRenderer();
    const order: string[] = [];
    const made = (name: string, goesFirst: boolean) =>
      renderer.render(printed(), { ...LARGE, goesFirst }).then(() => order.push(name));
    await Promise.all([made('runs', false), made('package', false), made('sheet', true), made('next sheet', true)]);
    expect(order).toEqual(['runs', 'sheet', 'next sheet', 'package']);
  });

  it('lets the server and small documents have the processor before a large one', async () => {
    const processes: ChildProcess[] = [];
    renderer = createRenderer({ startProcess: () => started(processes) });
    await Promise.all([renderer.render(printed(), LARGE), renderer.render(printed())]);
    const priorities = processes.map(({ pid }) => getPriority(pid ?? 0) - getPriority());
    expect(priorities.toSorted((one, other) => one - other)).toEqual([0, constants.priority.PRIORITY_BELOW_NORMAL]);
  });

  it('starts another process after one that failed while it had nothing to do', async () => {
    const processes: ChildProcess[] = [];
    renderer = createRenderer({ startProcess: () => started(processes) });
    await renderer.render(printed());
    processes[0]?.emit('error', new Error('out of memory'));
    await expect(renderer.render(printed()).then(isPdf)).resolves.toBe(true);
    expect(processes).toHaveLength(2);
    processes[0]?.kill();
  });

  it('goes on after a process that could not be started', async () => {
    const processes: ChildProcess[] = [];
    const failures = [new Error('no processes left')];
    renderer = createRenderer({
      startProcess: () => {
        const failure = failures.pop();
        if (failure) throw failure;
        return started(processes);
      },
    });
    await expect(renderer.render(printed())).rejects.toThrow('no processes left');
    await expect(renderer.render(printed()).then(isPdf)).resolves.toBe(true);
    expect(renderer.isBusy).toBe(false);
  });

  it('rejects what would wait behind too many, and what takes too long', async () => {
    renderer = createRenderer({ maxWaiting: 1, limitMs: 1 });
    const first = renderer.render(long(5000), LARGE);
    const second = renderer.render(printed(), LARGE);
    await expect(renderer.render(printed(), LARGE)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(first).rejects.toMatchObject({ kind: 'unavailable', details: { retryAfterSeconds: 10 } });
    await second.catch(() => undefined);
  });

  it('says of what takes too much memory that it is too large, and goes on', async () => {
    const limits = [['--max-old-space-size=24', '--max-semi-space-size=2']];
    const processes: ChildProcess[] = [];
    renderer = createRenderer({ startProcess: () => started(processes, limits.pop()) });
    const large = renderer.render(long(60_000), LARGE);
    const next = renderer.render(printed(), LARGE);
    await expect(large).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The document needs more memory than one may have. Try again with fewer items.',
    });
    await expect(next.then(isPdf)).resolves.toBe(true);
    expect(processes).toHaveLength(2);
  });

  it('makes what takes a moment while a large document is made', async () => {
    renderer = createRenderer();
    const order: string[] = [];
    const large = renderer.render(long(5000), LARGE).then(() => order.push('large'));
    await renderer.render(printed(), { items: 1 }).then(() => order.push('small'));
    await large;
    expect(order).toEqual(['small', 'large']);
  });

  it.each([
    ['is killed', (child?: ChildProcess) => child?.kill('SIGKILL')],
    ['can no longer be reached', (child?: ChildProcess) => child?.disconnect()],
  ])('says of a document whose process %s that it was not completed, and makes the others', async (_, end) => {
    const processes: ChildProcess[] = [];
    renderer = createRenderer({ startProcess: () => started(processes) });
    const ended = async function* () {
      yield section(1);
      end(processes[0]);
      yield section(1);
    };
    const lost = renderer.render(printed(ended()), LARGE);
    const next = renderer.render(printed(), LARGE);
    await expect(lost).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The document could not be completed. Try again in a moment.',
    });
    await expect(next.then(isPdf)).resolves.toBe(true);
  });

  it('has a section made once the one before it is taken, in the language of the caller', async () => {
    speakCallersLanguage();
    renderer = createRenderer();
    await renderer.render(printed());
    const made: string[] = [];
    const sections = async function* () {
      for (let place = 0; place < 3; place += 1) {
        made.push(currentLanguage.get());
        yield section(1);
      }
    };
    const pdf = inLanguage('es', () => renderer.render(printed(sections())));
    expect(made.length).toBeLessThan(2);
    await expect(pdf.then(isPdf)).resolves.toBe(true);
    expect(made).toEqual(['es', 'es', 'es']);
  });

  it('ends a document of which a section cannot be made with the reason, and goes on', async () => {
    renderer = createRenderer();
    const sections = async function* () {
      yield section(1);
      throw new Error('no such fan');
    };
    await expect(renderer.render(printed(sections()))).rejects.toThrow('no such fan');
    await expect(renderer.render(printed()).then(isPdf)).resolves.toBe(true);
  });

  it('says what it cannot render and goes on', async () => {
    renderer = createRenderer();
    const broken = printed([{ ...PAGE, content: [{ svg: 'no drawing', width: 1 }] }]);
    await expect(renderer.render(broken)).rejects.toThrow(/svg/i);
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
