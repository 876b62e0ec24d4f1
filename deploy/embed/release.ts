import { PLATFORM_VERSION } from '@specbuilder/shared-contracts/platform';
import { offersPlatform } from '@specbuilder/shared-contracts/registry';
import { loadScript, logWarning, SERVER } from './page.ts';

/** What the attributes of the element say. */
export interface SizerOptions {
  readonly manufacturerLabelId: number;
  readonly isDark: boolean;
  readonly startPath: string;
  readonly language: string;
  readonly currencyCode: string;
}

export interface Sizer {
  update(options: SizerOptions): Promise<void>;
  size(criteria: SbSizerCriteria): Promise<SbSizerResult>;
  item(): SbSizerItem | null;
  unmount(): Promise<void>;
}

interface SizerParts {
  readonly serverUrl: string;
  readonly nonce: string;
  readonly onResults: (result: SbSizerResult) => void;
  readonly onItem: (item: SbSizerItem) => void;
}

interface SizerModule {
  readonly EMBED_VERSION?: number;
  readonly mount: (root: ShadowRoot, options: SizerOptions, parts: SizerParts) => Promise<Sizer>;
}

interface Entry {
  readonly entryFile: string;
  readonly entryIntegrity: string;
}

interface OwnBuild extends Entry {
  readonly globalName: string;
}

interface Release extends Entry {
  readonly version: string;
  readonly baseUrl: string;
  readonly federationName: string;
  /** Version of Platform that it needs. */
  readonly platform?: string;
  readonly embed?: OwnBuild;
}

interface Registry {
  readonly remotes: readonly { readonly name: string; readonly active: Release; readonly fallback?: Release }[];
}

interface Container {
  readonly init: (shared: object, scopes: readonly []) => Promise<void>;
  readonly get: (expose: string) => Promise<() => SizerModule>;
}

/** The server responded, but not with what was requested. */
export class RespondedError extends Error {}

const REMOTE = 'mf-sizer';
const EMBED_VERSION = 2;
const loaded = new Map<string, Promise<SizerModule>>();

/** Sizers of the active release; of the known-good one before where that does not come or does not draw. */
export async function mountSizer(root: ShadowRoot, options: SizerOptions, parts: SizerParts): Promise<Sizer> {
  const { active, fallback } = await releases();
  const mount = async (release: Release) => (await moduleOf(release, parts.nonce)).mount(root, options, parts);
  try {
    return await mount(active);
  } catch (error) {
    if (fallback === undefined) throw error;
    logWarning(active.federationName, error);
    // The first error is the reason that can be fixed.
    return await mount(fallback).catch(() => Promise.reject(error));
  }
}

async function releases(): Promise<{ readonly active: Release; readonly fallback?: Release }> {
  const response = await fetch(`${SERVER}/registry.json`);
  if (!response.ok) throw new RespondedError(`The registry responded with ${response.status}`);
  const { remotes } = (await response.json()) as Registry;
  const remote = remotes.find(({ name }) => name === REMOTE);
  if (remote === undefined) throw new RespondedError(`The registry has no ${REMOTE}`);
  return remote;
}

/** Once for all elements of the page; a release that failed to load is requested again. */
function moduleOf(release: Release, nonce: string): Promise<SizerModule> {
  const known = loaded.get(release.entryIntegrity);
  if (known !== undefined) return known;
  const coming = load(release, nonce);
  loaded.set(release.entryIntegrity, coming);
  coming.catch(() => loaded.delete(release.entryIntegrity));
  return coming;
}

/** Rejects a release that this site could not run before any of it is fetched, as the shell does. */
async function load(release: Release, nonce: string): Promise<SizerModule> {
  const { federationName, version, platform = PLATFORM_VERSION } = release;
  if (!offersPlatform(PLATFORM_VERSION, platform)) {
    throw new Error(`The fan sizer ${version} needs platform ${platform}; this site has ${PLATFORM_VERSION}`);
  }
  const { baseUrl, embed } = release;
  const sizer = await (embed === undefined ? fromContainer(release, nonce) : fromOwnBuild(baseUrl, embed, nonce));
  if (sizer?.EMBED_VERSION !== EMBED_VERSION) {
    throw new Error(`${federationName} is for another version of this element`);
  }
  return sizer;
}

/** Its build for pages like this one. */
async function fromOwnBuild(baseUrl: string, embed: OwnBuild, nonce: string): Promise<SizerModule | undefined> {
  await loadEntry(baseUrl, embed, nonce);
  return fromPage<SizerModule>(embed.globalName);
}

/**
 * Loads a release from before there was a build for integrators, by an entry of its build for shells. The shell's
 * loader (failure reasons, shared modules) needs the federation runtime, tens of kilobytes for what these lines do.
 */
async function fromContainer(release: Release, nonce: string): Promise<SizerModule | undefined> {
  await loadEntry(release.baseUrl, release, nonce);
  const container = fromPage<Container>(release.federationName);
  if (container === undefined) return undefined;
  await container.init({}, []);
  return (await container.get('./embed'))();
}

/** One script of one release, its hash checked by the browser. */
async function loadEntry(baseUrl: string, { entryFile, entryIntegrity }: Entry, nonce: string): Promise<void> {
  const src = new URL(entryFile, new URL(baseUrl, SERVER)).href;
  await loadScript({ src, nonce, integrity: entryIntegrity });
}

function fromPage<T>(name: string): T | undefined {
  return (globalThis as unknown as Readonly<Record<string, T | undefined>>)[name];
}
