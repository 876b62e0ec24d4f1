import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FanSizer } from './embed-package/src/react.ts';

const WORKSPACE = path.resolve(__dirname, '..');
const PACKAGE = path.join(__dirname, 'embed-package');
/** The Reacts that the component is for, by what has them installed. */
const REACTS = [
  ['18', 'examples/react-18/node_modules'],
  ['19', 'node_modules'],
] as const;

let page: string;

/** A page outside the workspace with the package as `npm pack` makes it. */
beforeAll(() => {
  page = mkdtempSync(path.join(tmpdir(), 'specbuilder-embed-'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', page], { cwd: PACKAGE });
  const target = path.join(page, 'node_modules/@specbuilder/embed');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', [
    '-xzf',
    path.join(page, 'specbuilder-embed-1.0.0.tgz'),
    '-C',
    target,
    '--strip-components',
    '1',
  ]);
});
afterAll(() => rmSync(page, { recursive: true, force: true }));

function install(name: string, from: string): void {
  const link = path.join(page, 'node_modules', name);
  rmSync(link, { force: true });
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.join(__dirname, from, name), link);
}

const CONSUMER = `
import { defineSizer } from '@specbuilder/embed';
import { FanSizer, type FanSizerHandle } from '@specbuilder/embed/react';
import { createRef } from 'react';

const sizer = createRef<FanSizerHandle>();
export const page = <FanSizer ref={sizer} site="https://fans.example" theme="dark" onItem={({ price }) => price?.toFixed(2)} />;
// @ts-expect-error a theme that there is not
export const wrong = <FanSizer site="https://fans.example" theme="blue" />;
export async function size(): Promise<number> {
  await defineSizer({ site: 'https://fans.example', nonce: 'n' });
  const element = document.querySelector('sb-sizer');
  element?.addEventListener('sb-results', ({ detail }) => detail.count.toFixed());
  // @ts-expect-error criteria name a category
  await element?.size({ cfm: 2000 });
  return (await sizer.current?.size({ category: 1, cfm: 2000 }))?.count ?? 0;
}
`;

it('passes the props of the component as attributes of the element', () => {
  const props = { site: 'https://fans.example', start: '/start', lang: 'es', currency: 'CAD', theme: 'dark' } as const;
  expect(renderToString(createElement(FanSizer, props))).toBe(
    '<sb-sizer start="/start" lang="es" currency="CAD" theme="dark"></sb-sizer>',
  );
});

describe('the package for integrators', () => {
  it('holds what its exports name, and the types that the site hands out', () => {
    const folder = path.join(page, 'node_modules/@specbuilder/embed');
    const types = readFileSync(path.join(folder, 'dist/sb-sizer.d.ts'), 'utf8');
    expect(types).toBe(readFileSync(path.join(__dirname, 'embed/sb-sizer.d.ts'), 'utf8'));
    const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      exports: Record<string, Record<string, string>>;
    };
    for (const file of Object.values(exports).flatMap((entry) => Object.values(entry))) {
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toBe('');
    }
  });

  it('knows the element, its events and the component by their types', () => {
    install('react', 'node_modules');
    install('@types/react', 'node_modules');
    writeFileSync(path.join(page, 'page.tsx'), CONSUMER);
    const options = { strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' };
    writeFileSync(
      path.join(page, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...options, target: 'es2022', types: [] }, include: ['page.tsx'] }),
    );
    const compile = () =>
      execFileSync(path.join(WORKSPACE, 'node_modules/.bin/tsc'), ['-p', page], { encoding: 'utf8' });
    expect(compile()).toBe('');
  });

  it.each(REACTS)('is drawn on a server by React %s, where there is no page', (_, installed) => {
    install('react', installed);
    install('react-dom', installed);
    const script = `
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { FanSizer } from '@specbuilder/embed/react';
      console.log(renderToString(createElement(FanSizer, { site: 'https://fans.example', brand: 2, className: 'wide' })));`;
    writeFileSync(path.join(page, 'server.mjs'), script);
    const drawn = execFileSync(process.execPath, ['server.mjs'], { cwd: page, encoding: 'utf8' });
    expect(drawn.trim()).toBe('<sb-sizer class="wide" brand="2"></sb-sizer>');
  });
});
