import { spawnSync } from 'node:child_process';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestStorePlace, describeEmbeddedStore, type TestStorePlace } from '../../../test/store/test-store.ts';
import { PACKAGE_FOLDER } from '../package/package-folder.ts';
import { openStore } from './open-store.ts';
import { startProblem } from './start-problem.ts';

const PORT = '8080';
const sentenceFor = (folder: string) =>
  `The disk of the data folder ${folder} is full; make room on it, then start again.`;

/** The message shown to a person who starts a server on this store. */
async function sentenceOfStart(options: TestStorePlace['options']): Promise<string | undefined> {
  try {
    await (await openStore(options)).close();
  } catch (error) {
    return startProblem(error, PORT);
  }
  throw new Error('The store opened');
}

describeEmbeddedStore('A start on a full disk', () => {
  let place: TestStorePlace;
  let dataDir: string;
  beforeEach(async () => {
    place = await createTestStorePlace('embedded', 'empty');
    ({ dataDir } = place.options);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await place.remove();
  });
  const leave = (blocks: number) =>
    jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: blocks, bsize: 4096 } as ReturnType<typeof fs.statfsSync>);
  const breakEngine = () => {
    mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '');
  };

  it('that has no room for the folder says so in one sentence', async () => {
    jest.spyOn(fs, 'mkdirSync').mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC: no space left on device, mkdir'), { code: 'ENOSPC' });
    });
    expect(await sentenceOfStart(place.options)).toBe(sentenceFor(dataDir));
  });

  it('on which the engine ends before it responds says so in one sentence, and blames no disk that has space', async () => {
    breakEngine();
    leave(0);
    expect(await sentenceOfStart(place.options)).toBe(sentenceFor(dataDir));
    leave(100_000);
    expect(await sentenceOfStart(place.options)).toMatch(/^The embedded store in .* does not start: /);
  });

  it('on which the engine responds and cannot write says so in one sentence, and leaves the folder to the next start', async () => {
    const migrationsFolder = path.join(path.dirname(dataDir), 'migrations');
    mkdirSync(path.join(migrationsFolder, 'meta'), { recursive: true });
    const entry = { idx: 0, version: '7', when: 1, tag: '0000_full', breakpoints: true };
    const journal = { version: '7', dialect: 'postgresql', entries: [entry] };
    writeFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), JSON.stringify(journal));
    const full = `do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
    writeFileSync(path.join(migrationsFolder, '0000_full.sql'), full);
    leave(0);
    expect(await sentenceOfStart({ ...place.options, migrationsFolder })).toBe(sentenceFor(dataDir));
    jest.restoreAllMocks();
    await expect(openStore(place.options).then((store) => store.close())).resolves.toBeUndefined();
  });
});

/** In a namespace of its own, so that nothing stays mounted and no other process sees it. */
function inMountNamespace(script: string, ...args: readonly string[]) {
  const own = process.getuid?.() === 0 ? '-m' : '-Urm';
  return spawnSync('unshare', [own, 'sh', '-c', script, 'sh', ...args], { cwd: PACKAGE_FOLDER, encoding: 'utf8' });
}

const MOUNT = 'mount -t tmpfs -o size=8m none "$1"';

const folder = mkdtempSync(path.join(tmpdir(), 'sb-full-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Where mounting is not allowed, the tests above cover this case.
if (inMountNamespace(MOUNT, folder).status === 0) {
  describeEmbeddedStore('A server process on a disk of eight megabytes', () => {
    it('ends with the sentence alone', () => {
      const start = `${MOUNT} && DATA_DIR="$1/data" PORT=0 exec "$2" --import tsx src/main.ts`;
      const { status, stderr } = inMountNamespace(start, folder, process.execPath);
      expect(stderr.trim()).toBe(sentenceFor(path.join(folder, 'data')));
      expect(status).toBe(1);
    });
  });
}
