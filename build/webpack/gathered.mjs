/**
 * A cache group that puts what these chunks need into one file, shared or not, instead of one more file for each set of
 * chunks that share something. For chunks that every page loads: each extra file costs a request and compresses alone.
 *
 * @param {string} name of the file, different from that of any chunk; chunks left empty disappear
 * @param {readonly string[]} chunks
 * @param {number} [priority] what two groups need goes into the one with the higher priority
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
