import { nodePreset } from '@specbuilder/build/jest/node';

export default nodePreset('platform-api', {
  globalSetup: '<rootDir>/test/store/global-setup.ts',
  setupFiles: ['<rootDir>/test/quiet-runtime-warning.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/zod-texts.ts'],
  globalTeardown: '<rootDir>/test/store/global-teardown.ts',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
});
