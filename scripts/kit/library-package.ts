import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteSchema } from '../../shared-contracts/scripts/remote-schema.ts';
import { runOrFail } from '../workspace/command.mjs';
import { program } from '../workspace/packages.mjs';
import { REMOTES, WORKSPACE } from '../workspace/paths.mjs';
import { filesBelow } from './files.ts';
import {
  type Manifest,
  manifestOf,
  PACKAGES_OF_THE_PAGE,
  packageOf,
  versionOf,
  withVersions,
  writeManifest,
} from './manifest.ts';

/**
 * Lays a workspace package out for publishing: compiled modules with their types, and the sources. Debuggers show them,
 * and a remote's build reads from them what the remote uses of its host.
 */
export async function layOutLibrary(packageName: string, folder: string): Promise<void> {
  const manifest = manifestOf(`${packageName}/package.json`);
  const entries = Object.entries(manifest.exports ?? {});
  const sources = entries.map(([, source]) => source);
  await compile(packageName, sources, path.join(folder, 'dist'));
  cpSync(path.join(WORKSPACE, packageName, 'src'), path.join(folder, 'src'), { recursive: true, filter: isPacked });
  const exports = entries.map(([name, source]) => {
    const compiled = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
    return [name, { types: `${compiled}.d.ts`, default: `${compiled}.js` }];
  });
  writeManifest(folder, manifest, {
    sideEffects: false,
    exports: {
      ...Object.fromEntries(exports),
      './package.json': './package.json',
      ...furtherFiles(packageName, folder),
    },
    ...dependenciesOf(manifest, importsBelow(path.join(folder, 'dist'))),
  });
}

/** The contract has besides what teams write: the schema of a declaration, and the screens and panels of each remote. */
function furtherFiles(packageName: string, folder: string): object {
  if (packageName !== 'shared-contracts') return {};
  writeFileSync(path.join(folder, 'remote.schema.json'), `${JSON.stringify(remoteSchema(), null, 2)}\n`);
  const types = path.join(folder, 'remotes');
  mkdirSync(types);
  for (const remote of REMOTES) {
    cpSync(path.join(WORKSPACE, remote, 'remote.types.ts'), path.join(types, `${remote}.d.ts`));
  }
  writeFileSync(path.join(types, 'index.d.ts'), REMOTES.map((remote) => `import './${remote}.js';\n`).join(''));
  return {
    './remote.schema.json': './remote.schema.json',
    './remotes': { types: './remotes/index.d.ts' },
  };
}

const isPacked = (file: string) => !/\.test\.tsx?$|__snapshots__|test-data$/.test(file);

/** TypeScript's own compiler writes modules and types one by one, as a bundler of the team wants them. */
async function compile(packageName: string, entries: readonly string[], outDir: string): Promise<void> {
  const configuration = path.join(WORKSPACE, packageName, '.cache', 'package.tsconfig.json');
  mkdirSync(path.dirname(configuration), { recursive: true });
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    sourceMap: true,
    declarationMap: true,
    rewriteRelativeImportExtensions: true,
    rootDir: '../src',
    outDir,
  };
  const files = entries.map((source) => `../${source}`);
  writeFileSync(configuration, JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include: [], files }));
  await runOrFail(program('tsc'), ['-p', configuration]);
}

/** Packages that compiled modules and their types name. */
function importsBelow(folder: string): ReadonlySet<string> {
  const modules = filesBelow(folder).filter((file) => /\.(js|d\.ts)$/.test(file));
  return new Set(modules.flatMap((file) => importsOf(readFileSync(path.join(folder, file), 'utf8'))));
}

function importsOf(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(/(?:\bfrom |\bimport |\bimport\()['"]([^.'"][^'"]*)['"]/g)]
    .map(([, request = '']) => request)
    .filter((request) => !request.startsWith('node:'))
    .map(packageOf);
}

/**
 * What is imported and how it gets there: with the package, from the page that has one copy of it, or, where only tests of
 * a team need it, from the team. Types of a library come with the library where it is the page's.
 */
function dependenciesOf({ name, dependencies = {}, devDependencies = {} }: Manifest, imports: ReadonlySet<string>) {
  // A library of types alone, such as geojson, comes with its types.
  const isNamed = (item: string) => item in dependencies || item in devDependencies;
  const isTypesAlone = (item: string) => !isNamed(item) && `@types/${item}` in devDependencies;
  const used = [...imports].filter((item) => item !== name);
  const unknown = used.filter((item) => !isNamed(item) && !isTypesAlone(item));
  if (unknown.length > 0)
    throw new Error(`${name} imports ${unknown.join(', ')}, which its package.json does not name`);
  // Packages of the kit stand beside one another: a team may have them in a folder and in no registry.
  const isOfPage = (item: string) => PACKAGES_OF_THE_PAGE.has(item) || item.startsWith('@specbuilder/');
  const ofTests = used.filter((item) => !(item in dependencies) && !isTypesAlone(item));
  const types = used.map((item) => `@types/${item}`).filter((item) => item in devDependencies);
  const optional = [...ofTests, ...types];
  return {
    dependencies: withVersions(used.filter((item) => item in dependencies && !isOfPage(item))),
    peerDependencies: Object.fromEntries(
      [...used.filter(isOfPage), ...optional].sort().map((item) => [item, rangeOf(versionOf(item))]),
    ),
    peerDependenciesMeta: Object.fromEntries(optional.sort().map((item) => [item, { optional: true }])),
  };
}

const rangeOf = (version: string) => (version.startsWith('^') ? version : `^${version}`);
