import * as z from 'zod/mini';
import { ROLES } from '../domain/roles.ts';
import { LAYOUTS, PANELS } from '../events/index.ts';

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'Lower-case letters, digits and hyphens'));
const stateName = z.string().check(z.regex(/^app(\.[a-zA-Z0-9-]+)+$/, "A state name such as 'app.home.start'"));
const role = z.enum(ROLES);
const semver = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'A version such as 1.4.2'));

/** One screen of a remote, so that guards, titles and layouts work before its code is loaded. */
const routeEntry = z.object({
  /** Path pattern with ':param' segments; '*' at the end takes the rest. */
  path: z.string().check(z.regex(/^\/(?:[^/\s]+\/?)*$/, 'An absolute path')),
  state: stateName,
  /** One list per guard level, parent first; none means public. */
  roles: z.optional(z.array(z.array(role))),
  /** Page title; the brand's when absent. */
  title: z.optional(z.string()),
  layout: z.optional(z.enum(LAYOUTS)),
  /** Whether sign-in may bring the user back here. */
  remembered: z.boolean(),
  /** Screens that need the width: navigation folds by itself (visual.md, section 2). */
  foldsNavigation: z.optional(z.boolean()),
});
export type RouteEntry = z.infer<typeof routeEntry>;

/** Something another area can open through `platform.panels.open(name, props)`. */
const panelEntry = z.object({
  name,
  /** Federation expose it is in: './panels/project-picker'. */
  expose: z.string().check(z.startsWith('./')),
  frame: z.enum([...PANELS, 'dialog']),
  /** The frame where it differs by the `reason` that the panel is opened with; such a frame is never modal. */
  frameByReason: z.optional(z.record(z.string(), z.enum([...PANELS, 'dialog']))),
  title: z.string(),
  /** A click outside does not close it (specification: project creation). */
  isModal: z.optional(z.boolean()),
  /** A key that opens it from anywhere; the toolbar then offers it by its title. */
  shortcut: z.optional(z.string().check(z.regex(/^[^\s\p{L}\p{N}]$/u, 'A mark, such as /'))),
  /** False for a key that does not fit in the toolbar. */
  isInToolbar: z.optional(z.boolean()),
});
export type PanelEntry = z.infer<typeof panelEntry>;

/** An icon that a remote brings along: what its SVG draws, on 20 by 20. */
export interface DrawnIcon {
  readonly paths: readonly string[];
}

export interface NavigationEntry {
  readonly title: string;
  /** Name of an icon that the shell has (visual.md, section 11), or one of the remote's. */
  readonly icon: string | DrawnIcon;
  readonly weight: number;
  readonly group: 'main' | 'sales' | 'help';
  readonly state?: string | undefined;
  readonly panel?: string | undefined;
  readonly panelProps?: Readonly<Record<string, unknown>> | undefined;
  /** Shown only to these roles; '*' or absent shows it to all users. */
  readonly roles?: readonly (typeof ROLES)[number][] | undefined;
  readonly hiddenWhenSignedIn?: boolean | undefined;
  /** Shown only while this feature of the settings is on. */
  readonly feature?: string | undefined;
  readonly betaFeature?: string | undefined;
  readonly children?: readonly NavigationEntry[] | undefined;
}

const pathData = z
  .string()
  .check(z.regex(/^[MZLHVCSQTA\d\s,.+-][MZLHVCSQTAe\d\s,.+-]*$/i, "Path data of an SVG, such as 'M2 2h16v16H2z'"));

const navigationEntry: z.ZodMiniType<NavigationEntry> = z.object({
  title: z.string(),
  icon: z.union([z.string(), z.object({ paths: z.array(pathData).check(z.minLength(1)) })]),
  weight: z.number(),
  group: z.enum(['main', 'sales', 'help']),
  state: z.optional(stateName),
  panel: z.optional(name),
  panelProps: z.optional(z.record(z.string(), z.unknown())),
  roles: z.optional(z.array(role)),
  hiddenWhenSignedIn: z.optional(z.boolean()),
  feature: z.optional(z.string()),
  betaFeature: z.optional(z.string()),
  children: z.optional(z.array(z.lazy(() => navigationEntry))),
});

/** What a team declares about its remote, beside its code (`remote.json` of each mf-* package). */
export const remoteDeclaration = z.object({
  name,
  /** As people call it on an error card: 'Region Management'. Titles are English here. */
  title: z.string(),
  /** Minimum version of the Platform interface that it requires: '1.1.0' or '^1.1.0'. Checked at publish. */
  platform: z.string(),
  /** Prefix of what it stores in the browser (CON-009); a name of its own below 'user' when absent. */
  storageArea: z.optional(z.enum(['project', 'sizer'])),
  /** Paths below these belong to the remote; checked for overlap at publish. */
  pathPrefixes: z.array(z.string().check(z.startsWith('/'))),
  routes: z.array(routeEntry),
  panels: z.array(panelEntry),
  navigation: z.array(navigationEntry),
});

/** The build for pages of integrators, in the same folder: a script that puts its exports on a name of the page. */
const embedBuild = z.object({
  entryFile: z.string(),
  entryIntegrity: z.string().check(z.startsWith('sha384-')),
  globalName: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)),
  signature: z.optional(z.string()),
});
export type EmbedBuild = z.infer<typeof embedBuild>;

/** The entry for shells that give remotes the runtime of module federation: the same one without it, in the same folder. */
const leanBuild = z.object({
  entryFile: z.string(),
  entryIntegrity: z.string().check(z.startsWith('sha384-')),
  /** Version of the runtime that it takes; a page with another one takes the whole entry. */
  federation: semver,
  signature: z.optional(z.string()),
});
export type LeanBuild = z.infer<typeof leanBuild>;

/** A published build: an immutable folder with its hashes. */
export const remoteVersion = z.object({
  version: semver,
  /** Federation name, one per version, so that two versions never share a container (composition.md P7). */
  federationName: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)),
  /** Folder address, ending in '/'. */
  baseUrl: z.string().check(z.endsWith('/')),
  /** Subresource integrity of mf-manifest.json and of the entry script. */
  manifestIntegrity: z.string().check(z.startsWith('sha384-')),
  entryIntegrity: z.string().check(z.startsWith('sha384-')),
  entryFile: z.string(),
  /** Version of Platform that this build needs: what it uses, or what its team requires. Absent in older releases. */
  platform: z.optional(z.string()),
  /** Absent where the remote is not embedded, and in older releases, whose './embed' is in their federation entry. */
  embed: z.optional(embedBuild),
  /** Absent in older releases and in builds of development servers. */
  lean: z.optional(leanBuild),
  publishedAt: z.string(),
  /** Of the team that published it; sites that have its public key serve nothing else. */
  signature: z.optional(z.string()),
});
export type RemoteVersion = z.infer<typeof remoteVersion>;

/** A declaration as it is published. */
export const translatedDeclaration = z.extend(remoteDeclaration, {
  /** The titles in other languages: by language, the English one to its own. Publishing takes them from languages/. */
  titles: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
});

const registryRemote = z.extend(translatedDeclaration, {
  active: remoteVersion,
  /** What the loader falls back to when the active version cannot be had: the last one known to be good. */
  fallback: z.optional(remoteVersion),
});
export type RegistryRemote = z.infer<typeof registryRemote>;

export const registry = z.object({
  schema: z.literal(1),
  generatedAt: z.string(),
  /** Origins besides its own that the site takes remotes from; the content policy of its pages names the same. */
  origins: z.optional(z.array(z.string())),
  remotes: z.array(registryRemote),
});

/** What the server adds for developers, by its settings; never of the published file. */
interface DevelopmentOfSite {
  /** Origins whose builds may take a remote's place in one browser; a name of its own for all ports of localhost. */
  readonly overrideOrigins?: readonly string[];
  /** Remotes that every page takes from a development server, by name. */
  readonly developmentRemotes?: Readonly<Record<string, string>>;
}
export type Registry = z.infer<typeof registry> & DevelopmentOfSite;
