/**
 * What a chunk needs stands in it, shared or not, in place of one more file for each set of chunks that share something. For
 * chunks that every page loads: each file more is a request, 300 bytes of headers and a compression that begins anew.
 *
 * @param {readonly string[]} chunks names, the first to need a module gets it
 */
export function gatheredIn(...chunks) {
  const groups = chunks.map((name, place) => [
    name,
    {
      // A name of its own; the chunk that nothing is left of goes away.
      name: `all-${name.replace('__federation_expose_', '')}`,
      chunks: 'async',
      enforce: true,
      priority: 20 - place,
      test: (module, { chunkGraph }) =>
        [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name),
    },
  ]);
  return { cacheGroups: Object.fromEntries(groups) };
}
