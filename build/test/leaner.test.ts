import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const WORKSPACE = path.join(__dirname, '..', '..');
const SOURCES = ['shell', 'shared-ui', 'mf-account', 'mf-projects', 'mf-region-mgmt', 'mf-sizer'];

/** Libraries stripped of unused code (webpack/leaner.mjs): what remains must equal the original library. */
describe('The leaner libraries', () => {
  // Below a package that has them among its dependencies.
  const folder = mkdtempSync(path.join(WORKSPACE, 'shared-ui', '.leaner-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What a module says in a build of ours, as JSON. */
  function saidBy(source: string, rules: string): unknown {
    writeFileSync(path.join(folder, 'entry.js'), source);
    const script = `
      import webpack from 'webpack';
      import { LEANER, ROUTER_FOR_USERS } from './webpack/leaner.mjs';
      const compiler = webpack({
        mode: 'production',
        context: ${JSON.stringify(folder)},
        entry: './entry.js',
        target: 'node',
        output: { path: ${JSON.stringify(folder)}, filename: 'built.cjs' },
        ${rules}
        performance: { hints: false },
      });
      compiler.run((error, stats) => {
        if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString());
      });
    `;
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: path.join(__dirname, '..') });
    const said = execFileSync(process.execPath, [path.join(folder, 'built.cjs')], { encoding: 'utf8' });
    return JSON.parse(said);
  }
  const themes = `
    import { createDarkTheme, createLightTheme } from '@fluentui/react-components';
    const ramp = Object.fromEntries(Array.from({ length: 16 }, (_, at) => [(at + 1) * 10, '#0000' + (16 + at)]));
    console.log(JSON.stringify([createLightTheme(ramp), createDarkTheme(ramp)]));
  `;

  it('make the themes of Fluent but for the persona colours that nothing is drawn in', () => {
    const whole = saidBy(themes, '') as Record<string, string>[];
    const lean = saidBy(themes, 'module: { rules: LEANER },') as Record<string, string>[];
    const missing = whole.map((theme, at) => Object.keys(theme).filter((name) => !(name in (lean[at] ?? {}))));
    expect(lean).toEqual(
      whole.map((theme, at) =>
        Object.fromEntries(Object.entries(theme).filter(([name]) => !missing[at]?.includes(name))),
      ),
    );
    expect(missing.map((names) => names.length)).toEqual([63, 63]);
    const drawn = SOURCES.flatMap((packageName) => tokensIn(path.join(WORKSPACE, packageName, 'src')));
    expect(drawn).toContain('colorPaletteTealBorderActive');
    expect(drawn.filter((name) => missing[0]?.includes(name))).toEqual([]);
  });

  it('route as the router does, without its links and forms', () => {
    const source = `
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { Route, Router, Routes, useParams } from 'react-router-dom';
      const Page = () => 'page ' + useParams().id;
      const routes = createElement(Routes, null, createElement(Route, { path: '/fans/:id', element: createElement(Page) }));
      const drawn = renderToString(createElement(Router, { location: '/fans/7', navigator: {} }, routes));
      console.log(JSON.stringify(drawn));
    `;
    expect(saidBy(source, 'module: { rules: LEANER }, plugins: [ROUTER_FOR_USERS],')).toBe('page 7');
    const built = readFileSync(path.join(folder, 'built.cjs'), 'utf8');
    expect(built).not.toMatch(/discover|prefetch="intent"|fetcher\.Form|DataRouterContext\.displayName/);
  });

  it('find a version good enough for a range as the federation runtime does, and its own range without reading it', () => {
    const enhanced = createRequire(path.join(WORKSPACE, 'build', 'package.json')).resolve(
      '@module-federation/enhanced',
    );
    const core = createRequire(createRequire(enhanced).resolve('@module-federation/runtime-tools')).resolve;
    const file = path.join(path.dirname(core('@module-federation/runtime')), '..', '..', 'runtime-core');
    const source = `
      import { satisfy } from ${JSON.stringify(path.join(file, 'dist', 'utils', 'semver', 'index.js'))};
      const split = String.prototype.split;
      let readings = 0;
      String.prototype.split = function (...by) { readings += 1; return split.apply(this, by); };
      const checked = (pairs) => { readings = 0; return [pairs.map(([version, range]) => satisfy(version, range)), readings]; };
      const versions = ['19.2.0', '1.0.0', '0.0.3', '0.4.0', '2.0.0-beta.1', '1.0.0+b1', ''];
      const own = checked(versions.filter(Boolean).map((version) => [version, '^' + version]));
      const others = checked(versions.flatMap((version) => versions.map((other) => [version, '^' + other])));
      console.log(JSON.stringify({ own, others: others[0] }));
    `;
    const whole = saidBy(source, '') as { own: [boolean[], number]; others: boolean[] };
    const lean = saidBy(source, 'module: { rules: LEANER },') as typeof whole;
    expect(lean.others).toEqual(whole.others);
    expect(lean.own[0]).toEqual(whole.own[0]);
    expect(whole.own[1]).toBeGreaterThan(0);
    expect(lean.own[1]).toBe(0);
  });
});

function tokensIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/colorPalette[A-Z]\w+/g) ?? []);
}
