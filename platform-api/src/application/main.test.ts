import { type AddressInfo, createServer } from 'node:net';
import { type Run, runEntry, storeSettings } from '../../test/entry-process.ts';
import { freePort } from '../../test/free-port.ts';
import {
  createTestStorePlace,
  defaultStoreKind,
  describeOnEachStore,
  type TestStorePlace,
} from '../../test/store/test-store.ts';

const run = (env: Readonly<Record<string, string>>) => runEntry('server', env);

/** Waits until the process has written these words. */
function outputWith({ child, output, exited }: Run, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (output().includes(words)) resolve();
    };
    child.stdout?.on('data', look);
    void exited.then(() => reject(new Error(`It ended without writing '${words}': ${output()}`)));
  });
}

describeOnEachStore('The server process', (kind) => {
  let place: TestStorePlace;
  beforeAll(async () => {
    place = await createTestStorePlace(kind);
  });
  afterAll(() => place.remove());

  it('greets at a terminal, serves, and ends in order on Ctrl-C even when it comes twice', async () => {
    const port = await freePort();
    const server = run({ PORT: String(port), ...storeSettings(place), SPECBUILDER_BANNER: '1' });
    await outputWith(server, 'Stop with Ctrl-C.');
    expect(server.output()).toContain(`SpecBuilder is ready: http://localhost:${port}`);
    expect(server.output()).toContain('Demo accounts: engineer, sales, admin, dev (password Specbuilder-Demo-1)');
    // An open keep-alive connection must not hold it up.
    const response = await fetch(`http://localhost:${port}/healthz`);
    await expect(response.json()).resolves.toEqual({ status: 'ok' });
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    // 1 would mean that something was still running at the limit.
    await expect(server.exited).resolves.toBe(0);
    // The sign-in library says of Node 20 that it is unsupported; the server says what it means.
    expect(server.output()).not.toContain('Unsupported runtime');
    expect(server.output().match(/Node 20 reached end of life/g)?.length ?? 0).toBe(
      process.versions.node.startsWith('20.') ? 1 : 0,
    );
  });
});

describe('A server process that cannot start', () => {
  it('says in one sentence that its port is in use', async () => {
    const occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(0, 'localhost', resolve));
    const { port } = occupant.address() as AddressInfo;
    const store = await createTestStorePlace(defaultStoreKind());
    const server = run({ PORT: String(port), ...storeSettings(store), LOG_LEVEL: 'silent' });
    await expect(server.exited).resolves.toBe(1);
    await store.remove();
    expect(server.output().trim().split('\n').at(-1)).toBe(`Port ${port} is in use. Choose another one with PORT.`);
    await new Promise((resolve) => occupant.close(resolve));
  });

  it('says in a sentence each which settings cannot be used', async () => {
    const server = run({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    await expect(server.exited).resolves.toBe(1);
    expect(server.output()).toContain("PORT must be a whole number from 0 to 65535, not 'eighty'.\n");
    expect(server.output()).toContain('LOG_LEVEL must be one of');
    expect(server.output()).not.toContain('    at ');
  });

  it('says in one sentence that the database does not respond', async () => {
    const server = run({ DATABASE_URL: 'postgres://unknown:secret@127.0.0.1:9/none' });
    await expect(server.exited).resolves.toBe(1);
    expect(server.output()).toContain('The PostgreSQL server of DATABASE_URL does not respond:');
    expect(server.output()).not.toMatch(/secret| at /);
  });
});
