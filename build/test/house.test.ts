import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WORKSPACE = path.resolve(__dirname, '../..');
const PACKAGES = ['shell', 'mf-sizer', 'mf-projects', 'mf-region-mgmt', 'mf-account', 'shared-contracts', 'e2e'];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', 'test-results']);

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(WORKSPACE, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? sourcesOf(file) : [file];
    });
}
const read = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');
const json = (text: string) => JSON.parse(text) as Record<string, unknown>;

describe('The house', () => {
  it('[DSN-001] has its packages side by side, below one package.json, workspace and compose file', () => {
    for (const file of ['package.json', 'pnpm-workspace.yaml', 'docker-compose.yml', ...PACKAGES]) {
      expect([file, existsSync(path.join(WORKSPACE, file))]).toEqual([file, true]);
    }
    for (const packageName of PACKAGES)
      expect([packageName, existsSync(path.join(WORKSPACE, packageName, 'package.json'))]).toEqual([packageName, true]);
  });

  it('[DSN-002] is built with the libraries that were chosen for it', () => {
    const packages = [...PACKAGES, 'shared-ui', 'build'];
    const code = packages
      .flatMap((packageName) =>
        sourcesOf(packageName)
          .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
          .map(read),
      )
      .join('\n');
    const runners = read('package.json') + packages.map((packageName) => read(`${packageName}/package.json`)).join('');
    const imported = (name: string) =>
      new RegExp(`(from|import\\(|import|require\\()\\s*\\(?['"]${name}(/|['"])`).test(code);
    for (const name of [
      ...['react', 'react-dom', 'webpack', '@module-federation/enhanced', 'single-spa', 'single-spa-react'],
      ...['react-router-dom', 'jotai', 'oidc-client-ts', '@fluentui/react-components', 'zod', '@playwright/test'],
    ]) {
      expect([name, imported(name)]).toEqual([name, true]);
    }
    expect(code).toMatch(/import\([^)]*'@microsoft\/signalr'\)/);
    expect(runners).toContain('"test": "jest"');
  });

  it('[DSN-003] is strict TypeScript: no source of a package is anything else', () => {
    const { compilerOptions } = json(read('build/tsconfig.base.json')) as { compilerOptions: Record<string, unknown> };
    expect(compilerOptions).toMatchObject({ strict: true });
    const loose = PACKAGES.flatMap((packageName) => sourcesOf(packageName)).filter((file) =>
      /\/src\/.*\.(js|jsx)$/.test(file),
    );
    expect(loose).toEqual([]);
    const weakened = [...PACKAGES, 'shared-ui', 'fan-engine', 'platform-api', 'load-calculator'].filter((packageName) =>
      /"strict"\s*:\s*false|"noImplicitAny"\s*:\s*false/.test(read(`${packageName}/tsconfig.json`)),
    );
    expect(weakened).toEqual([]);
  });

  it('bundles each worker and process of the server: a file that starts one and is not named there looks for it beside the bundle', () => {
    const starting = sourcesOf('platform-api/src')
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => /new (Worker|ModuleProcess)\(\s*new URL\(/.test(read(file)));
    expect(starting.length).toBeGreaterThan(1);
    const config = read('platform-api/webpack.config.mjs');
    for (const file of starting) expect(config).toContain(path.basename(file, '.ts'));
  });

  it('[DSN-010] has React and the bus once on a page, kit and router by version, jotai for each area', () => {
    const script = `
      import { sharedModules } from ${JSON.stringify(path.join(WORKSPACE, 'build/webpack/shared-modules.mjs'))};
      process.stdout.write(JSON.stringify(sharedModules('mf-sizer')));`;
    const shared = json(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
    for (const item of ['react', 'react-dom', '@specbuilder/shared-contracts']) {
      expect(shared[item]).toMatchObject({ singleton: true });
    }
    for (const entry of ['core', 'router', 'query']) {
      expect(shared[`@specbuilder/shared-ui/${entry}`]).toMatchObject({
        requiredVersion: expect.stringMatching(/^\^/),
      });
      expect(shared[`@specbuilder/shared-ui/${entry}`]).not.toHaveProperty('singleton');
    }
    expect(Object.keys(shared).filter((name) => name.startsWith('jotai'))).toEqual([]);
  });
});
