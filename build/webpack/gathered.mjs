/**
 * A cache group: what these chunks need stands in one file, shared or not, in place of one more file for each set of chunks that
 * share something. For chunks that every page loads: each file more is a request and a compression that begins anew.
 *
 * @param {string} name of the file, another than that of a chunk; chunks that nothing is left of go away
 * @param {readonly string[]} chunks
 * @param {number} [priority] what two groups need stands in the one with more
 */
export function gathered(name, chunks, priority = 20) {
  return {
    name,
    chunks: 'async',
    enforce: true,
    priority,
    test: (module, { chunkGraph }) =>
      [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunks.includes(chunk.name)),
  };
}
