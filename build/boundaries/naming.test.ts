import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../scripts/workspace/paths.mjs';

const WORKSPACE = path.resolve(__dirname, '../..');

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesOf(file);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** Lines of code, comments left out, that match. */
function linesMatching(packageName: string, pattern: RegExp): string[] {
  return sourcesOf(path.join(WORKSPACE, packageName, 'src')).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && pattern.test(line))
      .map((line) => `${path.relative(WORKSPACE, file)}: ${line.trim()}`),
  );
}

it('the shell names no remote: they come from the registry alone', () => {
  expect(linesMatching('shell', /['"`]mf-(?!manifest)/)).toEqual([]);
});

it('tokens never go to local storage: only choices of the user do', () => {
  const packages = ['shell', ...REMOTES, 'load-calculator', 'shared-ui', 'shared-contracts'];
  const uses = packages
    .flatMap((packageName) => linesMatching(packageName, /\blocalSto(rage|re)\b/))
    .map((line) => line.split(':')[0]);
  expect([...new Set(uses)]).toEqual([
    'shell/src/boot/boot/browser-storage.ts',
    'shell/src/platform/platform/current-project.ts',
    // Hands remotes a store for what stays in the browser: the clipboard of a user.
    'shell/src/platform/platform/shell-platform.ts',
    'shell/src/session/former-user.ts',
    // Declares the store that the others use.
    'shared-ui/src/browser/index.ts',
    'shared-ui/src/browser/page-storage.ts',
  ]);
});

it('raw colours stand in data only, never in a component', () => {
  const packages = ['shell', ...REMOTES, 'load-calculator', 'shared-ui'];
  const uses = packages
    .flatMap((packageName) => linesMatching(packageName, /#[0-9a-f]{6}\b|\brgba?\(/i))
    .map((line) => line.split(':')[0]);
  // The default brand, for the case that no settings can be had.
  expect([...new Set(uses)]).toEqual(['shell/src/boot/boot/default-settings.ts']);
});
