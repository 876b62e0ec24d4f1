import path from 'node:path';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} inputs files and folders that decide what is written, from the workspace
 * @property {readonly string[]} command arguments of Node; it prints the paths of its files as JSON
 * @property {readonly string[]} [environment] variables that decide it too
 */

// Deliverables that are declared have calls of their own.
const inputsOfContract = ['api', 'client/route-table.build.ts', 'client/route-table.ts', 'domain/deliverables'].map(
  (name) => path.join('shared-contracts', 'src', name),
);

/** @type {readonly Step[]} What git does not hold because a command makes it from the sources. */
export const STEPS = [
  {
    name: 'messages',
    inputs: ['languages', 'build/messages', 'build/places.mjs', 'build/generated'],
    environment: ['TEST_LANGUAGES'],
    command: ['build/generated/messages.mjs'],
  },
  {
    name: 'routes',
    inputs: [...inputsOfContract, 'shared-contracts/scripts/write-route-table.ts', 'build/generated'],
    command: ['--import', 'tsx', 'shared-contracts/scripts/write-route-table.ts'],
  },
  {
    name: 'outlines',
    inputs: ['scripts/geometry', 'shared-ui/node_modules/world-atlas/package.json', 'build/generated'],
    command: ['scripts/geometry/neighbours.mjs'],
  },
];

/**
 * Calls that a server answered, for the document of the API. They take half a minute of a processor, so a build makes them
 * where there are none, and `npm run build` and the tests of the document where the contract or the calls changed.
 *
 * @type {readonly Step[]}
 */
export const API_EXAMPLES = [
  {
    name: 'api-examples',
    inputs: ['shared-contracts/src/api', 'platform-api/test', 'platform-api/scripts/write-api-examples.ts'],
    command: ['--import', 'tsx', 'platform-api/scripts/write-api-examples.ts'],
  },
];
