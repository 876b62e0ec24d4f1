/**
 * Memory and time of large submittals, of the server as it is built, on PostgreSQL: one of 200 items with wiring, its archive, a small one
 * beside it, and twelve at once (as many as three users may have), with small ones of another user beside them. After `npm run build`:
 * `node scripts/postgres.mjs node --import tsx platform-api/test/deliverables/measure-documents.ts [items] [items of the twelve]`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { createApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { createBus } from '@specbuilder/shared-contracts/events';
import { openStore } from '../../src/core/index.ts';
import { accessTokenOf } from '../access-token.ts';
import { freePort } from '../free-port.ts';
import { attach, configureCeilingFan, configureRoofFan, configureRooftopUnit } from '../sample-rows.ts';

const ITEMS = Number(process.argv[2] ?? 200);
const ITEMS_AT_ONCE = Number(process.argv[3] ?? 40);
/** The most that one user may have. */
const AT_ONCE = 4;
const USERS = ['engineer', 'sales', 'dev'];
const SMALL_EVERY_MS = 3000;
const TICKS_A_SECOND = 100;

const databaseUrl = process.env['TEST_DATABASE_URL'] ?? '';
const dataDir = mkdtempSync(path.join(tmpdir(), 'specbuilder-documents-'));
const url = `http://localhost:${await freePort()}`;
const { SERVER_ENTRY, SERVER_NODE_ARGUMENTS } = (await import(path.resolve('scripts/workspace/server.mjs'))) as {
  readonly SERVER_ENTRY: string;
  readonly SERVER_NODE_ARGUMENTS: readonly string[];
};
const server = spawn(process.execPath, [...SERVER_NODE_ARGUMENTS, SERVER_ENTRY], {
  env: {
    ...process.env,
    ...{ HOST: 'localhost', PORT: new URL(url).port, PUBLIC_URL: url, DATABASE_URL: databaseUrl },
    ...{ SITE_DIR: dataDir, DATA_DIR: dataDir, ENVIRONMENT: 'local', LOG_LEVEL: 'error' },
    RATE_LIMITS: 'read=6000,write=24000,sizing=60000,image=6000',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});
try {
  await untilReady();
  const engineer = await clientOf('engineer');
  const large = await projectOf(engineer, ITEMS);
  const admin = await clientOf('admin');
  const small = await projectOf(admin, 2);
  const made = (client: ApiClient, projectId: string, format: DeliverableFormat = DeliverableFormat.PDF) =>
    client.deliverables.submittal({ projectId, format, includePreWire: true });
  const smallOne = () => made(admin, small);
  await smallOne();
  await measured('submittal of 2 items', smallOne);
  const eight = await projectOf(engineer, 8);
  const preview = (projectId: string) => engineer.deliverables.submittalPreview({ projectId, includePreWire: true });
  await preview(eight);
  await measured('preview of 8 items', () => preview(eight));
  await measured(`first pages of ${ITEMS} items`, () =>
    engineer.deliverables.submittalPreview({ projectId: large, includePreWire: true, firstPages: true }),
  );
  await measured(`preview of ${ITEMS} items`, () => preview(large));
  await measured(`submittal of ${ITEMS} items`, () => made(engineer, large));
  await measured(`archive of ${ITEMS} items`, () => made(engineer, large, DeliverableFormat.ZIP));
  await measured(`submittal of ${ITEMS} items with small ones beside it`, () =>
    besides(smallOne, made(engineer, large)),
  );
  const users: { readonly client: ApiClient; readonly projectId: string }[] = [];
  for (const name of USERS) {
    const client = await clientOf(name);
    users.push({ client, projectId: await projectOf(client, ITEMS_AT_ONCE) });
  }
  const all = () =>
    users.flatMap(({ client, projectId }) => Array.from({ length: AT_ONCE }, () => made(client, projectId)));
  await measured(
    `${USERS.length * AT_ONCE} submittals of ${ITEMS_AT_ONCE} items at once with small ones beside them`,
    () => besides(smallOne, Promise.allSettled(all()).then(countMade)),
  );
} finally {
  server.kill('SIGTERM');
}

/** Requests small documents one after the other until the large ones are made, and says how long they took. */
async function besides(smallOne: () => Promise<unknown>, large: Promise<unknown>): Promise<void> {
  let isMade = false;
  const end = large.finally(() => {
    isMade = true;
  });
  const times: number[] = [];
  while (!isMade) {
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, SMALL_EVERY_MS))]);
    if (isMade) break;
    const start = performance.now();
    await smallOne();
    times.push(Math.round(performance.now() - start));
  }
  await end;
  const sorted = times.toSorted((one, other) => one - other);
  const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  process.stdout.write(`  ${times.length} small ones: median ${median} ms, slowest ${slowest} ms\n`);
}

function countMade(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  for (const outcome of outcomes) if (outcome.status === 'rejected') process.stdout.write(`  ${outcome.reason}\n`);
  process.stdout.write(`  made ${outcomes.filter(({ status }) => status === 'fulfilled').length}\n`);
}

async function measured(what: string, make: () => Promise<unknown>): Promise<void> {
  const before = memoryOf(server.pid ?? 0);
  const processor = processorOf(server.pid ?? 0);
  const earlier = new Map(childrenOf(server.pid ?? 0).map((child) => [child, processorOf(child)]));
  const spentBy = new Map<number, number>();
  let [peak, peakServer] = [0, 0];
  const timer = setInterval(() => {
    const children = childrenOf(server.pid ?? 0);
    for (const child of children) spentBy.set(child, processorOf(child) - (earlier.get(child) ?? 0));
    const own = memoryOf(server.pid ?? 0);
    peakServer = Math.max(peakServer, own);
    peak = Math.max(peak, own + children.reduce((sum, child) => sum + memoryOf(child), 0));
  }, 200);
  const start = performance.now();
  await make().catch((error: unknown) => process.stdout.write(`  ${String(error)}\n`));
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  const own = processorOf(server.pid ?? 0) - processor;
  const others = [...spentBy.values()].reduce((sum, spent) => sum + spent, 0);
  process.stdout.write(
    `${what}: ${seconds.toFixed(1)} s; processor ${own.toFixed(1)} s, with its processes ${(own + others).toFixed(1)} s; ` +
      `memory before ${before.toFixed(0)} MB, at most ${peakServer.toFixed(0)} MB, with its processes ${peak.toFixed(0)} MB\n`,
  );
}

async function projectOf(client: ApiClient, items: number): Promise<string> {
  const { projectId } = await client.projects.create({ projectName: `${items} items` });
  for (let place = 0; place < items; place += 1) {
    const { fanItemId } = await itemAt(client, place);
    await attach(client, projectId, fanItemId, { tag: `EQ-${place + 1}`, qty: 1 });
  }
  return projectId;
}

/** A quarter rooftop units, an eighth ceiling fans, the others roof fans. */
function itemAt(client: ApiClient, place: number) {
  if (place % 4 === 0) return configureRooftopUnit(client, { cfm: 3600 + place * 4 });
  return place % 8 === 3 ? configureCeilingFan(client) : configureRoofFan(client, { cfm: 1000 + place * 13 });
}

async function clientOf(userName: string): Promise<ApiClient> {
  const migrationsFolder = path.resolve('platform-api/migrations');
  const settings = { databaseUrl, dataDir, migrationsFolder, isLeftUnmigrated: true };
  const store = await openStore({ ...settings, onProblem: () => undefined } as Parameters<typeof openStore>[0]);
  const token = await accessTokenOf(store.db, { publicUrl: url, userName, expiresIn: '4h' });
  await store.close();
  return createApiClient({
    ...{ serverUrl: url, bus: createBus({ source: 'measure', onProblem: () => undefined }) },
    ...{ manufacturerLabelId: () => 1, isStoreView: () => false, accessToken: async () => token },
    ...{ guestKey: () => '', linkToken: () => null, userAgent: 'measure', fetch },
  } as Parameters<typeof createApiClient>[0]);
}

async function untilReady(): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (response !== null && response.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Resident memory, what several processes share divided between them, MB; of a process that is gone, none. */
function memoryOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
}

/** Processor time, s. */
function processorOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_A_SECOND;
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
