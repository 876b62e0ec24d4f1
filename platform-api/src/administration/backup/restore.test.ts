import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { contentOf, linesOf, writeLines } from '../../../test/backup/backup-content.ts';
import { backUpUntouched, restoreInto } from '../../../test/backup/restored-place.ts';
import { type Entry, runEntry, storeSettings } from '../../../test/entry-process.ts';
import {
  createTestStorePlace,
  defaultStoreKind,
  describeEmbeddedStore,
  openPlace,
  openTestStore,
  type TestStorePlace,
} from '../../../test/store/test-store.ts';
import { recordAudit } from '../../core/audit/chain.ts';
import { MIGRATIONS_FOLDER } from '../../core/package/package-folder.ts';
import { applyMigrations, knownMigrations } from '../../core/store/migrate.ts';
import { openStore } from '../../core/store/open-store.ts';
import { backUp } from './back-up.ts';
import { readBackupFile } from './backup-file.ts';
import type { BackupHeader, BackupLine } from './format.ts';
import { restore } from './restore.ts';
import { hasTables } from './tables.ts';

const CORRUPTIONS = 60;
/** Checksum and length, behind the compressed content (RFC 1952, section 2.3.1). */
const GZIP_TRAILER_BYTES = 8;

let folder: string;
let whole: string;
/** Stays without a table after every rejected restore. */
let empty: TestStorePlace;
const inFolder = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sb-restore-'));
  whole = inFolder('whole.backup');
  const store = await openTestStore(defaultStoreKind());
  const origin = { actorId: null, address: null };
  await recordAudit(store.db, { action: 'sign-in-failed', details: { reason: 'password' } }, origin);
  await backUp(store.db, whole);
  await store.close();
  empty = await createTestStorePlace(defaultStoreKind(), 'empty');
});
afterAll(async () => {
  await empty.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function isEmpty(): Promise<boolean> {
  const store = await openStore({ ...empty.options, isLeftUnmigrated: true });
  const present = await hasTables(store.db);
  await store.close();
  return !present;
}

function isSameContent(changed: Buffer, original: Buffer): boolean {
  try {
    return gunzipSync(changed).equals(gunzipSync(original));
  } catch {
    return false;
  }
}

async function readAll(_header: BackupHeader, lines: AsyncIterable<BackupLine>): Promise<number> {
  let count = 0;
  for await (const _line of lines) count += 1;
  return count;
}

const changed = (change: (lines: string[]) => string[]) => {
  const file = inFolder('changed.backup');
  writeLines(file, change(linesOf(whole)));
  return file;
};
const withHeader = (changes: object) =>
  changed(([header = '', ...rest]) => [JSON.stringify({ ...JSON.parse(header), ...changes }), ...rest]);
const withoutRow = (lines: string[]) => {
  const index = lines.findIndex((line) => line.includes('"table":"brands"')) + 1;
  return lines.toSpliced(index, 1);
};

describe('A file that is restored', () => {
  it.each([
    ['cut off', () => changed((lines) => lines.slice(0, -1)), 'is cut off; nothing of it was restored.'],
    ['without a row', () => changed(withoutRow), 'is damaged; nothing of it was restored.'],
    [
      'of another format',
      () => withHeader({ formatVersion: 2, product: '9.1.0' }),
      '9.1.0, a newer release; restore it',
    ],
    [
      'of tables yet to come',
      () => withHeader({ migrations: ['beyond'] }),
      'a newer release; restore it with that one.',
    ],
    [
      'with another audit log',
      () => changed((lines) => lines.map((line) => line.replace('"sign-in-failed"', '"signed-in"'))),
      'The audit log of',
    ],
    [
      'that is no backup',
      () => {
        writeFileSync(inFolder('other'), gzipSync('{}\n'));
        return inFolder('other');
      },
      'is no backup of SpecBuilder.',
    ],
    ['that is not there', () => inFolder('nowhere'), 'cannot be read: ENOENT'],
  ])('%s is rejected in one sentence', async (_name, make, sentence) => {
    await expect(restoreInto(empty, make())).rejects.toThrow(
      expect.objectContaining({ name: 'BackupError', message: expect.stringContaining(sentence) }),
    );
    expect(await isEmpty()).toBe(true);
  });

  it('with any byte changed, or cut off anywhere, is rejected as a whole', async () => {
    const bytes = readFileSync(whole);
    const file = inFolder('corrupt.backup');
    // Before it is the header of gzip, whose time and system nothing depends on.
    const place = fc.integer({ min: 10, max: bytes.length - 1 });
    const lastOfContent = bytes.length - GZIP_TRAILER_BYTES - 1;
    const unusedBit: [number, boolean, number] = [lastOfContent, false, 0b1000_0000];
    await fc.assert(
      fc.asyncProperty(place, fc.boolean(), fc.integer({ min: 1, max: 255 }), async (at, isCut, by) => {
        const corrupt = Buffer.from(isCut ? bytes.subarray(0, at) : bytes);
        if (!isCut) corrupt[at] = (corrupt[at] ?? 0) ^ by;
        writeFileSync(file, corrupt);
        // The last byte of compressed content has bits that mean nothing: without them, it is the same backup.
        if (at === lastOfContent && !isCut && isSameContent(corrupt, bytes)) return;
        await expect(readBackupFile(file, readAll)).rejects.toThrow(expect.objectContaining({ name: 'BackupError' }));
      }),
      { numRuns: CORRUPTIONS, examples: [unusedBit] },
    );
  });

  it('goes into an empty store alone', async () => {
    const store = await openTestStore(defaultStoreKind());
    await expect(restore(store.db, { file: whole, migrationsFolder: MIGRATIONS_FOLDER })).rejects.toThrow(
      'The store is not empty; restore into a new one, which no server has opened.',
    );
    await store.close();
  });

  it('of an older release is migrated', async () => {
    const [older, restored] = [
      await createTestStorePlace(defaultStoreKind(), 'empty'),
      await createTestStorePlace(defaultStoreKind(), 'empty'),
    ];
    const store = await openStore({ ...older.options, isLeftUnmigrated: true });
    const migrations = knownMigrations(MIGRATIONS_FOLDER);
    await store.db.transaction((tx) => applyMigrations(tx, migrations.slice(0, -1)));
    await backUp(store.db, inFolder('older.backup'));
    await store.close();
    await restoreInto(restored, inFolder('older.backup'));
    await backUpUntouched(restored, inFolder('newer.backup'));
    const [header = ''] = linesOf(inFolder('newer.backup'));
    expect(JSON.parse(header).migrations).toEqual(migrations.map(({ hash }) => hash));
    // The migrator itself has nothing left to do.
    await (await openPlace(restored)).close();
    await older.remove();
  });
});

describe('The file of a backup', () => {
  it('takes the place of no other', async () => {
    const store = await openTestStore(defaultStoreKind());
    const file = inFolder('kept');
    copyFileSync(whole, file);
    await expect(backUp(store.db, file)).rejects.toThrow(`There is a file ${file} already; name another one.`);
    await expect(backUp(store.db, inFolder('no/folder'))).rejects.toThrow('cannot be written: ENOENT');
    expect(contentOf(file)).toEqual(contentOf(whole));
    await store.close();
  });
});

describeEmbeddedStore('The commands of a backup', () => {
  it('work beside the server that runs on the embedded store, and on a folder that is not there yet', async () => {
    const server = await openTestStore('embedded');
    const place = await createTestStorePlace('embedded', 'empty');
    const file = inFolder('command.backup');
    const run = async (entry: Entry, of: TestStorePlace, args: readonly string[] = [file]) => {
      const command = runEntry(entry, storeSettings(of), args);
      return { code: await command.exited, output: command.output() };
    };
    const backup = await run('backup', server.place);
    expect(backup).toEqual({
      code: 0,
      output: expect.stringMatching(/command\.backup holds \d+ rows of \d+ tables\.\n$/),
    });
    expect(await run('restore', place)).toEqual({
      code: 0,
      output: expect.stringMatching(/^Restored \d+ rows of \d+ tables\.\n$/),
    });
    await server.close();
    expect(await run('restore', place)).toEqual({
      code: 1,
      output: 'The store is not empty; restore into a new one, which no server has opened.\n',
    });
    expect(await run('backup', place, [])).toEqual({
      code: 1,
      output: 'Name one file, such as npm run backup -- specbuilder.backup\n',
    });
    expect(existsSync(`${file}.unfinished`)).toBe(false);
    await place.remove();
  });
});
