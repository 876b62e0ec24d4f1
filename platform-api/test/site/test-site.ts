import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Registry, RegistryRemote } from '@specbuilder/shared-contracts/registry';
import type { Config } from '../../src/core/index.ts';
import { startTestApplication, type TestApplication } from '../test-application.ts';

export const EMBED = 'https://integrator.example.com';
export const CDN = 'https://cdn.example.com';

export function remote(name: string, baseUrl: string, pathPrefix: string): RegistryRemote {
  return {
    name,
    title: name,
    platform: '^1.0.0',
    pathPrefixes: [pathPrefix],
    routes: [{ path: `${pathPrefix}/list/:id`, state: `app.${name}.list`, remembered: true }],
    panels: [],
    navigation: [],
    active: {
      version: '1.0.0',
      federationName: `${name}_1_0_0`.replace(/-/g, '_'),
      baseUrl,
      manifestIntegrity: 'sha384-m',
      entryIntegrity: 'sha384-e',
      entryFile: 'remoteEntry.js',
      publishedAt: '2026-03-01T00:00:00Z',
    },
  };
}

export const SIZER_BASE = '/remotes/mf-sizer/1.0.0+abcd1234/';
export const REGISTRY: Registry = {
  schema: 1,
  generatedAt: '2026-03-01T00:00:00Z',
  remotes: [remote('mf-sizer', SIZER_BASE, '/fans'), remote('mf-far', `${CDN}/mf-far/1.0.0/`, '/far')],
};

export interface TestSite {
  readonly server: TestApplication;
  readonly siteDir: string;
  /** Puts a file into the site's folder while it is served. */
  write(file: string, content: string | Buffer): void;
  close(): Promise<void>;
}

/** A server over a folder with a small built site: shell, one remote, the integrator's script. */
export async function startTestSite(changes: Partial<Config> = {}): Promise<TestSite> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'sb-site-'));
  let written = 0;
  const write = (file: string, content: string | Buffer): void => {
    const target = path.join(siteDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    // Two writes within one tick of the file system's clock would look alike.
    const time = new Date(Date.now() + ++written * 2000);
    utimesSync(target, time, time);
  };
  write('registry.json', JSON.stringify(REGISTRY));
  write(
    'shell/assets.json',
    JSON.stringify({
      entry: ['main.ab12.js'],
      preload: ['356.cd34.js'],
      fonts: ['inter.ef56.woff2'],
      integrity: { 'main.ab12.js': 'sha256-main', '356.cd34.js': 'sha256-356' },
      federation: '2.9.2',
    }),
  );
  write('shell/main.ab12.js', 'shell();');
  write(`${SIZER_BASE}remoteEntry.js`, 'remote();');
  write(`${SIZER_BASE}468.js`, 'chunk();'.repeat(200));
  write(`${SIZER_BASE}468.js.gz`, gzipSync('chunk();'.repeat(200)));
  write(
    `${SIZER_BASE}mf-manifest.json`,
    JSON.stringify({ exposes: [{ path: './app', assets: { js: { sync: ['468.js', 'app.js'], async: ['x.js'] } } }] }),
  );
  write(`${SIZER_BASE}integrity.json`, JSON.stringify({ '468.js': 'sha256-468' }));
  write('embed/sizer.js', 'sizer();');
  const storeOrigins = ['https://shop.example.com'];
  const server = await startTestApplication({
    siteDir,
    embedOrigins: [EMBED],
    storeOrigins,
    remoteOrigins: [CDN],
    development: { overrideOrigins: [], pageOrigins: [], remotes: {} },
    ...changes,
  });
  return {
    server,
    siteDir,
    write,
    async close() {
      await server.close();
      rmSync(siteDir, { recursive: true, force: true });
    },
  };
}
