import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace/paths.mjs';
import { filesBelow } from './files.ts';
import { manifestOf, withVersions, writeManifest } from './manifest.ts';

const PACKAGE = 'build';
/** Parts of the package that build and test a remote; the others serve only this repository. */
const PARTS = ['contract', 'generated', 'jest', 'places.mjs', 'release', 'tsconfig.base.json', 'webpack', 'messages'];
const OF_THE_REPOSITORY = ['./webpack/embed', './webpack/host', './webpack/library', './webpack/service'];

/** The presets that build and test a remote outside, and the commands that it needs besides. */
export function layOutBuild(folder: string): void {
  const manifest = manifestOf(`${PACKAGE}/package.json`);
  const entries = Object.entries(manifest.exports ?? {});
  for (const part of PARTS) {
    cpSync(path.join(WORKSPACE, PACKAGE, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !/\.test\.ts$/.test(file),
    });
  }
  for (const [name, file] of entries) if (OF_THE_REPOSITORY.includes(name)) rmSync(path.join(folder, file));
  cpSync(path.join(WORKSPACE, 'languages', 'languages.json'), path.join(folder, 'languages.json'));
  const missing = missingModules(folder);
  if (missing.length > 0) throw new Error(`${manifest.name} imports what it does not pack: ${missing.join(', ')}`);
  const exports = entries.filter(([name]) => !OF_THE_REPOSITORY.includes(name));
  writeManifest(folder, manifest, {
    bin: { 'specbuilder-messages': './messages/command.mjs', 'specbuilder-release': './release/command.mjs' },
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    dependencies: withVersions(Object.keys(manifest.dependencies ?? {})),
    // Those of the remote: its build says what it uses of them, and is sent as they describe it.
    peerDependencies: withVersions(['@specbuilder/shared-contracts', '@specbuilder/shared-ui']),
  });
}

/** What packed modules import from this package but the packed files do not contain. */
function missingModules(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => /\.[cm]js$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      const relative = [...code.matchAll(/^import [^'"]*['"](\.[^'"]+)['"]/gm)].map(([, request = '']) => request);
      return relative.map((request) => path.join(path.dirname(file), request));
    })
    .filter((file) => !existsSync(path.join(folder, file)));
}
