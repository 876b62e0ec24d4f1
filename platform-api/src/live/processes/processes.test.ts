import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { PROJECT_HUB, type ProjectChanged } from '@specbuilder/shared-contracts/api';
import { accessTokenOf } from '../../../test/access-token.ts';
import { type Run, runEntry, storeSettings } from '../../../test/entry-process.ts';
import { freePort } from '../../../test/free-port.ts';
import { clientOn, responding } from '../../../test/killable-server.ts';
import { loadedWith } from '../../../test/loaded-with.ts';
import { createTestStorePlace, type TestStorePlace } from '../../../test/store/test-store.ts';
import { until } from '../../../test/until.ts';
import { PACKAGE_FOLDER } from '../../core/package/package-folder.ts';
import { openStore, type Store } from '../../core/store/open-store.ts';

interface LogLine {
  readonly pid: number;
  readonly msg: string;
  readonly req?: { readonly url: string };
}

/** What processes of a run have logged; other lines are for people. */
function logOf({ output }: Run): readonly LogLine[] {
  const lines = output().split('\n');
  return lines.flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line) as LogLine] : []));
}

const pidsWith = (run: Run, isMeant: (line: LogLine) => boolean) => [
  ...new Set(logOf(run).flatMap((line) => (isMeant(line) ? [line.pid] : []))),
];
const listening = (run: Run) => pidsWith(run, ({ msg }) => msg.startsWith('Server listening'));
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const untilGone = (pids: readonly number[]) => until(async () => !pids.some(isAlive) || undefined);

/** Two processes start one after the other, the first on an empty store. */
const START_LIMIT_MS = 60_000;

const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

onPostgres('A server of two processes', () => {
  let place: TestStorePlace;
  let store: Store;
  let settings: Readonly<Record<string, string>>;
  let url: string;
  let server: Run;
  const start = async () => {
    server = runEntry('server', settings);
    await responding(url, server);
  };
  beforeAll(async () => {
    place = await createTestStorePlace('postgres', 'empty');
    const port = await freePort();
    url = `http://localhost:${port}`;
    settings = {
      ...storeSettings(place),
      ...{ PORT: String(port), PUBLIC_URL: url, ENVIRONMENT: 'local', SITE_DIR: '/nonexistent', WEB_CONCURRENCY: '2' },
      ...{ METRICS_TOKEN: 'a-token-of-this-test', HUB_CONNECTIONS: '12' },
      ...{ RATE_LIMITS: 'read=100000,write=100000,sizing=100000', LOG_LEVEL: 'info', SPECBUILDER_BANNER: '1' },
    };
    await start();
    await until(async () => listening(server).length === 2 || undefined);
    store = await openStore(place.options);
  }, START_LIMIT_MS);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
    await store.close();
    await place.remove();
  });

  const tokenOf = (userName: string) => accessTokenOf(store.db, { publicUrl: url, userName });
  /** A connection of its own, so that the other process takes it than took the one before. */
  const send = (path: string, agent: Agent | false = false) =>
    new Promise<number>((resolve, reject) => {
      const request = get(`${url}${path}`, { agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      });
      request.once('error', reject);
    });
  const connect = async (token: string) => {
    const connection = new HubConnectionBuilder()
      .withUrl(`${url}${PROJECT_HUB.path}`, { accessTokenFactory: () => token })
      .configureLogging(LogLevel.None)
      .build();
    await connection.start();
    return connection;
  };

  it('has filled the empty store once and greets once', async () => {
    const { rows } = await store.db.execute<{ users: string }>('select count(*) as users from users');
    expect(Number(rows[0]?.users)).toBe(4);
    expect(server.output().split('SpecBuilder is ready').length - 1).toBe(1);
  });

  it('responds from both', async () => {
    const responded = () => pidsWith(server, ({ req }) => req?.url === '/api/settings');
    const responses = await until(async () => {
      const status = await send('/api/settings');
      return responded().length === 2 ? status : undefined;
    });
    expect(responses).toBe(200);
    expect(responded().sort()).toEqual(listening(server).sort());
  });

  it('tells clients of one process what happened in the other, and counts them together', async () => {
    const token = await tokenOf('engineer');
    const client = clientOn(url, token);
    const { projectId } = await client.projects.create({ projectName: 'Watched in two processes' });
    const received: ProjectChanged[] = [];
    const all: HubConnection[] = [];
    const connections = await until(async () => {
      const one = await connect(token);
      one.on(PROJECT_HUB.changed, (change: ProjectChanged) => received.push(change));
      await one.invoke(PROJECT_HUB.watch, projectId);
      all.push(one);
      const holders = pidsWith(server, ({ req }) => req?.url.startsWith(`${PROJECT_HUB.path}?`) ?? false);
      return holders.length === 2 ? all : undefined;
    });
    await client.projects.rename({ projectId, projectName: 'Received in both' });
    await until(async () => received.length === connections.length || undefined);
    const { health } = await clientOn(url, await tokenOf('admin')).adminDashboard.read();
    expect(health.hub?.connections).toBe(connections.length);
    await Promise.all(connections.map((item) => item.stop()));
  });

  it('shows the figures of both at once', async () => {
    const headers = { authorization: `Bearer ${settings['METRICS_TOKEN']}` };
    const text = await (await fetch(`${url}/metrics`, { headers })).text();
    const pids = [...text.matchAll(/^specbuilder_store_up\{process_pid="(\d+)"\} 1$/gm)].map(([, pid]) => Number(pid));
    expect(pids.sort()).toEqual(listening(server).sort());
  });

  it('replaces one that was killed, and another one serves the call that it did not take', async () => {
    const [killed = 0] = listening(server);
    // It accepts one more connection, and never responds.
    process.kill(killed, 'SIGSTOP');
    let responded = 0;
    const calls = Array.from({ length: 4 }, async () => {
      const status = await send('/api/settings');
      responded += 1;
      return status;
    });
    await until(async () => responded === calls.length - 1 || undefined);
    process.kill(killed, 'SIGKILL');
    expect(await Promise.all(calls)).toEqual([200, 200, 200, 200]);
    await until(async () => listening(server).length === 3 || undefined);
    expect(await send('/healthz')).toBe(200);
    expect(server.output()).toContain(`Process ${killed} ended (SIGKILL); another one starts in 250 ms.`);
  });

  it('fails no call while one process after the other is restarted, nor while none is there', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    const failures: unknown[] = [];
    let sent = 0;
    let isRestarting = true;
    const callsOfOne = async () => {
      while (isRestarting || sent < 500) {
        sent += 1;
        await send('/api/settings', agent).then(
          (status) => status === 200 || failures.push(status),
          (error: unknown) => failures.push(error),
        );
        // As clients do that think between calls, some for longer than a server drains.
        if (sent > 500) await pause(200);
      }
    };
    const callers = Array.from({ length: 6 }, callsOfOne);
    const before = listening(server).length;
    const running = listening(server).filter(isAlive);
    process.kill(running[0] ?? 0, 'SIGTERM');
    await until(async () => listening(server).length === before + 1 || undefined, START_LIMIT_MS);
    // Both at once: the next calls wait for those that take their place.
    for (const pid of listening(server).filter(isAlive)) process.kill(pid, 'SIGTERM');
    await until(async () => listening(server).length === before + 3 || undefined, START_LIMIT_MS);
    isRestarting = false;
    await Promise.all(callers);
    agent.destroy();
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(500);
  });

  it('rejects connections of one user beyond the cap, whichever process they reach, and takes back those of one that died', async () => {
    const token = await tokenOf('dev');
    const open: HubConnection[] = [];
    const openUntilRejected = async () => {
      for (;;) {
        const one = await connect(token).catch(() => null);
        if (one === null) return open.length;
        one.onclose(() => open.splice(open.indexOf(one), 1));
        open.push(one);
      }
    };
    expect(await openUntilRejected()).toBe(12);
    await Promise.all(open.slice(0, 5).map((item) => item.stop()));
    expect(await until(async () => ((await openUntilRejected()) === 12 ? 12 : undefined))).toBe(12);
    const before = listening(server).length;
    process.kill(listening(server).filter(isAlive).at(-1) ?? 0, 'SIGKILL');
    await until(async () => open.length < 12 || undefined);
    expect(await until(async () => ((await openUntilRejected()) === 12 ? 12 : undefined))).toBe(12);
    await until(async () => listening(server).length === before + 1 || undefined);
    await Promise.all(open.slice().map((item) => item.stop()));
  });

  it('ends in order on one signal, with all processes', async () => {
    server.child.kill('SIGTERM');
    await expect(server.exited).resolves.toBe(0);
    expect(listening(server).filter(isAlive)).toEqual([]);
  });

  it('leaves none behind when the first process is killed', async () => {
    await start();
    server.child.kill('SIGKILL');
    await server.exited;
    await untilGone(listening(server));
  });
});

describe('A server of two processes that cannot start', () => {
  it('says so in one sentence and ends', async () => {
    const nowhere = { DATABASE_URL: 'postgres://unknown:secret@127.0.0.1:9/none', WEB_CONCURRENCY: '2' };
    const { exited, output } = runEntry('server', nowhere);
    await expect(exited).resolves.toBe(1);
    expect(output().trim().split('\n')).toEqual([
      expect.stringMatching(/^The PostgreSQL server of DATABASE_URL does not respond:/),
    ]);
  });
});

describe('The process that starts the others', () => {
  it('leaves to them what the store is read with, which is 260 MB and half a second', () => {
    const ofStore = [...loadedWith(path.join(PACKAGE_FOLDER, 'src', 'main.ts'))].filter((name) =>
      /^(drizzle-orm|@node-rs|@electric-sql)\b/.test(name),
    );
    // Distinguishes a store that does not respond from other start problems; it loads nothing else.
    expect(ofStore).toEqual(['drizzle-orm/errors']);
  });
});
