import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureGenerated } from '../../build/generated/ensure.mjs';
import { API_EXAMPLES } from '../../build/generated/steps.mjs';
import { inParallel, runOrFail } from './command.mjs';
import { BUNDLED_PACKAGES, WORKSPACE } from './paths.mjs';

/** Packages whose sources end up in a bundle besides its own. */
const SOURCES = {
  shell: ['shared-contracts', 'shared-ui', 'duty-reader', 'build'],
  'platform-api': ['shared-contracts', 'duty-reader', 'fan-engine', 'build'],
  default: ['shared-contracts', 'shared-ui', 'duty-reader', 'fan-engine', 'build'],
};
/** Two cores, and a webpack build takes 1.2 GB at most (notes/frontend-stack). */
const BUILDS_AT_ONCE = 2;

/** Builds every bundle whose sources changed since its last build. */
export async function buildIfNeeded(packages = BUNDLED_PACKAGES) {
  const stale = packages.filter((packageName) => readStamp(packageName) !== fingerprint(packageName));
  if (stale.length > 0) process.stdout.write(`Building ${stale.join(', ')} ...\n`);
  await inParallel(stale, BUILDS_AT_ONCE, buildPackage);
  if (packages.includes('platform-api')) ensureGenerated({ steps: API_EXAMPLES, onlyMissing: true });
}

async function buildPackage(packageName) {
  const webpack = path.join(WORKSPACE, packageName, 'node_modules', '.bin', 'webpack');
  await runOrFail(webpack, ['--config', 'webpack.config.mjs', '--mode', 'production'], {
    cwd: path.join(WORKSPACE, packageName),
    quiet: true,
  });
  writeFileSync(stampOf(packageName), fingerprint(packageName));
}

/** Builds it again before it is next used, since something else lies in its place now. */
export function forgetBuild(packageName) {
  rmSync(stampOf(packageName), { force: true });
}

const stampOf = (packageName) => path.join(WORKSPACE, packageName, 'dist', '.built-from');

function readStamp(packageName) {
  return existsSync(stampOf(packageName)) ? readFileSync(stampOf(packageName), 'utf8') : '';
}

/** Hash of sources, configuration and lockfile, so that an unchanged package is not rebuilt. */
export function fingerprint(packageName, workspace = WORKSPACE) {
  const hash = createHash('sha256').update(readFileSync(path.join(workspace, 'pnpm-lock.yaml')));
  for (const item of [packageName, ...(SOURCES[packageName] ?? SOURCES.default)]) {
    // By its place in the tree: one that was copied or moved is built already.
    for (const file of sourcesOf(path.join(workspace, item)))
      hash.update(path.relative(workspace, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', 'test']);
/** What a server reads as files is beside its sources; a folder of the same name among the sources belongs to them. */
const BESIDE_SOURCES = new Set(['migrations', 'data']);

function sourcesOf(folder, isPackage = true) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      ({ name }) => !NOT_SOURCES.has(name) && !(isPackage && BESIDE_SOURCES.has(name)) && !/\.test\.tsx?$/.test(name),
    )
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? sourcesOf(file, false) : [file];
    })
    .sort();
}
