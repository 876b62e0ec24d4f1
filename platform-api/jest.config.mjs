import { nodePreset } from '@specbuilder/build/jest/node';

export default nodePreset('platform-api', {
  globalSetup: '<rootDir>/src/store/testing/global-setup.ts',
  setupFiles: ['<rootDir>/src/testing/quiet-runtime-warning.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/zod-texts.ts'],
  globalTeardown: '<rootDir>/src/store/testing/global-teardown.ts',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  // A suite that opens a store copies it first; the wait is for that, never for a sleep.
  testTimeout: 20_000,
});
