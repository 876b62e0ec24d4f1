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
/** Libraries that ship ES modules only (jose, oidc-provider, oRPC, d3); nobody steps through them. */
const LIBRARIES = [SWC, { ...options, sourceMaps: false }];
const OWN_CODE = [SWC, { ...options, sourceMaps: 'inline' }];

/** Jest preset of rooms without a DOM. */
export function nodePreset(room, overrides = {}) {
  ensureGeneratedOnce();
  return {
    displayName: room,
    runtime: fileURLToPath(new URL('./runtime.cjs', import.meta.url)),
    // By its file: rooms do not depend on it, and Stryker asks for it from the working directory.
    testEnvironment: fileURLToPath(new URL('./node-process.cjs', import.meta.url)),
    roots: ['<rootDir>'],
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
    transform: { '/node_modules/.+\\.(mjs|js)$': LIBRARIES, '^.+\\.(ts|tsx|mjs|js)$': OWN_CODE },
    transformIgnorePatterns: [],
    snapshotFormat: { escapeString: false, printBasicPrototype: false },
    ...overrides,
  };
}
