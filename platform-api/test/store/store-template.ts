import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { loadSecrets } from '../../src/accounts/identity/secrets.ts';
import { seedStore } from '../../src/accounts/seed/seed.ts';
import { DATA_FOLDER, MIGRATIONS_FOLDER, PACKAGE_FOLDER } from '../../src/core/package/package-folder.ts';
import { openStore, type Store } from '../../src/core/store/open-store.ts';

/**
 * A store that is migrated and seeded once and then copied for every suite: initdb costs seconds, a copy does not.
 * The embedded one is kept between runs under a name that changes with everything that goes into it.
 */

const CACHE_FOLDER = path.join(PACKAGE_FOLDER, '.cache');
const PREFIX = 'store-template-';
const TEMPLATE_DATABASE = 'specbuilder_template';

function embeddedTemplateFolder(): string {
  return path.join(CACHE_FOLDER, `${PREFIX}${contentKey()}`);
}

export async function prepareEmbeddedTemplate(): Promise<void> {
  const folder = embeddedTemplateFolder();
  if (existsSync(folder)) return;
  mkdirSync(CACHE_FOLDER, { recursive: true });
  for (const name of readdirSync(CACHE_FOLDER).filter((entry) => entry.startsWith(PREFIX))) {
    rmSync(path.join(CACHE_FOLDER, name), { recursive: true, force: true });
  }
  const building = `${folder}.building`;
  await fill(await openTemplateStore({ databaseUrl: null, dataDir: building }));
  renameSync(building, folder);
}

export function copyEmbeddedTemplate(target: string): void {
  cpSync(embeddedTemplateFolder(), target, { recursive: true, filter: (source) => !source.endsWith('.sock') });
}

/** Recreates the template database on the test server. */
export async function preparePostgresTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `drop database if exists ${TEMPLATE_DATABASE}`, `create database ${TEMPLATE_DATABASE}`);
  await fill(await openTemplateStore({ databaseUrl: databaseUrl(serverUrl, TEMPLATE_DATABASE), dataDir: '' }));
}

export async function createPostgresDatabase(serverUrl: string, name: string, isEmpty: boolean): Promise<string> {
  await onServer(serverUrl, `create database ${name} template ${isEmpty ? 'template0' : TEMPLATE_DATABASE}`);
  return databaseUrl(serverUrl, name);
}

export async function dropPostgresDatabase(serverUrl: string, name = TEMPLATE_DATABASE): Promise<void> {
  await onServer(serverUrl, `drop database if exists ${name} with (force)`);
}

async function fill(store: Store): Promise<void> {
  await makeReady(store);
  await store.close();
}

/** What a first start writes: the data this version ships, demo users and keys. */
export async function makeReady({ db }: Pick<Store, 'db'>): Promise<void> {
  await seedStore(db, { dataFolder: DATA_FOLDER, environment: 'local', firstAdmin: null, keepsAccounts: true });
  await loadSecrets(db, 90);
}

function openTemplateStore(where: { databaseUrl: string | null; dataDir: string }): Promise<Store> {
  const onProblem = (error: Error) => {
    throw error;
  };
  return openStore({ ...where, migrationsFolder: MIGRATIONS_FOLDER, onProblem });
}

async function onServer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function contentKey(): string {
  const hash = createHash('sha256');
  const folders = [
    MIGRATIONS_FOLDER,
    DATA_FOLDER,
    path.join(PACKAGE_FOLDER, 'src/accounts/seed'),
    path.join(PACKAGE_FOLDER, 'src/core/store'),
  ];
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
      // The recorded calls beside the data are made with a store, and are no part of one.
      if (!/\.test\.ts$|\.generated\.json$/.test(file)) hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
