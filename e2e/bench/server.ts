import { quantile } from '../measure/statistics.ts';
import type { Figure } from './figure.ts';

const CALLS = 200;
const WARM_UP = 20;

/** Answers of the sizing calls through web, server and store: one after another, four at once, and a schedule. */
export async function benchSizingCall(siteUrl: string): Promise<Figure[]> {
  const defaults = await fetch(`${siteUrl}/api/specification/exhaust-supply?fanCategoryType=1&subFanCategoryType=0`);
  const specification = (await defaults.json()) as object;
  const size = (place: number) => {
    const duty = { cfm: 1000 + place * 20, sp: 0.5, zip: '60606', sones: 40, altitude: 600 };
    return timedPost(`${siteUrl}/api/sizefan/exhaust-supply`, { ...specification, ...duty });
  };
  for (let place = 0; place < WARM_UP; place++) await size(place);
  const alone = await timedCalls(1, CALLS, size);
  const together = await timedCalls(4, CALLS, size);
  const schedule = await timedCalls(1, 10, (place) => timedPost(`${siteUrl}/api/sizefan/batch`, scheduleOf(place)));
  return [
    { what: `Sizing call, ${CALLS} calls one by one: p50`, value: quantile(alone.times, 0.5), unit: 'ms' },
    { what: `Sizing call, ${CALLS} calls one by one: p95`, value: quantile(alone.times, 0.95), unit: 'ms', limit: 60 },
    { what: `Sizing call, ${CALLS} calls, 4 at once: p50`, value: quantile(together.times, 0.5), unit: 'ms' },
    { what: `Sizing call, ${CALLS} calls, 4 at once: p95`, value: quantile(together.times, 0.95), unit: 'ms' },
    { what: `Sizing call, ${CALLS} calls, 4 at once: calls a second`, value: together.perSecond, unit: '/s' },
    { what: 'Schedule of 40 lines, 10 calls: p95', value: quantile(schedule.times, 0.95), unit: 'ms', limit: 400 },
  ];
}

async function timedCalls(atOnce: number, calls: number, call: (place: number) => Promise<number>) {
  const times: number[] = [];
  let left = calls;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      times.push(await call(left));
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { times, perSecond: (calls / (performance.now() - startedAt)) * 1000 };
}

async function timedPost(url: string, body: object): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guest-key': 'bench' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

function scheduleOf(place: number) {
  return {
    lines: Array.from({ length: 40 }, (_, line) => ({
      lineId: `EF-${line + 1}`,
      specification: { cfm: 500 + line * 250 + place, sp: 0.25 + (line % 6) * 0.25, zip: '60606', altitude: 600 },
    })),
  };
}
