import webpack from 'webpack';
import { integrityOf } from './chunk-integrity.mjs';

/**
 * Writes assets.json: the files the server names in index.html. Preloading the chunks of the first paint takes a
 * round trip per level of imports out of the start (29 % at 40 ms latency, notes/frontend-stack section 3). With the hash
 * of each script in a production build.
 */
export class PageAssetsPlugin {
  /**
   * @param {{ entry: string, preload: string, federation?: string }} options `preload` is the chunk of the first paint, by its
   *   name, `federation` the version of the runtime that the page gives to remotes
   */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageAssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PageAssetsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.emitAsset('assets.json', new webpack.sources.RawSource(this.describe(compilation))),
      );
    });
  }

  describe(compilation) {
    const scriptsOf = (chunks) =>
      [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
    const entry = scriptsOf(compilation.entrypoints.get(this.options.entry).chunks);
    const preload = scriptsOf(compilation.namedChunkGroups.get(this.options.preload).chunks).filter(
      (file) => !entry.includes(file),
    );
    const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
    const named = { entry, preload, fonts, federation: this.options.federation };
    // During development of the shell its files change while the page is open.
    if (compilation.options.mode !== 'production') return JSON.stringify(named, null, 1);
    const scripts = [...entry, ...named.preload];
    const integrity = Object.fromEntries(scripts.map((file) => [file, integrityOf(compilation.assets[file].buffer())]));
    return JSON.stringify({ ...named, integrity }, null, 1);
  }
}
