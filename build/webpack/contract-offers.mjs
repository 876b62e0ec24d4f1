import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { contractOfTree } from '../contract/contract.mjs';
import { membersByVersion } from '../contract/needed-platform.mjs';
import { treeOf, walk } from '../contract/syntax-tree.mjs';
import { folderOf } from '../places.mjs';
import { KIT_ENTRIES, packageVersion } from './shared-modules.mjs';

const NAME = 'ContractOffersPlugin';

/** Writes offers.json beside the shell's assets.json: what remotes on its site can use, for publishing to compare. */
export class ContractOffersPlugin {
  /** @param {{ packageName: string }} options `packageName` is the folder of the shell */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let offers;
      compilation.hooks.afterOptimizeDependencies.tap(NAME, () => {
        offers = this.describe(compilation);
      });
      compilation.hooks.processAssets.tap({ name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () =>
        compilation.emitAsset('offers.json', new webpack.sources.RawSource(`${JSON.stringify(offers, null, 1)}\n`)),
      );
    });
  }

  describe({ modules, moduleGraph }) {
    const { events } = contractOfTree();
    const table = membersByVersion();
    const resources = [...modules].map(({ resource }) => resource ?? '');
    const ofShell = resources.filter((resource) =>
      resource.startsWith(path.join(folderOf(this.options.packageName), 'src')),
    );
    return {
      schema: 1,
      version: packageVersion(this.options.packageName),
      platform: Object.keys(table).at(-1),
      members: Object.values(table).flat().sort(),
      panels: [...new Set(ofShell.filter((file) => /\.tsx?$/.test(file)).flatMap(panelsIn))].sort(),
      events,
      kit: { version: packageVersion('shared-ui'), exports: kitExports([...modules], moduleGraph) },
    };
  }
}

/** Panels that the shell draws itself; it defines each by name. */
function panelsIn(file) {
  const names = [];
  walk(treeOf(readFileSync(file, 'utf8'), file), ({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || callee.value !== 'definePanel') return;
    if (given[0]?.expression.type === 'StringLiteral') names.push(given[0].expression.value);
  });
  return names;
}

/** @returns {string[]} such as 'core.Button' */
function kitExports(modules, moduleGraph) {
  return KIT_ENTRIES.flatMap((entry) => {
    const file = path.join(folderOf('shared-ui'), 'src', entry, 'index.ts');
    const module = modules.find(({ resource }) => resource === file);
    const provided = module === undefined ? [] : moduleGraph.getExportsInfo(module).getProvidedExports();
    return Array.isArray(provided) ? provided.map((name) => `${entry}.${name}`) : [];
  }).sort();
}
