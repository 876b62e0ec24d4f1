import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What browsers have on https and localhost alone; a page over plain http fails where it is used without a look. */
const SECURE_ONLY = /\b(?:crypto\.(?:randomUUID|subtle)|navigator\.(?:clipboard|credentials|serviceWorker|storage))\b/;
/** Each of these looks first, or has another way. */
const LOOKS_FIRST = [
  'shared-ui/src/core/copy-text.ts',
  'shell/src/composition/what-failed.ts',
  'mf-sizer/src/curve/live-curve/save-buttons.tsx',
];
const NOT_PRODUCT = /\.test\.tsx?$|\/testing\/|\/test-data\/|\.build\.ts$|\/scripts\//;

/**
 * Lines of browser code that use APIs missing on plain http; use `randomId`, `copyText` and the session instead.
 *
 * @param {string} baseDir folder that holds the packages
 * @param {readonly string[]} packages packages that run in browsers
 * @param {readonly string[]} [allowed] files that check for the API first
 * @returns {{ file: string, line: number, used: string }[]}
 */
export function findSecureOnly(baseDir, packages, allowed = LOOKS_FIRST) {
  return packages
    .flatMap((packageName) => sourcesBelow(baseDir, packageName))
    .flatMap((file) => {
      if (allowed.includes(file)) return [];
      const lines = readFileSync(path.join(baseDir, file), 'utf8').split('\n');
      return lines.flatMap((text, index) => {
        const [used] = SECURE_ONLY.exec(text) ?? [];
        return used === undefined ? [] : [{ file, line: index + 1, used }];
      });
    });
}

function sourcesBelow(baseDir, packageName) {
  const files = readdirSync(path.join(baseDir, packageName, 'src'), { recursive: true });
  return files
    .map((file) => [packageName, 'src', ...String(file).split(path.sep)].join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCT.test(file));
}
