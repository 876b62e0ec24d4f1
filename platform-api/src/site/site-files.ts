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
});
export type ShellAssets = z.infer<typeof shellAssets>;

/** The part of a remote's federation manifest that names the scripts of each expose. */
const remoteManifest = z.object({
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

export interface SiteFiles {
  readonly registry: WatchedFile<Registry>;
  readonly shell: WatchedFile<ShellAssets>;
  /** Remotes whose files answer 503 on wish, for trying out what the site does without them; never in production. */
  readonly failing: WatchedFile<readonly string[]>;
  /** Scripts that an expose of a published remote needs at once, below its base address. */
  scriptsOf(baseUrl: string, expose: string): Promise<readonly string[]>;
}

export const EMPTY_REGISTRY: Registry = { schema: 1, generatedAt: '', remotes: [] };

export function openSiteFiles(
  siteDir: string,
  policy: RemotePolicy,
  onProblem: (file: string, error: unknown) => void,
): SiteFiles {
  const watch = <T>(name: string, parse: (text: string) => T) =>
    watchFile({ file: path.join(siteDir, name), parse, onProblem: (error) => onProblem(name, error) });
  // A published folder never changes, so its manifest is read once.
  const manifests = new Map<string, WatchedFile<z.infer<typeof remoteManifest>>>();
  return {
    registry: watch('registry.json', (text) =>
      servedRemotes(parseRegistry(text), policy, (sentence) => onProblem('registry.json', new Error(sentence))),
    ),
    shell: watch('shell/assets.json', (text) => shellAssets.parse(JSON.parse(text))),
    failing: watch('failing.json', (text) => z.array(z.string()).parse(JSON.parse(text))),
    async scriptsOf(baseUrl, expose) {
      // Remotes of other origins have no folder here.
      if (!/^\/remotes\/[\w.-]+\/[\w.+-]+\/$/.test(baseUrl)) return [];
      const known = manifests.get(baseUrl);
      const file = known ?? watch(`${baseUrl}mf-manifest.json`, (text) => remoteManifest.parse(JSON.parse(text)));
      if (known === undefined) manifests.set(baseUrl, file);
      const manifest = file.last ?? (await file.current());
      return manifest?.exposes.find((one) => one.path === expose)?.assets.js.sync ?? [];
    },
  };
}

function parseRegistry(text: string): Registry {
  const parsed = registrySchema.parse(JSON.parse(text));
  const conflicts = registryConflicts(parsed);
  if (conflicts.length > 0) throw new Error(`The registry contradicts itself: ${conflicts.join('; ')}`);
  return parsed;
}
