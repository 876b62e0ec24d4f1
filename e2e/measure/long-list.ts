import type { Page } from '@playwright/test';
import { tasksFrom } from './main-thread-tasks.ts';

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
  const tasks = await tasksFrom('FireAnimationFrame', session, () => page.evaluate(scrollThrough, pixelsPerFrame));
  const { rows, gapsMs, emptyFrames } = tasks.result;
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
    const packageName = document.querySelectorAll(
      '[data-row-list] > [aria-hidden], [data-row-list] > tbody > [aria-hidden]',
    );
    const isInMiddle = ({ top, bottom }: DOMRect) => top < innerHeight / 2 && bottom > innerHeight / 2;
    if ([...packageName].some((item) => isInMiddle(item.getBoundingClientRect()))) emptyFrames += 1;
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
