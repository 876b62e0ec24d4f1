import path from 'node:path';
import { type Registry, registryConflicts, registry as registrySchema } from '@specbuilder/shared-contracts/registry';
import * as z from 'zod/mini';
import { type RemotePolicy, servedRemotes } from './served-remotes.ts';
import { type WatchedFile, watchFile } from './watched-file.ts';

/** What the shell's build says of itself: files below /shell/ that a page needs. */
const shellAssets = z.object({
  entry: z.array(z.string()),
  preload: z.array(z.string()),
  fonts: z._default(z.array(z.string()), []),
  /** Version of the runtime of module federation that the page gives to remotes; older shells give none. */
  federation: z.optional(z.string()),
  /** Of each script; a build for development has none. */
  integrity: z._default(z.record(z.string(), z.string()), {}),
});
export type ShellAssets = z.infer<typeof shellAssets>;

/** The part of a remote's federation manifest that names the scripts of each expose. */
const remoteManifest = z.object({
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

const scriptHashes = z.record(z.string(), z.string());

export interface SiteFiles {
  readonly registry: WatchedFile<Registry>;
  readonly shell: WatchedFile<ShellAssets>;
  /** Remotes whose files return 503 on request, to test how the site behaves without them; never in production. */
  readonly failing: WatchedFile<readonly string[]>;
  /** Scripts that an expose of a published remote needs immediately. */
  scriptsOf(baseUrl: string, expose: string): Promise<readonly NeededScript[]>;
}

export interface NeededScript {
  /** Below the base address of its remote. */
  readonly file: string;
  /** Missing in builds from before chunks had one. */
  readonly integrity: string | undefined;
}

export const EMPTY_REGISTRY: Registry = { schema: 1, generatedAt: '', remotes: [] };

export function openSiteFiles(
  siteDir: string,
  policy: RemotePolicy,
  onProblem: (file: string, error: unknown) => void,
): SiteFiles {
  const watch = <T>(name: string, parse: (text: string) => T) =>
    watchFile({ file: path.join(siteDir, name), parse, onProblem: (error) => onProblem(name, error) });
  // A published folder never changes, so its files are read once.
  const published = new Map<string, WatchedFile<unknown>>();
  const read = async <T>(name: string, parse: (text: string) => T): Promise<T | undefined> => {
    const known = published.get(name) as WatchedFile<T> | undefined;
    const file = known ?? watch(name, parse);
    if (known === undefined) published.set(name, file);
    return file.last ?? (await file.current());
  };
  return {
    registry: watch('registry.json', (text) =>
      servedRemotes(parseRegistry(text), policy, (sentence) => onProblem('registry.json', new Error(sentence))),
    ),
    shell: watch('shell/assets.json', (text) => shellAssets.parse(JSON.parse(text))),
    failing: watch('failing.json', (text) => z.array(z.string()).parse(JSON.parse(text))),
    async scriptsOf(baseUrl, expose) {
      // Remotes of other origins have no folder here.
      if (!/^\/remotes\/[\w.-]+\/[\w.+-]+\/$/.test(baseUrl)) return [];
      const manifest = await read(`${baseUrl}mf-manifest.json`, (text) => remoteManifest.parse(JSON.parse(text)));
      const hashes = await read(`${baseUrl}integrity.json`, (text) => scriptHashes.parse(JSON.parse(text)));
      const files = manifest?.exposes.find((item) => item.path === expose)?.assets.js.sync ?? [];
      return files.map((file) => ({ file, integrity: hashes?.[file] }));
    },
  };
}

function parseRegistry(text: string): Registry {
  const parsed = registrySchema.parse(JSON.parse(text));
  const conflicts = registryConflicts(parsed);
  if (conflicts.length > 0) throw new Error(`The registry contradicts itself: ${conflicts.join('; ')}`);
  return parsed;
}
