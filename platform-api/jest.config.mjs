import path from 'node:path';
import { lazyModulesOf } from '@specbuilder/build/jest/lazy-areas';
import { nodePreset } from '@specbuilder/build/jest/node';

const settings = {
  globalSetup: '<rootDir>/test/store/global-setup.ts',
  setupFiles: ['<rootDir>/test/quiet-runtime-warning.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/register-messages.ts', '<rootDir>/test/zod-texts.ts'],
  globalTeardown: '<rootDir>/test/store/global-teardown.ts',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
};

export default nodePreset('platform-api', settings, lazyModulesOf(path.join(import.meta.dirname, 'src')));
