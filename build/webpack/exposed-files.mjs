import webpack from 'webpack';

const NAME = 'ExposedFilesPlugin';
const MANIFEST = 'mf-manifest.json';

/**
 * The manifest looks for what an expose needs at once by the name of its chunk; of one that was gathered into another
 * (gathered.mjs) it names nothing, and pages would preload nothing.
 */
export class ExposedFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          const manifest = JSON.parse(String(compilation.getAsset(MANIFEST).source.source()));
          for (const { path, assets } of manifest.exposes) {
            if (assets.js.sync.length === 0) assets.js.sync = filesOf(compilation, path);
          }
          compilation.updateAsset(MANIFEST, new webpack.sources.RawSource(JSON.stringify(manifest, null, 2)));
        },
      );
    });
  }
}

/** './panels/new-fan' stands in the group '__federation_expose_panels__new_fan'. */
function filesOf({ namedChunkGroups }, expose) {
  const name = expose.replace('./', '').replaceAll('/', '__').replaceAll('-', '_');
  return namedChunkGroups
    .get(`__federation_expose_${name}`)
    .getFiles()
    .filter((file) => file.endsWith('.js'));
}
