import {
  CACHE_PREFIX,
  COOKIES,
  DEFAULT_MANUFACTURER_LABEL_ID,
  PAGE_TITLES,
  STORAGE_PREFIX,
} from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import {
  type Registry,
  type RegistryRemote,
  type RemoteVersion,
  remoteOfPath,
} from '@specbuilder/shared-contracts/registry';
import { SITE_MESSAGES } from '../../core/index.ts';
import { NOT_LOADED } from './files-not-found.ts';
import { buildBelow } from './registry-below.ts';
import type { ShellAssets, SiteFiles } from './site-files.ts';

export interface IndexPage {
  /** Where the site lies on its host: '/tools/fans', or empty. */
  readonly sitePath: string;
  readonly nonce: string;
  readonly path: string;
  readonly cookies: string | undefined;
  readonly shell: ShellAssets;
  readonly registry: Registry;
  /** Brand to the address of its animated logo, shown until the first screen is rendered. */
  readonly splashLogos: Readonly<Record<string, string>>;
  readonly icon: string;
  /** Names of the brands' dark themes. */
  readonly darkThemes: readonly string[];
}

const APP_EXPOSE = './app';
/** As the schema accepts it. */
const NO_HASH = 'sha384-';

/**
 * The one page of the site. It carries the registry and names every script that the first screen of this path needs,
 * which takes the round trips of finding them out of the start (notes of measurements: 29 % at 40 ms latency).
 */
export async function renderIndexPage(page: IndexPage, files: SiteFiles): Promise<string> {
  const { nonce, shell, sitePath } = page;
  const remote = remoteOfPath(page.registry.remotes, page.path);
  const links = [
    ...shell.preload.map(
      (script) => `<link rel="preload" as="script" href="${sitePath}/shell/${script}"${hashOf(shell, script)}>`,
    ),
    ...(remote === undefined ? [] : await remoteLinks(remote, page, files)),
  ];
  const scripts = shell.entry.map(
    (script) => `<script nonce="${nonce}" src="${sitePath}/shell/${script}"${hashOf(shell, script)} defer></script>`,
  );
  const logo = page.splashLogos[String(DEFAULT_MANUFACTURER_LABEL_ID)] ?? '';
  return `<!doctype html>
<html lang="${attribute(currentLanguage.get())}" data-variant="${firstVariant(page)}"${sitePath && ` data-path="${sitePath}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${attribute(PAGE_TITLES.default)}</title>
<meta name="description" content="${attribute(SITE_MESSAGES.description)}">
<link rel="icon" type="image/svg+xml" href="${attribute(page.icon)}">
<style nonce="${nonce}">${SPLASH_STYLE}</style>
${links.join('\n')}
<script nonce="${nonce}" type="application/json" id="sb-registry">${inlineJson(forPage(page))}</script>
</head>
<body>
<div id="splash" role="status" aria-label="${attribute(SITE_MESSAGES.loading)}"><img id="splash-logo" src="${attribute(logo)}" alt="" width="96" height="96"><noscript>${attribute(SITE_MESSAGES.noScript)}</noscript></div>
<script nonce="${nonce}">${splashScript(page.splashLogos)}${notLoadedScript()}</script>
<div id="root"></div>
${scripts.join('\n')}
</body>
</html>
`;
}

/**
 * The registry as a page needs it. Titles in other languages come when one is chosen (shell/src/composition/registry.ts); the
 * build for integrators and signatures are for others than pages. What the schema demands stays: shells of earlier releases,
 * which the site may serve, hold the page against it.
 */
function forPage(page: IndexPage): object {
  const { registry } = page;
  const language = currentLanguage.get();
  const remotes = registry.remotes.map(({ titles, active, fallback, ...remote }) => {
    const ofPage = titles?.[language];
    return {
      ...remote,
      ...(ofPage === undefined ? {} : { titles: { [language]: ofPage } }),
      active: loadedFrom(active, page),
      ...(fallback === undefined ? {} : { fallback: loadedFrom(fallback, page) }),
    };
  });
  return { ...registry, generatedAt: '', remotes };
}

/** The build with the one entry that the page's shell takes of it (shell/src/composition/entry-of.ts). */
function loadedFrom(version: RemoteVersion, { shell, sitePath }: IndexPage) {
  const { embed: _embed, signature: _signature, lean: _lean, ...ofPage } = version;
  const entry = entryIn(version, shell);
  // Only shells that give remotes no federation, those of 1.0.0, read the manifest and check it; hashes do not compress.
  const manifestIntegrity = shell.federation === undefined ? version.manifestIntegrity : NO_HASH;
  return { ...ofPage, ...entry, baseUrl: buildBelow(sitePath, version), manifestIntegrity, publishedAt: '' };
}

function entryIn(version: RemoteVersion, { federation }: ShellAssets) {
  const { lean } = version;
  const { entryFile, entryIntegrity } = lean !== undefined && lean.federation === federation ? lean : version;
  return { entryFile, entryIntegrity };
}

/**
 * The loader fetches the entry in CORS mode; chunks follow webpack's rule, CORS mode only for another origin. A preload
 * whose mode or hash differs is fetched twice.
 */
async function remoteLinks({ active }: RegistryRemote, page: IndexPage, files: SiteFiles): Promise<string[]> {
  const { baseUrl } = active;
  const { entryFile, entryIntegrity } = entryIn(active, page.shell);
  const base = attribute(buildBelow(page.sitePath, active));
  const mode = URL.canParse(baseUrl) ? ' crossorigin="anonymous"' : '';
  const chunks = await files.scriptsOf(baseUrl, APP_EXPOSE);
  return [
    `<link rel="preload" as="script" href="${base}${attribute(entryFile)}" crossorigin="anonymous"${integrityAttribute(entryIntegrity)}>`,
    ...chunks.map(
      ({ file, integrity }) =>
        `<link rel="preload" as="script" href="${base}${attribute(file)}"${mode}${integrityAttribute(integrity)}>`,
    ),
  ];
}

function hashOf({ integrity }: ShellAssets, script: string): string {
  return integrityAttribute(integrity[script]);
}

function integrityAttribute(hash: string | undefined): string {
  return hash === undefined ? '' : ` integrity="${attribute(hash)}"`;
}

function firstVariant({ cookies, darkThemes }: IndexPage): string {
  const cookie = cookies?.split('; ').find((item) => item.startsWith(`${COOKIES.activeTheme}=`));
  // Every brand begins in its light theme (BRD-016), whatever the system prefers.
  if (cookie === undefined) return 'light';
  const name = cookie.slice(COOKIES.activeTheme.length + 1);
  return darkThemes.some((dark) => encodeURIComponent(dark) === name || dark === name) ? 'dark' : 'light';
}

/**
 * Enough for the moment before the shell draws: no flash of the wrong theme, logo in the middle. The shell keeps the
 * variant up to date, since what the browser draws itself (scrollbars, the page pulled past its end) follows it.
 */
const SPLASH_STYLE = [
  'html{background:#fafafa}',
  'html[data-variant="dark"]{background:#1f1f1f;color-scheme:dark}',
  // A modal dialog keeps the page from scrolling by both html and body; with the body's part the navigation, which sticks
  // to the window, would leave with the page.
  'body{margin:0;overflow-y:visible!important}',
  '#splash{position:fixed;inset:0;display:grid;place-items:center;margin:0;font:1em sans-serif}',
].join('');

/** The brand of a session is known to its browser only, so the browser puts its logo in the place of the default one. */
function splashScript({ [DEFAULT_MANUFACTURER_LABEL_ID]: _drawn, ...logos }: Readonly<Record<string, string>>): string {
  const key = JSON.stringify(`${STORAGE_PREFIX}${CACHE_PREFIX.user}manufacturerLabelId`);
  return `try{var l=${inlineJson(logos)}[sessionStorage.getItem(${key})];if(l)document.getElementById('splash-logo').src=l}catch(e){}`;
}

/**
 * Says in the splash's place that a script did not come, and reports it to the server at the one address that is known to
 * reach it: that of this page (files-not-found.ts). The scripts come after it, so that it receives the error of each.
 */
function notLoadedScript(): string {
  const text = inlineJson(`<p id=splash role=alert>${SITE_MESSAGES.notLoaded}`);
  return `addEventListener('error',function(e){var s=document.getElementById('splash');if(s&&e.target.tagName=='SCRIPT'){s.outerHTML=${text};navigator.sendBeacon('?${NOT_LOADED}')}},!0)`;
}

/** JSON that cannot end the script element that contains it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
