import { SERVER_ENTRY } from '../../scripts/workspace/server.mjs';
import { serverProcessorTimes, spentBetween } from '../measure/processor-time.ts';
import { quantile } from '../measure/statistics.ts';
import { startIsolatedSite } from '../site/isolated-site.ts';
import type { Metric } from './value.ts';

const CALLS = 200;
const CALLS_TOGETHER = 1000;
/**
 * A server has compiled what its calls need after about a thousand of them. Lists of 110 rows took 8.3 ms of processor
 * time each after a hundred, 5.7 after three hundred and 4.1 after thirteen hundred.
 */
const WARM_UP = { atOnce: 8, calls: 1000 };
/** The server of this tree and the database: a backend names itself 'postgres: ...'. */
const isServer = (commandLine: string) => commandLine.includes(SERVER_ENTRY) || commandLine.startsWith('postgres:');

interface Series {
  readonly atOnce: number;
  readonly calls: number;
  /** At most so many ms p95 or p99, and at least so many calls a second. */
  readonly p95?: number;
  readonly p99?: number;
  readonly perSecond?: number;
}

const ON_POSTGRES: readonly Series[] = [
  { atOnce: 1, calls: CALLS, p95: 20 },
  { atOnce: 8, calls: CALLS_TOGETHER, p99: 120, perSecond: 200 },
  { atOnce: 32, calls: CALLS_TOGETHER, p99: 250 },
];
const EMBEDDED: readonly Series[] = [
  { atOnce: 1, calls: CALLS, p95: 20 },
  { atOnce: 8, calls: CALLS_TOGETHER, perSecond: 100 },
];

interface Duty {
  readonly name: string;
  readonly subFanCategoryType: number;
  readonly cfmOf: (place: number) => number;
}

/** A call of a whole category, and one for inline fans, which is the kind that the limits were set for. */
const DUTIES: readonly Duty[] = [
  { name: 'list of 110 rows', subFanCategoryType: 0, cfmOf: (place) => 1000 + place * 4 },
  { name: 'typical duty of 28 rows', subFanCategoryType: 3, cfmOf: (place) => 1600 + place },
];

/** Response times of sizing calls through web, server and store: alone, in parallel, as a schedule; on both stores. */
export async function benchSizingCall(siteUrl: string): Promise<Metric[]> {
  const values = await benchDuties(siteUrl, 'PostgreSQL', ON_POSTGRES);
  const schedule = await timedCalls(1, 10, (place) => timedPost(`${siteUrl}/api/sizefan/batch`, scheduleOf(place)));
  values.push({
    what: 'Schedule of 40 lines, 10 calls: p95',
    value: quantile(schedule.times, 0.95),
    unit: 'ms',
    limit: 400,
  });
  const site = await startIsolatedSite({ RATE_LIMITS: 'read=6000,write=2400,sizing=60000,image=6000' });
  try {
    return [...values, ...(await benchDuties(site.url, 'embedded store', EMBEDDED))];
  } finally {
    await site.stop();
  }
}

async function benchDuties(siteUrl: string, store: string, series: readonly Series[]): Promise<Metric[]> {
  const values: Metric[] = [];
  for (const duty of DUTIES) {
    const name = `Sizing call, ${duty.name}, ${store}`;
    const size = await sizingCall(siteUrl, duty);
    await timedCalls(WARM_UP.atOnce, WARM_UP.calls, size);
    for (const item of series) values.push(...(await benchOne(name, item, size)));
  }
  return values;
}

async function benchOne(name: string, { atOnce, calls, ...reach }: Series, size: Call): Promise<Metric[]> {
  const before = serverProcessorTimes(isServer);
  const { times, perSecond } = await timedCalls(atOnce, calls, size);
  const spent = spentBetween(before, serverProcessorTimes(isServer));
  const what = `${name}, ${calls} calls, ${atOnce} at once`;
  return [
    { what: `${what}: p50`, value: quantile(times, 0.5), unit: 'ms' },
    { what: `${what}: p95`, value: quantile(times, 0.95), unit: 'ms', ...limit(reach.p95) },
    { what: `${what}: p99`, value: quantile(times, 0.99), unit: 'ms', ...limit(reach.p99) },
    { what: `${what}: calls a second`, value: perSecond, unit: '/s', ...min(reach.perSecond) },
    ...(spent === null
      ? []
      : [{ what: `${what}: processor time of server and store a call`, value: spent / calls, unit: 'ms', limit: 5 }]),
  ];
}

function limit(value: number | undefined): { limit?: number } {
  return value === undefined ? {} : { limit: value };
}

function min(value: number | undefined): { least?: number } {
  return value === undefined ? {} : { least: value };
}

type Call = (place: number) => Promise<number>;

/** Sizes the same fan for another airflow with every call, as the screen of a search does. */
async function sizingCall(siteUrl: string, { subFanCategoryType, cfmOf }: Duty): Promise<Call> {
  const place = `fanCategoryType=1&subFanCategoryType=${subFanCategoryType}`;
  const defaults = await fetch(`${siteUrl}/api/specification/exhaust-supply?${place}`);
  const specification = (await defaults.json()) as object;
  const requested = { sp: 0.5, zip: '60606', sones: 40, altitude: 600, rows: 'columns' };
  return (call) =>
    timedPost(`${siteUrl}/api/sizefan/exhaust-supply`, { ...specification, ...requested, cfm: cfmOf(call) });
}

async function timedCalls(atOnce: number, calls: number, call: Call) {
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
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
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
