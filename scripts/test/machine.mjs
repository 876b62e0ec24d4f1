import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { serverPrograms } from '../postgres.mjs';
import { findNginx } from '../stack/nginx.mjs';
import { run } from '../workspace/command.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';

/**
 * The first one is the same engine without a window: 21 end-to-end tests take 126 s of processor time in it and the
 * runner, and 186 s in `chromium`, whose windows also start a renderer for their own buttons.
 */
const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Chromium of this machine, or undefined when Playwright's own is there and used by default. */
export function systemChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) return named;
  return CHROMIUM_NAMES.map(findProgram).find((file) => file !== undefined);
}

/** Mozilla's own build, which the end-to-end tests of engines drive; undefined where the machine has none. */
export function systemFirefox() {
  return process.env.FIREFOX_PATH ?? ['firefox-esr', 'firefox'].map(findProgram).find((file) => file !== undefined);
}

/**
 * The engine of Safari as Debian builds it: its driver, its small browser, and a screen for it. Undefined where one is missing.
 *
 * @returns {{ driver: string, browser: string, screen: string } | undefined}
 */
export function systemWebKit() {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const browser = webKitFolders()
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find(existsSync);
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Folders are named for the version of its interface: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1. */
function webKitFolders() {
  const libraries = '/usr/lib';
  const machines = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu')) : [];
  return machines.flatMap((machine) =>
    readdirSync(path.join(libraries, machine))
      .filter((name) => name.startsWith('webkit2gtk-') || name.startsWith('webkitgtk-'))
      .map((name) => path.join(libraries, machine, name)),
  );
}

function findProgram(name) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.map((folder) => path.join(folder, name)).find(existsSync);
}

/**
 * What the tests want of the machine and cannot bring along.
 *
 * @returns {Promise<{ hasPostgres: boolean, hasNginx: boolean, hasBrowser: boolean, sentences: string[] }>} one sentence
 *   for each thing missing, with the way to get it
 */
export async function inspectMachine() {
  const hasPostgres = findsPostgres();
  const hasNginx = findNginx() !== undefined;
  const hasBrowser = systemChromium() !== undefined || (await installPlaywrightChromium());
  const sentences = [
    ...(hasPostgres ? [] : ['PostgreSQL is missing: apt-get install postgresql (or set PG_BIN to its bin folder).']),
    ...(hasNginx ? [] : ['nginx is missing: apt-get install nginx-light.']),
    ...(hasBrowser
      ? []
      : ['Chromium is missing: apt-get install chromium-headless-shell or chromium (or set CHROMIUM_PATH).']),
    ...(systemFirefox() === undefined ? ['Firefox is missing, no test runs in it: apt-get install firefox-esr.'] : []),
    ...(systemWebKit() === undefined
      ? ['WebKit is missing, no test runs in it: apt-get install webkit2gtk-driver xvfb.']
      : []),
    ...(findProgram('soffice') === undefined
      ? ['LibreOffice is missing, which opens documents of Word: apt-get install libreoffice-writer-nogui.']
      : []),
    ...['curl', 'jq']
      .filter((name) => findProgram(name) === undefined)
      .map((name) => `${name} is missing, which the examples of docs/api want: apt-get install ${name}.`),
  ];
  return { hasPostgres, hasNginx, hasBrowser, sentences };
}

function findsPostgres() {
  try {
    serverPrograms();
    return true;
  } catch {
    return false;
  }
}

/** Playwright's own build; the download is quiet, and its failure only means that there is no browser. */
async function installPlaywrightChromium() {
  const playwright = path.join(WORKSPACE, 'e2e', 'node_modules', '.bin', 'playwright');
  const { code } = await run(playwright, ['install', 'chromium'], { quiet: true });
  return code === 0;
}
