import webpack from 'webpack';
import { integrityOf } from './chunk-integrity.mjs';

/**
 * Writes assets.json: the files the server names in index.html. Preloading the chunks of the first paint takes a
 * round trip per level of imports out of the start (29 % at 40 ms latency, notes/frontend-stack section 3). With the hash
 * of each script in a production build.
 */
export class PageAssetsPlugin {
  /** @param {{ entry: string, preload: readonly RegExp[] }} options `preload` matches module requests of first paint */
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
    // Concatenation hides modules inside their root.
    const resourcesOf = (module) => [module, ...(module.modules ?? [])].map(({ resource }) => resource ?? '');
    const wanted = (module) =>
      resourcesOf(module).some((resource) => this.options.preload.some((pattern) => pattern.test(resource)));
    const chunks = new Set();
    for (const module of compilation.modules) {
      if (wanted(module)) for (const chunk of chunksLoadedFor(compilation, module)) chunks.add(chunk);
    }
    const preload = scriptsOf(chunks).filter((file) => !entry.includes(file));
    const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
    const named = { entry, preload: [...new Set(preload)].sort(), fonts };
    // While somebody works on the shell, its files change under the page.
    if (compilation.options.mode !== 'production') return JSON.stringify(named, null, 1);
    const scripts = [...entry, ...named.preload];
    const integrity = Object.fromEntries(scripts.map((file) => [file, integrityOf(compilation.assets[file].buffer())]));
    return JSON.stringify({ ...named, integrity }, null, 1);
  }
}

/**
 * Chunks that are fetched together when a module is first used. A shared module stands in two groups, the one the
 * host provides and its own fallback for it; the provided one is what the page loads.
 */
function chunksLoadedFor(compilation, module) {
  const groups = [...compilation.chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.groupsIterable]);
  const isProvided = (group) => group.origins.some(({ module: by }) => by?.identifier().startsWith('provide module'));
  const [group] = groups.sort((a, b) => isProvided(b) - isProvided(a) || a.chunks.length - b.chunks.length);
  return group?.chunks ?? [];
}
