import webpack from 'webpack';

const FILE = 'inline-worker.js';

/**
 * Loader of './worker.ts?worker': the script of a worker with everything it imports, as the text of one module. A page may
 * not start a worker from another origin, which remotes often come from; it starts one from a text (`worker-src blob:`).
 */
export default function emptyModule() {
  return '';
}

export function pitch() {
  const done = this.async();
  const child = this._compilation.createChildCompiler('inline-worker', { filename: FILE, publicPath: '' });
  new webpack.webworker.WebWorkerTemplatePlugin().apply(child);
  new webpack.LoaderTargetPlugin('webworker').apply(child);
  // What the script loads on demand is in it as well: it has no address to load a file from.
  new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }).apply(child);
  new webpack.EntryPlugin(this.context, this.resourcePath, { name: 'worker' }).apply(child);
  child.runAsChild((error, _, compilation) => {
    const [problem] = error ? [error] : compilation.errors;
    if (problem !== undefined) return done(problem);
    const text = compilation.assets[FILE].source();
    for (const file of compilation.fileDependencies) this.addDependency(file);
    // The text is part of the module; the file is never requested.
    for (const file of Object.keys(compilation.assets)) this._compilation.deleteAsset(file);
    return done(null, `export default ${JSON.stringify(String(text))};`);
  });
}
