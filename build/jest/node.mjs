import { fileURLToPath } from 'node:url';

/** swc for our TypeScript and for libraries that ship ES modules only (jose, oidc-provider, oRPC, d3). */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, importAttributes: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Jest preset of rooms without a DOM. */
export function nodePreset(room, overrides = {}) {
  const { resolve } = import.meta;
  return {
    displayName: room,
    // By its file: rooms do not depend on it, and Stryker asks for it from the working directory.
    testEnvironment: fileURLToPath(resolve('jest-environment-node')),
    roots: ['<rootDir>'],
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
    transform: { '^.+\\.(ts|tsx|mjs|js)$': [fileURLToPath(resolve(swc[0])), swc[1]] },
    transformIgnorePatterns: [],
    snapshotFormat: { escapeString: false, printBasicPrototype: false },
    ...overrides,
  };
}
