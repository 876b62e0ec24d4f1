import { readFileSync } from 'node:fs';
import webpack from 'webpack';
import { contractOfTree } from '../contract/contract.mjs';
import { membersByVersion, neededPlatform } from '../contract/needed-platform.mjs';
import { usesOfSource } from '../contract/uses-of-source.mjs';
import { sourceOf } from '../places.mjs';
import { packageVersion } from './shared-modules.mjs';

const NAME = 'ContractUsesPlugin';
/** What webpack calls a module that the page's owner may bring instead of this build. */
const SHARED = 'consume-shared-module';

/**
 * Writes uses.json: what a remote needs of its host, from the sources that its exposes bring to a page. What the host
 * shares, the kit, is the host's own matter; of it the build names the exports. Publishing compares the file with the
 * site, and the module says itself which version of Platform it needs.
 */
export class ContractUsesPlugin {
  /** @param {{ entry: string }} options `entry` of the container with the exposes */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let uses;
      compilation.hooks.afterOptimizeDependencies.tap(NAME, () => {
        uses = usesOf(sourcesBelow(compilation, this.options.entry));
      });
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new NeededPlatformModule(uses.platform));
      });
      compilation.hooks.processAssets.tap({ name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () =>
        compilation.emitAsset('uses.json', new webpack.sources.RawSource(`${JSON.stringify(uses, null, 1)}\n`)),
      );
    });
  }
}

/** What shared-ui/remote reads as the version that the remote was built for. */
class NeededPlatformModule extends webpack.RuntimeModule {
  constructor(platform) {
    super('needed platform');
    this.platform = platform;
  }

  generate() {
    return `${webpack.RuntimeGlobals.require}.neededPlatform = ${JSON.stringify(this.platform)};`;
  }
}

function usesOf(files) {
  const contract = contractOfTree();
  const all = files.map((file) => usesOfSource(readFileSync(file, 'utf8'), file, contract));
  const sorted = (part) => [...new Set(all.flatMap((uses) => uses[part]))].sort();
  const members = sorted('members');
  return {
    schema: 1,
    platform: neededPlatform(members, membersByVersion()),
    members,
    panels: sorted('panels'),
    events: { published: sorted('published'), heard: sorted('received') },
    endpoints: sorted('endpoints'),
    kit: { version: packageVersion('shared-ui'), exports: sorted('kit') },
  };
}

/** Our own sources that an entry brings to the page, without what came in through an unused name. */
function sourcesBelow({ entries, moduleGraph }, entry) {
  const included = new Set();
  const passing = new Set();
  const files = new Set();
  const add = (module, isIncluded) => {
    if (module === null || module.type === SHARED || included.has(module)) return;
    // Reached once only for what it passes on, it may still be reached for itself.
    if (!isIncluded && passing.has(module)) return;
    (isIncluded ? included : passing).add(module);
    const source = isIncluded ? sourceOf(module.resource) : undefined;
    if (source !== undefined) files.add(source);
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const state = connection.getActiveState(undefined);
      if (state !== false) add(connection.module, state !== webpack.ModuleGraphConnection.TRANSITIVE_ONLY);
    }
  };
  for (const dependency of entries.get(entry).dependencies) add(moduleGraph.getModule(dependency), true);
  return [...files].sort();
}
