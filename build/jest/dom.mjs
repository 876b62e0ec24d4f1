import { fileURLToPath } from 'node:url';
import { nodePreset } from './node.mjs';

const local = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest preset of rooms that render: jsdom, jest-dom matchers, the browser APIs jsdom lacks. */
export function domPreset(room, overrides = {}) {
  return nodePreset(room, {
    testEnvironment: fileURLToPath(import.meta.resolve('jest-environment-jsdom')),
    testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
    setupFiles: [local('./browser-apis.cjs')],
    setupFilesAfterEnv: [local('./matchers.cjs')],
    moduleNameMapper: { '\\.(svg|png|woff2|css)$': local('./asset.cjs') },
    ...overrides,
  });
}
