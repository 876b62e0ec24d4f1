import path from 'node:path';

const GIVEN = path.join(import.meta.dirname, 'given-federation.mjs');

/** Loader of the federation runtime's own entry: whatever holds it gives it to the remotes of its page as well. */
export default function giveFederation(source) {
  const added = [
    "import { initContainerEntry } from './initContainerEntry.js';",
    `import { giveFederation } from ${JSON.stringify(GIVEN)};`,
    'giveFederation(federation, initContainerEntry);',
  ];
  return [source, ...added].join('\n');
}
