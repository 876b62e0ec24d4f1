import * as z from 'zod/mini';
import { isNewerVersion } from '../domain/versions.ts';

const words = z.array(z.string());
const kit = z.object({ version: z.string(), exports: words });

/** `uses.json` of a remote's build: what it needs of the site that it runs on, by name. */
export const contractUses = z.object({
  schema: z.literal(1),
  /** Oldest version of Platform with all of these members. */
  platform: z.string(),
  /** Such as 'session.signIn'. */
  members: words,
  panels: words,
  events: z.object({ published: words, heard: words }),
  /** Such as 'GET /api/projects/{projectId}'. */
  endpoints: words,
  /** Exports of shared-ui that the host shares, such as 'core.Button', with the version that was built against. */
  kit,
});
export type ContractUses = z.infer<typeof contractUses>;

/** `shell/offers.json` of a site folder: what its shell gives to remotes. */
export const shellOffers = z.object({
  schema: z.literal(1),
  version: z.string(),
  platform: z.string(),
  members: words,
  panels: words,
  events: words,
  kit,
});
export type ShellOffers = z.infer<typeof shellOffers>;

/** `server.json` of a site folder: which calls its server handles, written when it starts. */
export const serverOffers = z.object({ schema: z.literal(1), version: z.string(), endpoints: words });
export type ServerOffers = z.infer<typeof serverOffers>;

/** What a site gives to remotes; null where it does not say, as before its shell and server knew of the question. */
export interface SiteOffers {
  readonly shell: ShellOffers | null;
  readonly server: ServerOffers | null;
  /** Panels of its remotes. */
  readonly panels: readonly string[];
}

/** Where a site folder says what its shell and its server offer. */
export const SHELL_OFFERS_FILE = 'shell/offers.json';
export const SERVER_OFFERS_FILE = 'server.json';
/** Where a remote's build says what it uses. */
export const USES_FILE = 'uses.json';

/**
 * Everything that a remote uses and a site lacks, in words: `its shell (1.0.0) has no navigation.openX`. Empty where the
 * site has it all or does not say.
 */
export function missingOf(uses: ContractUses, { shell, server, panels }: SiteOffers): string[] {
  const ofShell = shell === null ? [] : missingInShell(uses, shell, panels);
  if (server === null) return ofShell;
  const served = new Set(server.endpoints.map(addressOf));
  const endpoints = uses.endpoints.filter((endpoint) => !served.has(addressOf(endpoint)));
  return [...ofShell, ...sentence(`its server (${server.version}) has no`, endpoints)];
}

function missingInShell(uses: ContractUses, shell: ShellOffers, panelsOfRemotes: readonly string[]): string[] {
  const lacking = (used: readonly string[], offered: readonly string[]) =>
    used.filter((item) => !offered.includes(item));
  const members = lacking(uses.members, shell.members);
  const events = lacking([...new Set([...uses.events.published, ...uses.events.heard])], shell.events);
  const panels = lacking(uses.panels, [...shell.panels, ...panelsOfRemotes]);
  // A kit that is too old for the build is not used: the build then brings its copy.
  const exports = isUsed(shell.kit.version, uses.kit.version) ? lacking(uses.kit.exports, shell.kit.exports) : [];
  return [
    ...sentence(`its shell (${shell.version}) has no`, members),
    ...sentence(`its shell (${shell.version}) does not know the fact`, events),
    ...sentence('it has no panel', panels),
    ...sentence(`its kit (${shell.kit.version}) has no`, exports),
  ];
}

/** A copy of the host's is used from the version on that was built against, within its major. */
function isUsed(offered: string, built: string): boolean {
  return offered.split('.')[0] === built.split('.')[0] && !isNewerVersion(built, offered);
}

function sentence(opening: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${opening} ${names.join(', ')}`];
}

/** Parameters may have another name on the other side. */
function addressOf(endpoint: string): string {
  return endpoint.replaceAll(/\{[^}]*\}/g, '{}');
}
