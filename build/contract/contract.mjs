import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, IS_INSTALLED, WORKSPACE } from '../places.mjs';
import { KIT_ENTRIES } from '../webpack/shared-modules.mjs';
import { endpointsByName, eventNames, platformInterface } from './interfaces.mjs';

/** What host and remotes of this tree agree on, by name. */
export function contractOfTree() {
  const contracts = path.join(folderOf('shared-contracts'), 'src');
  const platform = platformInterface(contracts);
  return {
    platform: { ...platform, panels: [...platform.panels, ...panelsOfRemotes()].sort() },
    events: eventNames(contracts),
    endpoints: endpointsByName(contracts),
    kitEntries: KIT_ENTRIES,
  };
}

function panelsOfRemotes() {
  const folders = IS_INSTALLED
    ? [WORKSPACE]
    : readdirSync(WORKSPACE).map((packageName) => path.join(WORKSPACE, packageName));
  return folders
    .map((folder) => path.join(folder, 'remote.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).panels.map(({ name }) => name));
}
