import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MIGRATIONS_FOLDER } from '../../src/core/package/package-folder.ts';
import { openStore, type Store, type StoreOptions } from '../../src/core/store/open-store.ts';
import { copyEmbeddedTemplate, createPostgresDatabase, dropPostgresDatabase } from './store-template.ts';

export type StoreKind = Store['kind'];

/** Where a test's store lies; `remove` takes it away again. */
export interface TestStorePlace {
  readonly options: StoreOptions;
  remove(): Promise<void>;
}

export interface TestStore extends Store {
  readonly place: TestStorePlace;
}

/** A PostgreSQL server where there is one, as in production: the suites of the server take 303 s of CPU so, not 368. */
export function defaultStoreKind(): StoreKind {
  return process.env['TEST_DATABASE_URL'] ? 'postgres' : 'embedded';
}

/**
 * A store of its own for a suite.
 *
 * @param content 'seeded' is migrated and seeded, 'empty' a database or folder without anything
 */
export async function createTestStorePlace(
  kind: StoreKind,
  content: 'seeded' | 'empty' = 'seeded',
): Promise<TestStorePlace> {
  const problems: Error[] = [];
  const rest = {
    migrationsFolder: MIGRATIONS_FOLDER,
    onProblem: (error: Error) => void problems.push(error),
  };
  if (kind === 'embedded') {
    const folder = mkdtempSync(path.join(process.env['TEST_STORES_FOLDER'] ?? tmpdir(), 'sb-test-'));
    const dataDir = path.join(folder, 'data');
    if (content === 'seeded') copyEmbeddedTemplate(dataDir);
    return {
      options: { ...rest, databaseUrl: null, dataDir },
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `specbuilder_${randomBytes(6).toString('hex')}`;
  return {
    options: { ...rest, databaseUrl: await createPostgresDatabase(server, name, content === 'empty'), dataDir: '' },
    remove: () => dropPostgresDatabase(server, name),
  };
}

/** Opens a store of its own; `close` also removes it. */
export async function openTestStore(kind: StoreKind): Promise<TestStore> {
  return openPlace(await createTestStorePlace(kind));
}

/** Opens the store of a place; `close` also removes it. */
export async function openPlace(place: TestStorePlace): Promise<TestStore> {
  const store = await openStore(place.options);
  return {
    ...store,
    place,
    async close() {
      await store.close();
      await place.remove();
    },
  };
}

/** Tests of the embedded store itself. A run of one package with a PostgreSQL server shows them as skipped. */
export function describeEmbeddedStore(title: string, tests: () => void): void {
  const isLeftOut = process.env['TEST_STORES'] === 'typical' && defaultStoreKind() !== 'embedded';
  (isLeftOut ? describe.skip : describe)(title, tests);
}

/**
 * Folders and files whose tests the store itself can decide: opening, migrating, seeding and copying it, transactions, and
 * callers at the same time. Elsewhere the embedded store, which is PostgreSQL too, would do the same again.
 */
const STORE_MATTERS =
  /\/(store|unit-of-work|backup|processes|seed|sweeps|call-counting|audit|outbox|jobs|chaos)\/|\/(main|killed-server|same-cell|deletion-race|secrets|signing-keys)\.test\.ts$/;

/**
 * @param testPath of a suite
 * @param stores `TEST_STORES`: 'each' for both everywhere, as without it, 'typical' for one, 'where
 *   it matters' for both in the suites that they can decide
 */
export function runsOnEachStore(testPath: string, stores: string | undefined): boolean {
  if (stores === 'typical') return false;
  return stores !== 'where it matters' || STORE_MATTERS.test(testPath);
}

/**
 * The same tests on the embedded store and on a PostgreSQL server. Without TEST_DATABASE_URL the second half shows up
 * as skipped, which a run that must prove both counts as a failure. The run of one package is a developer's, who waits
 * for it: it runs on the default store alone, and so do suites of a whole run that the store cannot decide.
 */
export function describeOnEachStore(title: string, tests: (kind: StoreKind) => void): void {
  if (!runsOnEachStore(expect.getState().testPath ?? '', process.env['TEST_STORES'])) {
    describe(`${title}, ${defaultStoreKind()} store`, () => tests(defaultStoreKind()));
    return;
  }
  describe(`${title}, embedded store`, () => tests('embedded'));
  const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;
  onPostgres(`${title}, PostgreSQL server`, () => tests('postgres'));
}
