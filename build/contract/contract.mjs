import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KIT_ENTRIES, WORKSPACE } from '../webpack/shared-modules.mjs';
import { endpointsByName, eventNames, platformInterface } from './interfaces.mjs';

const CONTRACTS = path.join(WORKSPACE, 'shared-contracts', 'src');

/** What host and remotes of this tree agree on, by name. */
export function contractOfTree() {
  const platform = platformInterface(CONTRACTS);
  return {
    platform: { ...platform, panels: [...platform.panels, ...panelsOfRemotes()].sort() },
    events: eventNames(CONTRACTS),
    endpoints: endpointsByName(CONTRACTS),
    kitEntries: KIT_ENTRIES,
  };
}

function panelsOfRemotes() {
  return readdirSync(WORKSPACE)
    .map((room) => path.join(WORKSPACE, room, 'remote.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).panels.map(({ name }) => name));
}
