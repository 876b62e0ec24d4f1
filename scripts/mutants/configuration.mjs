import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES, WORKSPACE } from '../workspace/paths.mjs';

/** Generated code is verified by its generator, and test helpers by the tests; a declaration has no behaviour. */
const NOT_MUTATED = ['*.test.{ts,tsx}', '*.generated.ts', '*.d.ts', '{testing,words}/**'].map((kind) => `!**/${kind}`);

/** What no test of a package reads. The copy holds the rest, since tests read documents and data of other packages. */
const NOT_COPIED = ['.*', 'e2e', 'deploy', 'docs/pictures', 'dist', '*.log'];

/** A test must not fail because the machine is busy. */
const BUSY_MS = 120_000;

const LOCAL_PLUGINS = ['jest-open-handles.mjs', 'unmutated-code.mjs'].map((file) =>
  path.join(import.meta.dirname, file),
);

/**
 * A folder or file of a package whose code is mutated.
 *
 * @param {string} target path from the workspace, such as `shell/src/session`
 */
export function targetOf(target) {
  const relative = path.relative(WORKSPACE, path.resolve(WORKSPACE, target)).split(path.sep).join('/');
  const packageName = PACKAGES.find((name) => relative.startsWith(`${name}/`));
  if (packageName === undefined)
    throw new Error(`${target} is no folder or file of a package (${PACKAGES.join(', ')})`);
  const absolute = path.join(WORKSPACE, relative);
  if (!existsSync(absolute)) throw new Error(`${target} does not exist`);
  const isFolder = statSync(absolute).isDirectory();
  const folder = isFolder ? relative : path.posix.dirname(relative);
  return { packageName, relative, folder, mutate: [isFolder ? `${relative}/**/*.{ts,tsx}` : relative, ...NOT_MUTATED] };
}

/** Whether there are tests beside the code. */
export function hasTests({ folder }) {
  return readdirSync(path.join(WORKSPACE, folder), { recursive: true }).some((file) => /\.test\.tsx?$/.test(file));
}

/**
 * Stryker's options: the package's jest configuration and, of the tests, those that import what is mutated.
 *
 * @param {ReturnType<typeof targetOf>} target
 * @param {'beside' | 'package'} tests those beside the code, which are quick, or all of the package
 */
export function configurationFor({ packageName, relative, folder, mutate }, tests) {
  const beside = { testMatch: [`<rootDir>/${path.posix.relative(packageName, folder)}/**/*.test.{ts,tsx}`] };
  return {
    mutate,
    testRunner: 'jest-open-handles',
    plugins: ['@stryker-mutator/jest-runner', ...LOCAL_PLUGINS],
    ignorers: ['unmutated-code'],
    jest: {
      configFile: `${packageName}/jest.config.mjs`,
      enableFindRelatedTests: true,
      // Watchman is no help to a copy that lives for one run.
      config: { watchman: false, testTimeout: BUSY_MS, ...(tests === 'beside' && beside) },
    },
    coverageAnalysis: 'perTest',
    // What runs only while a module loads, such as a table, would want every file loaded afresh.
    ignoreStatic: true,
    ignorePatterns: NOT_COPIED,
    // Both stay in a folder that git and every check leave out.
    tempDirName: '.cache/mutants',
    incrementalFile: `.cache/mutants-${relative.replaceAll('/', '-')}-${tests}.json`,
    reporters: ['progress-append-only'],
    logLevel: 'warn',
    allowConsoleColors: false,
    disableTypeChecks: false,
    // A mutant that is slow on a busy machine must not count as one that hangs.
    timeoutMS: 60_000,
    timeoutFactor: 2,
  };
}
