import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const WORKSPACE = path.resolve(__dirname, '../..');
const PAGE = readFileSync(path.join(WORKSPACE, 'docs/first-change.md'), 'utf8');

interface Step {
  readonly verb: string;
  readonly file: string;
  readonly code: string;
}

/** A step is a line such as "Create `file`:" or "In `file`:" and the code block below it. */
const STEPS: readonly Step[] = [...PAGE.matchAll(/^(Create|In) `([^`]+)`:\n\n```\w+\n(.*?)\n```$/gms)].map(
  ([, verb = '', file = '', code = '']) => ({ verb, file, code }),
);
const exists = (file: string) => existsSync(path.join(WORKSPACE, file));
const read = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');

/** The tree after the page: files it creates, and files it changes with the change applied. */
const CHANGED: ReadonlyMap<string, string> = new Map(
  STEPS.map(({ verb, file, code }) => [file, verb === 'Create' ? `${code}\n` : patched(file, code)]),
);
const textOf = (file: string) => CHANGED.get(file) ?? read(file);
const isInTree = (file: string) => CHANGED.has(file) || exists(file);

/** @throws Error for lines that the file does not have, or has twice */
function patched(file: string, diff: string): string {
  return diff.split('\n@@\n').reduce((text, hunk) => {
    const lines = hunk.split('\n');
    const side = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(sign) || line.startsWith(' ') ? [`${line.slice(1)}\n`] : [])).join('');
    const parts = `\n${text}`.split(`\n${side('-')}`);
    if (parts.length !== 2) throw new Error(`${file} has these lines ${parts.length - 1} times:\n${side('-')}`);
    return parts.join(`\n${side('+')}`).slice(1);
  }, read(file));
}

function parse(file: string, source: string) {
  return parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
}

/** The file that an import of the workspace names; null for libraries. */
function importedFile(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const [, folder, entry] = /^@specbuilder\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  if (folder === undefined) return null;
  const { exports } = JSON.parse(read(`${folder}/package.json`)) as { exports: Record<string, string> };
  const target = exports[`.${entry ?? ''}`];
  if (target === undefined) throw new Error(`${specifier} is no entry of ${folder}`);
  return path.posix.join(folder, target);
}

/** Everything that a file of the page imports from the workspace, apart from generated files. */
const IMPORTS = STEPS.filter(({ file }) => /\.tsx?$/.test(file)).flatMap(({ file }) =>
  parse(file, textOf(file)).body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return [];
    const target = importedFile(file, node.source.value);
    if (target === null || target.includes('.generated.')) return [];
    const names = node.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' ? [(specifier.imported ?? specifier.local).value] : [],
    );
    return [{ file, target, names }];
  }),
);

/** Whether a file exports a name itself or by `export *`. */
function exportsName(file: string, name: string): boolean {
  const text = textOf(file);
  if (new RegExp(`^export .*\\b${name}\\b|^ {2}(type )?(\\w+ as )?${name},$`, 'm').test(text)) return true;
  const modules = [...text.matchAll(/^export \* from '(\..+)';$/gm)].map(([, specifier = '']) => specifier);
  return modules.some((specifier) => exportsName(path.posix.join(path.posix.dirname(file), specifier), name));
}

describe('docs/first-change.md', () => {
  it('has a step for the contract, the server, the texts, the screen and two tests', () => {
    expect(STEPS.filter(({ verb }) => verb === 'Create')).toHaveLength(5);
    expect(STEPS.filter(({ file }) => file.includes('.test.'))).toHaveLength(2);
    expect(PAGE.match(/^```(ts|tsx|diff)$/gm)).toHaveLength(STEPS.length);
  });

  it.each(STEPS)('$verb $file fits the source code and parses', ({ verb, file }) => {
    expect([file, exists(file)]).toEqual([file, verb === 'In']);
    if (verb === 'Create') expect(exists(path.dirname(path.dirname(file)))).toBe(true);
    const parsed = file.endsWith('.json') ? JSON.parse(textOf(file)) : parse(file, textOf(file));
    expect(parsed).toBeInstanceOf(Object);
  });

  it('imports files and names that exist', () => {
    expect(IMPORTS.length).toBeGreaterThan(20);
    const missing = IMPORTS.flatMap(({ file, target, names }) =>
      isInTree(target)
        ? names.filter((name) => !exportsName(target, name)).map((name) => `${file}: ${name} of ${target}`)
        : [`${file}: ${target}`],
    );
    expect(missing).toEqual([]);
  });

  it('uses texts that it adds', () => {
    const screen = textOf('mf-region-mgmt/src/air-density/air-density-page.tsx');
    const used = [...screen.matchAll(/AIR_DENSITY_MESSAGES\.(\w+)/g)].map(([, key = '']) => key);
    for (const language of ['en', 'es']) {
      const { airDensity } = JSON.parse(textOf(`languages/${language}/mf-region-mgmt.json`)) as {
        airDensity: Record<string, string>;
      };
      expect(Object.keys(airDensity).sort()).toEqual([...new Set(used)].sort());
    }
  });

  it('names commands and paths that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const blocks = [...PAGE.matchAll(/```sh\n(.*?)\n```/gs)].map(([, block = '']) => block);
    expect(blocks.length).toBeGreaterThan(4);
    for (const block of blocks) {
      const folder = /^cd (\S+)$/m.exec(block)?.[1] ?? '.';
      const tests = [...block.matchAll(/^npx jest (\S+)$/gm)].map(([, file = '']) => path.posix.join(folder, file));
      const isTest = (prefix: string) => isInTree(prefix) || isInTree(`${prefix}.test.ts`) || hasCreated(prefix);
      expect(tests.filter((file) => !isTest(file))).toEqual([]);
      expect([...block.matchAll(/^npm (?:run )?([\w:]+)/gm)].filter(([, name = '']) => !(name in scripts))).toEqual([]);
    }
    const links = [...PAGE.matchAll(/\]\(([^):]+)\)/g)].map(([, target = '']) => path.posix.join('docs', target));
    expect(links.filter((target) => !exists(target))).toEqual([]);
    const files = [...PAGE.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, file = '']) => file);
    expect(files.filter((file) => !isInTree(file) && !file.includes('.generated.'))).toEqual([]);
  });
});

function hasCreated(folder: string): boolean {
  return STEPS.some(({ file }) => file.startsWith(`${folder}/`));
}
