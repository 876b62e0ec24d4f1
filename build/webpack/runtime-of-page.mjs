import { createRequire } from 'node:module';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const NAME = 'RuntimeOfPagePlugin';
/** For the remote's page of its own, where no shell is. Never published. */
const FILE = 'federation-runtime.js';
const RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

/** What the shell's build does with the runtime of module federation, and the script for pages without a shell. */
export const GIVE_FEDERATION = { test: RUNTIME, loader: path.join(import.meta.dirname, 'give-federation.mjs') };

/** The first version of Platform whose pages give the runtime to remotes. */
export const PLATFORM_WITH_RUNTIME = '1.4.0';

/** Leaves the runtime of module federation out of a remote: its page has one (composition.md, measured: 17 KB gzip each). */
export class RuntimeOfPagePlugin {
  apply(compiler) {
    const ofPage = path.join(import.meta.dirname, 'federation-of-page.mjs');
    new webpack.NormalModuleReplacementPlugin(RUNTIME, ofPage).apply(compiler);
    compiler.hooks.make.tapPromise(NAME, (compilation) => writeRuntime(compilation));
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(NAME, (groups) => {
        const script = { tagName: 'script', voidTag: false, attributes: { src: FILE }, meta: {} };
        return { ...groups, headTags: [script, ...groups.headTags] };
      });
    });
  }
}

/** With a query, so that it is the runtime itself and not what stands in its place. */
async function writeRuntime(compilation) {
  const resolve = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack')).resolve;
  const entry = `${resolve('@module-federation/webpack-bundler-runtime/bundler')}?whole`;
  const child = compilation.createChildCompiler(NAME, { filename: FILE });
  new webpack.EntryPlugin(compilation.compiler.context, entry, { name: 'federation-runtime' }).apply(child);
  const { errors } = await new Promise((done, fail) =>
    child.runAsChild((error, _entries, made) => (error ? fail(error) : done(made))),
  );
  compilation.errors.push(...errors);
}
