import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../../scripts/stack/stack.mjs';
import { SITE_DIR } from '../../scripts/workspace/paths.mjs';
import { FOREIGN_URLS, MEASURED_URL, PLATFORM_PORT, SHOP_URL, SITE_PORT } from './addresses.ts';
import { prepareStore } from './isolated-site.ts';

/** Database, server and web for all tests; they get a copy of the site, so that a rebuild does not remove it. */
export default async function startSite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-e2e-'));
  const siteDir = path.join(folder, 'site');
  cpSync(SITE_DIR, siteDir, { recursive: true });
  const starting = startStack({
    siteDir,
    webPort: SITE_PORT,
    platformPort: PLATFORM_PORT,
    environment: {
      EMBED_ORIGINS: [...FOREIGN_URLS, MEASURED_URL].join(','),
      STORE_ORIGINS: SHOP_URL,
      RATE_LIMITS: 'read=6000,write=2400,sizing=24000,image=6000,account=600',
    },
  });
  const [stack] = await Promise.all([starting, prepareStore(path.join(folder, 'store'))]);
  return async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
