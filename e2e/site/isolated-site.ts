import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPlatform } from '../../scripts/stack/stack.mjs';
import { SITE_DIR } from '../../scripts/workspace/paths.mjs';
import { ISOLATED_SITE_PORT, ISOLATED_SITE_URL } from './addresses.ts';
import { sellFromLargeCatalogue } from './large-catalogue.ts';

export interface IsolatedSite {
  readonly url: string;
  readonly siteDir: string;
  /** Of its embedded store. */
  readonly dataDir: string;
  /** Makes the files of these remotes return 503, as `npm run dev -- --fail` does. */
  failRemotes(remotes: readonly string[]): void;
  /** Ends the server without a chance to finish anything. */
  crash(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Set by the global setup, which workers get their environment from. */
const PREPARED_STORE = 'E2E_PREPARED_STORE';

const settingsOf = (dataDir: string, siteDir: string) => ({
  HOST: 'localhost',
  PORT: String(ISOLATED_SITE_PORT),
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SITE_DIR: siteDir,
  ENVIRONMENT: 'local',
});

/**
 * Makes the folder of an embedded store as a first start leaves it, once in a run: a first start takes 9 s of processor
 * time, one on a copy of this folder 4 s.
 */
export async function prepareStore(folder: string): Promise<void> {
  await (await startPlatform(settingsOf(folder, SITE_DIR))).stop();
  process.env[PREPARED_STORE] = folder;
}

interface IsolatedSiteOptions {
  /** Brand 1 sells from the catalogue in which 500 sizes fit one duty. */
  readonly hasLargeCatalogue?: boolean;
  /** Folder of the site that it begins as; what this tree built when absent. */
  readonly from?: string;
}

/** An isolated site on the embedded store, for tests that break or change what is published or sold. */
export async function startIsolatedSite(
  environment: Readonly<Record<string, string>> = {},
  { hasLargeCatalogue = false, from = SITE_DIR }: IsolatedSiteOptions = {},
): Promise<IsolatedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-isolated-'));
  const siteDir = path.join(folder, 'site');
  cpSync(from, siteDir, { recursive: true });
  const dataDir = path.join(folder, 'data');
  const preparedStore = process.env[PREPARED_STORE];
  if (preparedStore !== undefined) cpSync(preparedStore, dataDir, { recursive: true });
  const settings = { ...settingsOf(dataDir, siteDir), ...environment };
  // The embedded store lets in one process at a time, so the server starts after it.
  if (hasLargeCatalogue) sellFromLargeCatalogue(path.join(folder, 'catalogue'), settings);
  let platform = await startPlatform(settings);
  return {
    url: ISOLATED_SITE_URL,
    siteDir,
    dataDir,
    failRemotes: (remotes) => writeFileSync(path.join(siteDir, 'failing.json'), `${JSON.stringify(remotes)}\n`),
    crash: () => platform.crash(),
    async restart() {
      platform = await startPlatform(settings);
    },
    async stop() {
      await platform.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
