import { cpSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace/paths.mjs';
import { manifestOf, withVersions, writeManifest } from './manifest.ts';

const ROOM = 'build';
/** Parts of the room that build and test a remote; the others look after this repository. */
const PARTS = ['contract', 'jest', 'places.mjs', 'release', 'tsconfig.base.json', 'webpack', 'words'];
const OF_THE_REPOSITORY = ['./webpack/host', './webpack/library', './webpack/service'];

/** The presets that build and test a remote outside. */
export function layOutBuild(folder: string): void {
  const manifest = manifestOf(`${ROOM}/package.json`);
  for (const part of PARTS) {
    cpSync(path.join(WORKSPACE, ROOM, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !/\.test\.ts$/.test(file),
    });
  }
  cpSync(path.join(WORKSPACE, 'languages', 'languages.json'), path.join(folder, 'languages.json'));
  const exports = Object.entries(manifest.exports ?? {}).filter(([name]) => !OF_THE_REPOSITORY.includes(name));
  writeManifest(folder, manifest, {
    bin: { 'specbuilder-words': './words/command.mjs', 'specbuilder-release': './release/command.mjs' },
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    dependencies: withVersions(Object.keys(manifest.dependencies ?? {})),
    // Of the remote's own version: what it is compared with and sent as.
    peerDependencies: withVersions(['@specbuilder/shared-contracts', '@specbuilder/shared-ui']),
  });
}
