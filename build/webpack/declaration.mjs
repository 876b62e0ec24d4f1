import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const NAME = 'DeclarationPlugin';
const FILE = 'remote.json';

/** Serves remote.json beside the build, so that a site which takes the build knows its newest screens and panels. */
export class DeclarationPlugin {
  apply(compiler) {
    const file = path.join(compiler.context, FILE);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(FILE, new webpack.sources.RawSource(readFileSync(file))),
      );
    });
  }
}
