import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AREAS } from './server-areas.cjs';

/** Runs the check in a process of its own, as its command does. */
function violationsOf(
  baseDir: string,
  packages: readonly string[],
  circleFree: readonly string[],
): { rule: string; from: string; to: string }[] {
  const script = `
    import { findBoundaryViolations } from ${JSON.stringify(path.join(__dirname, 'check.mjs'))};
    process.stdout.write(JSON.stringify(await findBoundaryViolations(${[baseDir, packages, circleFree].map((value) => JSON.stringify(value)).join(', ')})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

/** For each rule: code that breaks it, as package files with their imports. */
const BROKEN: readonly [rule: string, file: string, imports: string][] = [
  ['contracts-know-no-package', 'shared-contracts/src/a.ts', `import '../../shell/src/target.ts';`],
  ['contracts-stay-lean', 'shared-contracts/src/b.ts', `import 'react';`],
  ['contracts-stay-lean', 'shared-contracts/src/c.ts', `import '@orpc/client';`],
  ['criterion-names-stay-lean', 'shared-contracts/src/api/catalogue/known-criteria.ts', `import '@orpc/contract';`],
  ['contract-client-stays-lean', 'shared-contracts/src/client/a.ts', `import 'jotai';`],
  ['reader-knows-the-domain-only', 'duty-reader/src/a.ts', `import '../../shared-contracts/src/api/target.ts';`],
  ['reader-knows-the-domain-only', 'duty-reader/src/b.ts', `import '../../fan-engine/src/target.ts';`],
  ['reader-stays-pure', 'duty-reader/src/c.ts', `import 'zod';`],
  ['workbooks-are-read-by-a-library', 'duty-reader/src/files/a.ts', `import 'zod';`],
  ['engine-knows-the-domain-only', 'fan-engine/src/a.ts', `import '../../shared-contracts/src/api/target.ts';`],
  ['engine-knows-the-domain-only', 'fan-engine/src/b.ts', `import '../../platform-api/src/target.ts';`],
  ['engine-knows-the-domain-only', 'fan-engine/src/f.ts', `import '../../duty-reader/src/target.ts';`],
  [
    'catalogue-files-know-domain-and-reader',
    'fan-engine/src/catalogue-file/b.ts',
    `import '../../../platform-api/src/target.ts';`,
  ],
  [
    'catalogue-files-know-domain-and-reader',
    'fan-engine/src/catalogue-file/c.ts',
    `import '../../../duty-reader/src/files/target.ts';`,
  ],
  ['engine-stays-pure', 'fan-engine/src/c.ts', `import 'pg';`],
  ['catalogue-files-are-checked', 'fan-engine/src/catalogue-file/a.ts', `import 'psychrolib';`],
  ['engine-reads-no-files', 'fan-engine/src/e.ts', `import './catalogue-file/target.ts';`],
  ['engine-knows-no-test-data', 'fan-engine/src/d.ts', `import '../test/target.ts';`],
  ['kit-knows-contracts-only', 'shared-ui/src/a.ts', `import '../../mf-sizer/src/target.ts';`],
  ['kit-knows-contracts-only', 'shared-ui/src/b.ts', `import type { x } from '../../fan-engine/src/target.ts';`],
  ['units-of-the-kit-in-one-place', 'shared-ui/src/e.ts', `void import('../../duty-reader/src/target.ts');`],
  [
    'kit-reads-no-files',
    'shared-ui/src/forms/quantity/typed-units.ts',
    `import '../../../../duty-reader/src/files/target.ts';`,
  ],
  ['typed-units-on-demand', 'shared-ui/src/forms/quantity/a.ts', `import './typed-units.ts';`],
  ['kit-stays-lean', 'shared-ui/src/c.ts', `import 'oidc-client-ts';`],
  ['server-knows-contracts-and-engine', 'platform-api/src/a.ts', `import '../../shared-ui/src/target.ts';`],
  ['server-has-no-front-end', 'platform-api/src/b.ts', `import 'react-dom/server';`],
  ...Object.entries<readonly string[]>(AREAS).flatMap(([area, allowed]) =>
    [...Object.keys(AREAS), 'application']
      .filter((other) => other !== area && !allowed.includes(other))
      .map((other): [string, string, string] => [
        `server-area-${area}`,
        `platform-api/src/${area}/uses-${other}.ts`,
        `import type { x } from '../${other}/index.ts';`,
      ]),
  ),
  [
    'server-areas-by-their-index',
    'platform-api/src/sizing/a.ts',
    `import type { x } from '../catalogue/products/target.ts';`,
  ],
  ['server-areas-by-their-index', 'platform-api/src/application/a.ts', `import '../core/http/target.ts';`],
  ['shell-knows-contracts-and-kit', 'shell/src/a.ts', `void import('../../mf-projects/src/target.ts');`],
  ['single-spa-in-composition-only', 'shell/src/navigation/navigation/a.ts', `import 'single-spa';`],
  ['single-spa-in-composition-only', 'shell/src/boot/boot/a.ts', `import '@module-federation/runtime';`],
  ['openid-in-session-only', 'shell/src/navigation/toolbar/a.ts', `import type { User } from 'oidc-client-ts';`],
  ['openid-in-session-only', 'mf-made-today/src/d.ts', `import 'oidc-client-ts';`],
  ['single-spa-react-in-remote-only', 'shared-ui/src/host/a.ts', `import 'single-spa-react';`],
  ['remotes-stand-alone', 'mf-sizer/src/a.ts', `import '../../mf-projects/src/target.ts';`],
  ['remotes-stand-alone', 'mf-projects/src/a.ts', `import '../../shell/src/target.ts';`],
  ['remotes-stand-alone', 'mf-made-today/src/a.ts', `import type { x } from '../../mf-sizer/src/target.ts';`],
  ['remotes-stand-alone', 'mf-made-today/src/b.ts', `import '../../platform-api/src/target.ts';`],
  ['remote-types-know-contracts-only', 'mf-sizer/remote.types.ts', `import type { x } from './src/target.ts';`],
  ['engine-is-the-sizers', 'mf-projects/src/b.ts', `void import('../../fan-engine/src/target.ts');`],
  ['engine-is-the-sizers', 'mf-made-today/src/c.ts', `void import('../../fan-engine/src/target.ts');`],
  ['engine-on-demand', 'mf-sizer/src/b.ts', `import '../../fan-engine/src/target.ts';`],
  ['remotes-ask-the-platform', 'mf-projects/src/c.ts', `import 'react-router-dom';`],
  ['remotes-ask-the-platform', 'mf-sizer/src/c.ts', `import '@fluentui/react-components';`],
  ['calculator-knows-contracts-kit-and-engine', 'load-calculator/src/a.ts', `import '../../mf-sizer/src/target.ts';`],
  ['no-imports-of-the-calculator', 'shell/src/e.ts', `import '../../load-calculator/src/target.ts';`],
  ['e2e-sees-the-surface', 'e2e/a.ts', `import '../shell/src/target.ts';`],
  ['no-imports-of-e2e', 'shared-ui/src/d.ts', `import '../../e2e/target.ts';`],
  ['site-folder-is-no-browsers', 'shell/src/d.ts', `import '../../shared-contracts/src/site-folder/target.ts';`],
  ['browser-packages-have-no-node', 'mf-sizer/src/d.ts', `import 'node:fs';`],
];

/** Code that comes close to a boundary without crossing it. */
const ALLOWED: readonly [file: string, imports: string][] = [
  ['shell/src/composition/ok.ts', `import 'single-spa'; import '@module-federation/runtime';`],
  ['shell/src/session/ok.ts', `import 'oidc-client-ts';`],
  ['shared-ui/src/host/standalone-session.ts', `import 'oidc-client-ts';`],
  ['shared-ui/src/remote/ok.ts', `import 'single-spa-react'; import '../../../shared-contracts/src/target.ts';`],
  ['shared-ui/src/forms/quantity/ok.ts', `void import('./typed-units.ts');`],
  ['mf-made-today/src/ok.ts', `import './target.ts'; import '../../shared-contracts/src/target.ts';`],
  ['mf-made-today/remote.types.ts', `import type { x } from '../shared-contracts/src/target.ts';`],
  ['mf-sizer/src/ok.ts', `void import('../../fan-engine/src/target.ts'); import '../../shared-ui/src/target.ts';`],
  ['mf-sizer/src/selection-worker.ts', `import '../../fan-engine/src/target.ts';`],
  ['duty-reader/src/files/ok.ts', `import 'fflate'; import 'read-excel-file/universal';`],
  ['duty-reader/src/ok.ts', `import '../../shared-contracts/src/domain/target.ts';`],
  ['fan-engine/src/ok.ts', `import 'd3-scale'; import '../../shared-contracts/src/domain/target.ts';`],
  [
    'fan-engine/src/catalogue-file/ok.ts',
    `import 'zod'; import '../../../duty-reader/src/target.ts'; import '../../../shared-contracts/src/domain/target.ts';`,
  ],
  ['load-calculator/src/ok.ts', `import '../../fan-engine/src/target.ts'; import '../../shared-ui/src/target.ts';`],
  ['platform-api/src/ok.ts', `import 'node:fs'; import 'pg'; import '../../fan-engine/src/target.ts';`],
  ['platform-api/src/core/http/ok.ts', `import '../access/target.ts';`],
  ['shared-contracts/src/ok.test.ts', `import 'node:fs'; import 'fast-check';`],
];

const TARGETS = [
  ...['shared-contracts', 'duty-reader', 'fan-engine', 'shared-ui', 'platform-api', 'shell'].map(
    (packageName) => `${packageName}/src/target.ts`,
  ),
  ...['mf-sizer', 'mf-projects', 'mf-made-today', 'load-calculator'].map(
    (packageName) => `${packageName}/src/target.ts`,
  ),
  'shared-contracts/src/domain/target.ts',
  'duty-reader/src/files/target.ts',
  'fan-engine/test/target.ts',
  'fan-engine/src/catalogue-file/target.ts',
  'shared-contracts/src/api/target.ts',
  'shared-contracts/src/site-folder/target.ts',
  'platform-api/src/projects/project/target.ts',
  'platform-api/src/core/access/target.ts',
  'e2e/target.ts',
];

describe('import boundaries', () => {
  const house = mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
  const packages = [...new Set(TARGETS.map((file) => file.split('/')[0] as string))];
  let found: ReturnType<typeof violationsOf>;

  const write = (file: string, content: string) => {
    const at = path.join(house, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, `${content}\nexport const x = 1;\n`);
  };

  beforeAll(() => {
    for (const file of TARGETS) write(file, '');
    for (const [, file, imports] of BROKEN) write(file, imports);
    for (const [file, imports] of ALLOWED) write(file, imports);
    write('shell/src/circle-a.ts', `import './circle-b.ts';`);
    write('shell/src/circle-b.ts', `import './circle-a.ts';`);
    // Two folders that need each other through files of which none needs the other; tests and parents do not count.
    for (const packageName of ['mf-projects', 'shell']) {
      write(`${packageName}/src/orders/total.ts`, `import '../prices/list.ts';`);
      write(`${packageName}/src/orders/line.ts`, '');
      write(`${packageName}/src/prices/list.ts`, '');
      write(
        `${packageName}/src/prices/deep/history.ts`,
        `import type { x } from '../../orders/line.ts'; import '../list.ts';`,
      );
    }
    write('mf-projects/src/stock/stock.ts', `import '../prices/list.ts';`);
    write('mf-projects/src/prices/list.test.ts', `import '../stock/stock.ts';`);
    // The same one level deeper, in an area.
    write('mf-projects/src/sales/offers/offer.ts', `import '../buyers/testing/sample.ts';`);
    write('mf-projects/src/sales/buyers/testing/sample.ts', '');
    write('mf-projects/src/sales/buyers/testing/other.ts', `import type { x } from '../../offers/price.ts';`);
    write('mf-projects/src/sales/offers/price.ts', '');
    found = violationsOf(house, packages, ['mf-projects']);
  });
  afterAll(() => rmSync(house, { recursive: true }));

  it.each(BROKEN)('[DSN-006] %s: %s with %s fails', (rule, file) => {
    expect(found.filter(({ from }) => from === file).map((violation) => violation.rule)).toContain(rule);
  });

  it('[DSN-005] sign-in, federation and other areas are out of reach of remotes', () => {
    const rulesBroken = found.filter(({ from }) => from.startsWith('mf-made-today/')).map(({ rule }) => rule);
    expect(rulesBroken).toEqual(expect.arrayContaining(['openid-in-session-only', 'remotes-stand-alone']));
  });

  it('no-circles: two files that import each other fail', () => {
    expect(found.filter(({ rule }) => rule === 'no-circles').length).toBeGreaterThan(0);
  });

  it('no-folder-circles: folders that need each other through different files fail, in the packages of the list', () => {
    const circles = found.filter(({ rule }) => rule === 'no-folder-circles');
    expect(circles.map(({ from, to }) => `${from} -> ${to}`).sort()).toEqual([
      'mf-projects/src/orders -> mf-projects/src/prices',
      'mf-projects/src/prices -> mf-projects/src/orders',
      'mf-projects/src/sales/buyers -> mf-projects/src/sales/offers',
      'mf-projects/src/sales/offers -> mf-projects/src/sales/buyers',
    ]);
  });

  it.each(ALLOWED)('%s may: %s', (file) => {
    expect(found.filter(({ from }) => from === file)).toEqual([]);
  });

  it('proves every rule there is', () => {
    const rules: { forbidden: { name: string }[] } = jest.requireActual('./rules.cjs');
    const proved = new Set([...BROKEN.map(([rule]) => rule), 'no-circles']);
    expect(rules.forbidden.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([]);
  });
});
