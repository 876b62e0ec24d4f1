import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly pid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Processor time of the thread, microseconds. */
  readonly tdur?: number;
}

/** What distinguishes the page's main thread from others, and from when on its tasks count. */
type Beginning = 'FireAnimationFrame' | 'firstContentfulPaint';

/** What the page's main thread had to do meanwhile: the processor time of each task, which other work on the machine lengthens least. */
export async function tasksFrom<Reply>(beginning: Beginning, session: CDPSession, work: () => Promise<Reply>) {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  const response = await work();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  const first = events.find(({ name }) => name === beginning);
  if (first === undefined) throw new Error(`The page's main thread had no ${beginning}`);
  const counted = events.filter(
    ({ name, tid, pid, ts }) => name === 'RunTask' && tid === first.tid && pid === first.pid && ts >= first.ts,
  );
  return { result: response, processorMs: counted.map(({ tdur = 0 }) => tdur / 1000) };
}
