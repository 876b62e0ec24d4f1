import type { CDPSession, Page } from '@playwright/test';

export interface Scrolling {
  /** Different rows that were drawn on the way. */
  readonly rows: number;
  readonly frames: number;
  /** Frames of a sixtieth of a second that were not drawn, or were drawn later. */
  readonly dropped: number;
  /** Frames in which the middle of the window had no row. */
  readonly emptyFrames: number;
  /** Of the page's main thread, processor time: a busy machine makes frames late, and this no longer. */
  readonly longestTaskMs: number;
  readonly frameMs: number;
}

/** Scrolls a list of results from its start to its end, so many pixels a frame, and watches the frames. */
export async function measureScrolling(page: Page, pixelsPerFrame: number): Promise<Scrolling> {
  const session = await page.context().newCDPSession(page);
  const tasks = await tasksDuring(session, () => page.evaluate(scrollThrough, pixelsPerFrame));
  const { rows, gapsMs, emptyFrames } = tasks.answer;
  const dropped = gapsMs.reduce((sum, gap) => sum + Math.max(0, Math.round((gap * 60) / 1000) - 1), 0);
  return {
    ...{ rows, frames: gapsMs.length, dropped, emptyFrames },
    longestTaskMs: Math.max(...tasks.processorMs),
    frameMs: tasks.processorMs.reduce((sum, time) => sum + time, 0) / gapsMs.length,
  };
}

/** Runs in the page. */
async function scrollThrough(step: number) {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const rows = new Set<string | null>();
  const gapsMs: number[] = [];
  let emptyFrames = 0;
  const look = () => {
    for (const row of document.querySelectorAll('[data-row-toggle]')) rows.add(row.getAttribute('data-row-toggle'));
    const room = document.querySelectorAll('[data-row-list] > [aria-hidden], [data-row-list] > tbody > [aria-hidden]');
    const isInMiddle = ({ top, bottom }: DOMRect) => top < innerHeight / 2 && bottom > innerHeight / 2;
    if ([...room].some((one) => isInMiddle(one.getBoundingClientRect()))) emptyFrames += 1;
  };
  scrollTo(0, 0);
  await frame();
  let last = await frame();
  while (scrollY < document.documentElement.scrollHeight - innerHeight - 1) {
    scrollBy(0, step);
    const now = await frame();
    gapsMs.push(now - last);
    last = now;
    // The event of the scroll comes before the frame that looks here.
    look();
  }
  return { rows: rows.size, gapsMs, emptyFrames };
}

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly pid: number;
  /** Processor time of the thread, microseconds. */
  readonly tdur?: number;
}

/** What the page's main thread had to do meanwhile: the processor time of each task. */
async function tasksDuring<Answer>(session: CDPSession, work: () => Promise<Answer>) {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  const answer = await work();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  const main = events.find(({ name }) => name === 'FireAnimationFrame');
  const ofMain = events.filter(({ name, tid, pid }) => name === 'RunTask' && tid === main?.tid && pid === main.pid);
  return { answer, processorMs: ofMain.map(({ tdur = 0 }) => tdur / 1000) };
}
