import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPlatform } from '../../scripts/stack/stack.mjs';
import { SITE_DIR } from '../../scripts/workspace/paths.mjs';
import { ISOLATED_SITE_PORT, ISOLATED_SITE_URL } from './addresses.ts';

export interface IsolatedSite {
  readonly url: string;
  readonly siteDir: string;
  /** Of its embedded store. */
  readonly dataDir: string;
  /** Makes the files of these remotes answer 503, as `npm run dev -- --fail` does. */
  failRemotes(remotes: readonly string[]): void;
  stop(): Promise<void>;
}

/** An isolated site on the embedded store, for stories that break or change what is published. */
export async function startIsolatedSite(environment: Readonly<Record<string, string>> = {}): Promise<IsolatedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-isolated-'));
  const siteDir = path.join(folder, 'site');
  cpSync(SITE_DIR, siteDir, { recursive: true });
  const dataDir = path.join(folder, 'data');
  const platform = await startPlatform({
    HOST: 'localhost',
    PORT: String(ISOLATED_SITE_PORT),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SITE_DIR: siteDir,
    ENVIRONMENT: 'local',
    ...environment,
  });
  return {
    url: ISOLATED_SITE_URL,
    siteDir,
    dataDir,
    failRemotes: (remotes) => writeFileSync(path.join(siteDir, 'failing.json'), `${JSON.stringify(remotes)}\n`),
    async stop() {
      await platform.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
