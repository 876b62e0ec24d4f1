import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { fetchPackage } from '../../scripts/test/fetched-package.mjs';
import { freePort } from '../../scripts/workspace/free-port.mjs';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';
import { RESULTS } from '../measure/results-page.ts';
import { median } from '../measure/statistics.ts';
import type { Metric } from './value.ts';

/** The last one that runs on Node 20. */
const VERSION = '12.2.3';
const RUNS = 5;
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
type Category = keyof typeof CATEGORIES;

/** Required performance score; the other categories require 100. */
const PAGES = [
  { name: 'Start page', path: '/start', desktop: 95, mobile: 85 },
  { name: 'Search with results', path: RESULTS, desktop: 90, mobile: 80 },
] as const;
const BLOCKING_LIMIT_MS = 600;
const REMOVALS = 25;
/** Any page of the product makes more; a page of the server alone makes one or two. */
const REQUESTS_OF_A_PAGE = 10;

interface Report {
  readonly lhr: {
    readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
    readonly audits: {
      readonly 'total-blocking-time': { readonly numericValue?: number };
      readonly 'network-requests': { readonly details: { readonly items: readonly unknown[] } };
    };
  };
}
interface Lighthouse {
  readonly default: (url: string, flags: object, config?: object) => Promise<Report | undefined>;
  readonly desktopConfig: object;
}

/** Lighthouse of a first visit, medians. It is no dependency of the workspace: nothing but this table needs its 130 packages. */
export async function benchLighthouse(siteUrl: string, executablePath: string | undefined): Promise<Metric[]> {
  const folder = await fetchPackage(`lighthouse@${VERSION}`, path.join(WORKSPACE, '.cache', 'lighthouse', VERSION));
  const module = createRequire(path.join(folder, 'package.json')).resolve('lighthouse');
  const lighthouse = (await import(pathToFileURL(module).href)) as Lighthouse;
  const values: Metric[] = [];
  for (const page of PAGES) {
    for (const device of ['desktop', 'mobile'] as const) {
      const reports: Report['lhr'][] = [];
      for (let run = 0; run < RUNS; run++) {
        const config = device === 'desktop' ? lighthouse.desktopConfig : undefined;
        reports.push(
          await withBrowser(executablePath, (port) => visit(lighthouse, { url: siteUrl + page.path, port, config })),
        );
      }
      values.push(...valuesOf(`Lighthouse, ${page.name.toLowerCase()}, ${device}`, reports, page[device]));
    }
  }
  return values;
}

async function visit(lighthouse: Lighthouse, call: { url: string; port: number; config: object | undefined }) {
  const flags = {
    ...{ port: call.port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(CATEGORIES) },
    // Else it calls the browser Chrome 119, which gets the page for browsers that are too old (docs/browsers.md).
    emulatedUserAgent: false,
  };
  const report = await lighthouse.default(call.url, flags, call.config);
  if (report === undefined) throw new Error(`Lighthouse has no report of ${call.url}`);
  const { items } = report.lhr.audits['network-requests'].details;
  if (items.length < REQUESTS_OF_A_PAGE) throw new Error(`Lighthouse saw another page at ${call.url}`);
  return report.lhr;
}

function valuesOf(what: string, reports: readonly Report['lhr'][], performance: number): Metric[] {
  const scores = Object.entries(CATEGORIES).map(([category, name]) => ({
    what: `${what}: ${name}, median of ${RUNS}`,
    value: Math.round(100 * median(reports.map(({ categories }) => categories[category as Category].score ?? 0))),
    unit: '',
    least: category === 'performance' ? performance : 100,
  }));
  const blocking = median(reports.map(({ audits }) => audits['total-blocking-time'].numericValue ?? 0));
  return [
    ...scores,
    { what: `${what}: blocking time, median of ${RUNS}`, value: blocking, unit: 'ms', limit: BLOCKING_LIMIT_MS },
  ];
}

/** A browser that has seen nothing, for each visit: scripts that it has run before would run faster. */
async function withBrowser<T>(executablePath: string | undefined, use: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const args = ['--headless=new', '--no-sandbox', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const browser = spawn(executablePath ?? chromium.executablePath(), [...args, 'about:blank'], { stdio: 'ignore' });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    await responses(port);
    return await use(port);
  } finally {
    await close(port);
    browser.kill();
    await ended;
    await removeProfile(profile);
  }
}

/** By its own word: what Debian starts it with is a script, and a signal to that one left twenty browsers behind. */
async function close(port: number): Promise<void> {
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.close');
  } catch {
    // It never responded, or disappeared before responding.
  }
}

/** Processes of a browser that has ended write its last files for a moment yet. */
async function removeProfile(profile: string): Promise<void> {
  for (let left = REMOVALS; left > 0; left--) {
    try {
      return rmSync(profile, { recursive: true, force: true });
    } catch (error) {
      if (left === 1) throw error;
      await wait(200);
    }
  }
}

async function responses(port: number): Promise<void> {
  const address = `http://127.0.0.1:${port}/json/version`;
  for (let left = 100; left > 0; left--) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await wait(100);
  }
  throw new Error('The browser for Lighthouse does not respond');
}
