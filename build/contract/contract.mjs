import path from 'node:path';
import { KIT_ENTRIES, WORKSPACE } from '../webpack/shared-modules.mjs';
import { endpointsByName, eventNames, platformInterface } from './interfaces.mjs';

const CONTRACTS = path.join(WORKSPACE, 'shared-contracts', 'src');

/** What host and remotes of this tree agree on, by name. */
export function contractOfTree() {
  return {
    platform: platformInterface(CONTRACTS),
    events: eventNames(CONTRACTS),
    endpoints: endpointsByName(CONTRACTS),
    kitEntries: KIT_ENTRIES,
  };
}
