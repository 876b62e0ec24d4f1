/** What the federation runtime of the shell brings of snapshots and preloading, by file. */
const LEFT = {
  // Snapshots are of manifests, which the shell never requests: the registry names entries. The switch for that
  // (disableSnapshot in host.mjs) drops the plugin but not the code it would have called.
  'SnapshotHandler.js': [
    "import { PluginSystem } from '../../utils/hooks/pluginSystem.js';",
    'export class SnapshotHandler {',
    '  hooks = new PluginSystem({});',
    '  manifestCache = new Map();',
    '}',
    'export const getGlobalRemoteInfo = () => ({});',
  ],
  // The page names what it wants early (platform-api/src/site/pages/index-page.ts).
  'preload.js': [
    'export const formatPreloadArgs = () => [];',
    'export const preloadAssets = async () => [];',
    'export const normalizePreloadExposes = () => [];',
    'export const defaultPreloadArgs = {};',
  ],
};

/** The files that have something else then. */
export const SNAPSHOTS_AND_PRELOADS =
  /[\\/]runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/;

/** Loader: 3 KB (gzip) less of every first page. */
export default function leaveOut() {
  return LEFT[this.resourcePath.split(/[\\/]/).at(-1)].join('\n');
}
