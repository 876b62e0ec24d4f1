import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * webpack and module federation only work together in certain pairs: 5.111 breaks [contenthash], 5.112 does not load
 * (composition.md 0.1). This builds a host and a remote with the pinned pair, so that neither is upgraded alone.
 */
describe('the pinned pair of webpack and module federation', () => {
  // Below this package, since the folder above the sources must own node_modules.
  const packageName = mkdtempSync(path.join(__dirname, '..', '.smoke-'));
  afterAll(() => rmSync(packageName, { recursive: true }));

  function build(name: string, plugin: object): string {
    const folder = path.join(packageName, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'index.js'),
      `import('./part.js').then(({ part }) => globalThis.console.log(part));`,
    );
    writeFileSync(path.join(folder, 'part.js'), `export const part = 'a part';`);
    const script = `
      import webpack from 'webpack';
      import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
      import { ChunkIntegrityPlugin } from './webpack/chunk-integrity.mjs';
      const compiler = webpack({
        mode: 'production',
        context: ${JSON.stringify(folder)},
        entry: './index.js',
        output: {
          path: ${JSON.stringify(path.join(folder, 'dist'))},
          publicPath: 'auto',
          uniqueName: ${JSON.stringify(name)},
          filename: '[name].[contenthash:8].js',
          chunkFilename: '[name].[contenthash:8].js',
        },
        plugins: [
          new ModuleFederationPlugin(${JSON.stringify({ name, dts: false, shareStrategy: 'loaded-first', ...plugin })}),
          new ChunkIntegrityPlugin({ listFile: 'integrity.json' }),
        ],
      });
      compiler.run((error, stats) => {
        if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
        compiler.close(() => undefined);
      });`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: path.join(__dirname, '..'),
      stdio: 'pipe',
    });
    return path.join(folder, 'dist');
  }

  /** Hashes of the scripts in a folder, as browsers compute them. */
  function hashesOf(dist: string): Record<string, string> {
    const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
    const hash = (file: string) => createHash('sha256').update(readFileSync(path.join(dist, file)));
    return Object.fromEntries(scripts.map((file) => [file, `sha256-${hash(file).digest('base64')}`]));
  }

  it('builds a host whose files carry content hashes, and whose entry knows the hash of each of its chunks', () => {
    const dist = build('host', { remotes: {} });
    const scripts = Object.entries(hashesOf(dist));
    const [entry = ''] = scripts.find(([file]) => /^main\.[0-9a-f]{8}\.js$/.test(file)) ?? [];
    const [, hash = 'none'] = scripts.find(([file]) => file !== entry) ?? [];
    const code = readFileSync(path.join(dist, entry), 'utf8');
    expect([code.includes(hash.replace('sha256-', '')), code.includes('.integrity=')]).toEqual([true, true]);
  });

  it('builds a remote with an entry and a manifest that names its exposes', () => {
    const dist = build('remote_1_0_0', {
      filename: 'remoteEntry.js',
      exposes: { './app': './part.js' },
      manifest: true,
    });
    const manifest = JSON.parse(readFileSync(path.join(dist, 'mf-manifest.json'), 'utf8'));
    expect(manifest.metaData.remoteEntry.name).toBe('remoteEntry.js');
    expect(manifest.exposes.map((expose: { path: string }) => expose.path)).toEqual(['./app']);
    const entry = readFileSync(path.join(dist, 'remoteEntry.js'), 'utf8');
    expect(entry).toContain('remote_1_0_0');
    const hashes = hashesOf(dist);
    expect(JSON.parse(readFileSync(path.join(dist, 'integrity.json'), 'utf8'))).toEqual(hashes);
    const chunkOfApp = Object.keys(hashes).find((file) => file.startsWith('__federation_expose_app.')) ?? '';
    expect(entry.includes(hashes[chunkOfApp]?.replace('sha256-', '') ?? 'no hash')).toBe(true);
  });
});
