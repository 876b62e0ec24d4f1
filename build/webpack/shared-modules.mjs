import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, requireOf } from '../places.mjs';

const versionIn = (file) => JSON.parse(readFileSync(file, 'utf8')).version;
export const packageVersion = (packageName) => versionIn(path.join(folderOf(packageName), 'package.json'));

function installedVersion(packageName, name) {
  return versionIn(requireOf(folderOf(packageName)).resolve(`${name}/package.json`));
}

/** React must be one copy on the page, and its sub-paths must come from the same copy (composition.md 0.13). */
const REACT_FAMILY = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react/jsx-dev-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
};

/** Shared by semver, not as singletons: a team ahead or behind loads its own copy and nothing breaks but bytes. */
export const KIT_ENTRIES = ['core', 'overlay', 'data', 'forms', 'grid', 'router', 'query'];
/** Kit entries that every first paint needs. */
const FIRST_PAINT_ENTRIES = ['core', 'router', 'query'];

/**
 * What host and remotes share at run time. Versions are explicit: without them every range found in node_modules
 * becomes a consume module and a copy of its own (notes/frontend-stack, section 1).
 *
 * The host holds what the first paint needs eagerly: one file instead of one per shared module and per layer of
 * them (start page: 14 instead of 27 requests, same bytes). Remotes take all of it from the host.
 */
export function sharedModules(packageName, { isHost = false, isServed = false } = {}) {
  const eager = isHost ? { eager: true } : {};
  // A development server's build makes its elements otherwise (jsx-of-host.mjs).
  const family = Object.entries(REACT_FAMILY).filter(([request]) => !isServed || request !== 'react/jsx-dev-runtime');
  const react = Object.fromEntries(
    family.map(([request, owner]) => {
      const version = installedVersion(packageName, owner);
      return [request, { singleton: true, version, requiredVersion: `^${version}`, ...eager }];
    }),
  );
  const contracts = packageVersion('shared-contracts');
  const kit = packageVersion('shared-ui');
  const kitEntries = KIT_ENTRIES.map((entry) => [
    `@specbuilder/shared-ui/${entry}`,
    { version: kit, requiredVersion: `^${kit}`, ...(FIRST_PAINT_ENTRIES.includes(entry) ? eager : {}) },
  ]);
  return {
    ...react,
    '@specbuilder/shared-contracts': { singleton: true, version: contracts, requiredVersion: false, ...eager },
    ...Object.fromEntries(kitEntries),
  };
}

/** 'mf-sizer' at 1.4.2 is 'mf_sizer_1_4_2': versions of one remote never share a container (composition.md P7). */
export function federationName(packageName) {
  return `${packageName}_${packageVersion(packageName)}`.replace(/[^a-z0-9]/gi, '_').toLowerCase();
}
