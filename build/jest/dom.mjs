import { fileURLToPath } from 'node:url';
import { fluentBundle } from './fluent-bundle.mjs';
import { nodePreset } from './node.mjs';

const local = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest preset of packages that render: jsdom, jest-dom matchers, the browser APIs jsdom lacks. */
export function domPreset(packageName, overrides = {}) {
  return nodePreset(packageName, {
    // jsdom with Node's own fetch, Request, streams and AbortController, which jsdom lacks or has in part.
    testEnvironment: fileURLToPath(import.meta.resolve('jest-fixed-jsdom')),
    testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
    globalSetup: local('./fluent-bundle.mjs'),
    setupFiles: [local('./browser-apis.cjs')],
    setupFilesAfterEnv: [local('./matchers.cjs')],
    moduleNameMapper: {
      '\\?worker$': local('./asset.cjs'),
      '\\.(svg|png|woff2|css)$': local('./asset.cjs'),
      '^@fluentui/react-(components|shared-contexts)$': fluentBundle(),
    },
    ...overrides,
  });
}
