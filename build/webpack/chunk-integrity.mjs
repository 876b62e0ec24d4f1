import { createHash } from 'node:crypto';
import webpack from 'webpack';

const NAME = 'ChunkIntegrityPlugin';
const { PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE, PROCESS_ASSETS_STAGE_REPORT } = webpack.Compilation;
const TABLE = `${webpack.RuntimeGlobals.require}.chunkIntegrity`;

/**
 * Gives browsers the hash of each chunk before they run it: the entry, whose own hash the site publishes, carries those
 * of its chunks. File names are no protection, since an attacker who changes a file keeps its name.
 *
 * webpack-subresource-integrity does the same but rejects federated builds: it gives hashes to chunks without a script,
 * which shared modules create.
 */
export class ChunkIntegrityPlugin {
  /** @param {{ listFile?: string }} options `listFile` for the hashes of all scripts, from which a server preloads */
  constructor({ listFile } = {}) {
    this.listFile = listFile;
  }

  apply(compiler) {
    // Use the hooks of the webpack that builds: a package may have another version installed than this file resolves.
    const { optimize, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const fileOf = new Map();
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new ChunkIntegrityModule());
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) =>
        // Scripts of other builds come this way too, without a chunk.
        webpack.Template.asString([source, `if (${TABLE}[chunkId]) script.integrity = "sha256-" + ${TABLE}[chunkId];`]),
      );
      compilation.hooks.processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE }, () =>
        putHashes(compilation, fileOf),
      );
      // Names with hashes of content are given after that, which changes content that names files.
      optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(NAME, ([content], old) => {
        const file = fileOf.get(old);
        if (file === undefined) return undefined;
        const hash = hashOf(content);
        fileOf.set(hash, file);
        return hash;
      });
      if (this.listFile === undefined) return;
      compilation.hooks.processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_REPORT }, () =>
        compilation.emitAsset(this.listFile, new webpack.sources.RawSource(listOf(compilation.assets))),
      );
    });
  }
}

class ChunkIntegrityModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  generate() {
    const table = Object.fromEntries(scriptChunksOf(this.chunk, this.compilation).map(({ id }) => [id, placeOf(id)]));
    return `${TABLE} = ${JSON.stringify(table)};`;
  }
}

/** Chunks that an entry loads later, without those that hold no script. */
function scriptChunksOf(chunk, { chunkGraph }) {
  return [...chunk.getAllAsyncChunks()].filter((item) =>
    webpack.javascript.JavascriptModulesPlugin.chunkHasJs(item, chunkGraph),
  );
}

/** As long as a hash, so that source maps stay right when one takes its place. */
function placeOf(id) {
  return hashOf(`place of the hash of chunk ${id}`);
}

/** Subresource integrity of what a browser gets. */
export function integrityOf(content) {
  return `sha256-${hashOf(content)}`;
}

function listOf(assets) {
  const scripts = Object.keys(assets)
    .filter((file) => file.endsWith('.js'))
    .sort();
  const hashes = Object.fromEntries(scripts.map((file) => [file, integrityOf(assets[file].buffer())]));
  return `${JSON.stringify(hashes, null, 1)}\n`;
}

function hashOf(content) {
  return createHash('sha256').update(content).digest('base64');
}

/** Puts the hash of each chunk into the entries; the names of files follow from it. */
function putHashes(compilation, fileOf) {
  const entries = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
  const hashes = new Map();
  for (const chunk of new Set(entries.flatMap((entry) => scriptChunksOf(entry, compilation)))) {
    const file = [...chunk.files].find((item) => item.endsWith('.js'));
    const hash = hashOf(compilation.assets[file].buffer());
    hashes.set(placeOf(chunk.id), hash);
    fileOf.set(hash, file);
    compilation.updateAsset(
      file,
      (source) => source,
      (info) => ({ ...info, contenthash: [info.contenthash ?? [], hash].flat() }),
    );
  }
  const filesOf = ({ files, auxiliaryFiles }) => [...files, ...auxiliaryFiles];
  for (const file of entries.flatMap(filesOf).filter((item) => item.endsWith('.js'))) {
    compilation.updateAsset(file, (source) => replaced(source, hashes));
  }
}

function replaced(source, hashes) {
  const text = source.source();
  const next = new webpack.sources.ReplaceSource(source);
  for (const [place, hash] of hashes) {
    const at = text.indexOf(place);
    if (at >= 0) next.replace(at, at + place.length - 1, hash);
  }
  return next;
}
