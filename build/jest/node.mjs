import { fileURLToPath } from 'node:url';
import { ensureGeneratedOnce } from '../generated/ensure.mjs';

const SWC = fileURLToPath(import.meta.resolve('@swc/jest'));
const options = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, importAttributes: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};
/** Libraries that ship ES modules only (jose, oidc-provider, oRPC, d3); no source maps, as they are not debugged. */
const LIBRARIES = [SWC, { ...options, sourceMaps: false }];
const ownCode = (lazy) => [SWC, { ...options, module: { ...options.module, lazy }, sourceMaps: 'inline' }];

/**
 * Machines vary in speed: a test that kills a server repeatedly, typically in 20 s, took more than 30 in a slow hour.
 * No test measures time by its limit; the limit only ends tests that would never finish.
 */
export const TEST_LIMIT_MS = 120_000;

// Suites leave much behind for the young generation: with V8's 16 MB they take a twentieth more of the processor. Workers
// are processes that get this environment.
const SEMI_SPACE = '--max-semi-space-size';
if (!(process.env.NODE_OPTIONS ?? '').includes(SEMI_SPACE))
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${SEMI_SPACE}=64`.trim();

/**
 * Jest preset of packages without a DOM.
 *
 * @param {string} packageName
 * @param {Record<string, unknown>} [overrides]
 * @param {readonly string[]} [lazyModules] module names, as written in imports, that load on first use
 */
export function nodePreset(packageName, overrides = {}, lazyModules = []) {
  ensureGeneratedOnce();
  return {
    displayName: packageName,
    testTimeout: TEST_LIMIT_MS,
    runtime: fileURLToPath(new URL('./runtime.cjs', import.meta.url)),
    // By file path: packages do not depend on it, and Stryker resolves it from the working directory.
    testEnvironment: fileURLToPath(new URL('./node-process.cjs', import.meta.url)),
    roots: ['<rootDir>'],
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
    transform: { '/node_modules/.+\\.(mjs|js)$': LIBRARIES, '^.+\\.(ts|tsx|mjs|js)$': ownCode(lazyModules) },
    transformIgnorePatterns: [],
    snapshotFormat: { escapeString: false, printBasicPrototype: false },
    ...overrides,
  };
}
