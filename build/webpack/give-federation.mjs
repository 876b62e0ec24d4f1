import path from 'node:path';

const GIVEN = path.join(import.meta.dirname, 'provided-federation.mjs');

/** Loader of the federation runtime's own entry: the shell's build gives it to the remotes of its page as well. */
export default function giveFederation(source) {
  const { version } = this.getOptions();
  const added = [
    "import { initContainerEntry } from './initContainerEntry.js';",
    `import { giveFederation } from ${JSON.stringify(GIVEN)};`,
    `giveFederation(federation, initContainerEntry, ${JSON.stringify(version)});`,
  ];
  return [source, ...added].join('\n');
}
