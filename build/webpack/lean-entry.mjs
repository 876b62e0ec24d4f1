import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { GIVEN_AS } from './provided-federation.mjs';

const NAME = 'LeanEntryPlugin';
const { PROCESS_ASSETS_STAGE_ADDITIONS, PROCESS_ASSETS_STAGE_REPORT } = webpack.Compilation;
/** What the rest of the product reads to find the entry (shared-contracts/src/site-folder/build-files.ts). */
const DESCRIPTION = 'lean-entry.json';
const RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
const OF_BUILD = path.join(import.meta.dirname, 'federation-of-build.cjs');
const GIVE = path.join(import.meta.dirname, 'give-federation.mjs');
/** As federation-of-build.cjs requires it; with a query, so that it resolves to the runtime, not its replacement. */
const ALIAS = 'federation-runtime-of-build';
const OF_PAGE = `module.exports = globalThis.${GIVEN_AS};`;

const BUNDLER = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack')).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);

/** A page's runtime serves builds of the same version alone: the code that webpack writes around it is of that version. */
export const FEDERATION_VERSION = JSON.parse(
  readFileSync(path.join(path.dirname(BUNDLER), '..', 'package.json'), 'utf8'),
).version;

/** Of the shell's build: the runtime that it holds anyway is there for the remotes of its page as well. */
export const GIVE_FEDERATION = { test: RUNTIME, loader: GIVE, options: { version: FEDERATION_VERSION } };

/**
 * Writes a second entry beside that of a remote: the same one without the runtime of module federation, 17 KB of it with
 * gzip, for shells that give theirs. Older shells, the remote's own page and other pages take the whole one.
 */
export class LeanEntryPlugin {
  /** @param {{ entry: string, filename: string, leanFilename: string }} options `entry` is the container's chunk */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    // Use the hooks of the webpack that builds: a package may have another version installed than this file resolves.
    const { NormalModuleReplacementPlugin, javascript } = compiler.webpack;
    new NormalModuleReplacementPlugin(RUNTIME, OF_BUILD).apply(compiler);
    compiler.options.resolve.alias = { ...compiler.options.resolve.alias, [ALIAS]: `${BUNDLER}?of-build` };
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      hooks.renderModuleContent.tap(NAME, marked);
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before anything is made small: both entries go the same way from here, hashes of chunks and source maps too.
      compilation.hooks.processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_ADDITIONS }, () =>
        this.addEntry(compilation),
      );
      compilation.hooks.processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_REPORT }, () => {
        const description = { entryFile: this.options.leanFilename, federation: FEDERATION_VERSION };
        compilation.emitAsset(DESCRIPTION, new webpack.sources.RawSource(`${JSON.stringify(description)}\n`));
      });
    });
  }

  addEntry(compilation) {
    const { entry, filename, leanFilename } = this.options;
    const { source, info } = compilation.getAsset(filename);
    const { sourceFilename: _, ...same } = info;
    compilation.emitAsset(leanFilename, withoutRuntime(source), same);
    // The manifest wants an entry of one file.
    for (const chunk of compilation.entrypoints.get(entry).chunks) chunk.auxiliaryFiles.add(leanFilename);
  }
}

const BEGIN = { runtime: '/* runtime of the build: begin */', choice: '/* choice of the runtime: begin */' };
const END = { runtime: '/* runtime of the build: end */', choice: '/* choice of the runtime: end */' };

/** Around what a lean entry has otherwise. */
function marked(source, module) {
  const kind = kindOf(module);
  return kind === null ? source : new webpack.sources.ConcatSource(BEGIN[kind], '\n', source, '\n', END[kind]);
}

/** In production the runtime's own files become one module, since only they use each other; else most stay, unused. */
function kindOf({ resource, rootModule }) {
  if (resource === OF_BUILD) return 'choice';
  return (rootModule?.resource ?? resource ?? '').endsWith('?of-build') ? 'runtime' : null;
}

function withoutRuntime(source) {
  const text = String(source.source());
  const lean = new webpack.sources.ReplaceSource(source);
  for (const [kind, content] of [
    ['runtime', ''],
    ['choice', OF_PAGE],
  ]) {
    const [begin, end] = [text.indexOf(BEGIN[kind]), text.indexOf(END[kind])];
    if (begin < 0 || end < begin) throw new Error(`The entry has no ${kind} of module federation to leave out`);
    lean.replace(begin, end + END[kind].length - 1, content);
  }
  return lean;
}
