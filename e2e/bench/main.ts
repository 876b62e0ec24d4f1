import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../scripts/test/machine.mjs';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';
import { SITE_URL } from '../site/addresses.ts';
import startSite from '../site/start-site.ts';
import { benchDashboard } from './dashboard.ts';
import { benchEmbed } from './embed.ts';
import { benchFirstRow } from './first-row.ts';
import { benchFirstSave } from './first-save.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLongList } from './long-list.ts';
import { benchOptionsPage } from './options-page.ts';
import { benchReleases } from './releases.ts';
import { benchResultsPage } from './results-page.ts';
import { benchSizingCall } from './server.ts';
import { benchStartCommand, benchStartPage } from './start-page.ts';
import { benchSwitches } from './switches.ts';
import { benchTyping } from './typing.ts';
import { type Metric, tableOf } from './value.ts';

const DOCUMENT = path.join(WORKSPACE, 'docs', 'benchmarks.md');
const START = '<!-- measured -->';
const END = '<!-- /measured -->';

/** Metrics of the engine arrive from their own process; everything else is measured on the running site. */
const engine = JSON.parse(process.argv[2] ?? '[]') as Metric[];
const stopSite = await startSite();
const executablePath = systemChromium();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  const values: Metric[] = [...engine];
  for (const part of [
    () => benchSizingCall(SITE_URL),
    () => benchStartPage(browser, SITE_URL),
    () => benchStartCommand(browser),
    () => benchLighthouse(SITE_URL, executablePath),
    () => benchEmbed(browser),
    () => benchResultsPage(browser, SITE_URL),
    () => benchFirstRow(browser, SITE_URL),
    () => benchTyping(browser, SITE_URL),
    () => benchOptionsPage(browser, SITE_URL),
    () => benchFirstSave(browser, SITE_URL),
    () => benchSwitches(browser, SITE_URL),
    () => benchLongList(browser),
    () => benchReleases(browser),
    () => benchDashboard(browser, SITE_URL),
  ]) {
    const measured = await part();
    values.push(...measured);
    // A part that fails after a quarter of an hour takes nothing with it that was measured before.
    process.stderr.write(`${tableOf(measured)}\n`);
  }
  const table = tableOf(values);
  process.stdout.write(`\n${table}\n`);
  if (process.argv.includes('--write')) write(table);
} finally {
  await browser.close();
  await stopSite();
}

function write(table: string): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
  const before = text.slice(0, text.indexOf(START) + START.length);
  writeFileSync(DOCUMENT, `${before}\n${machine}\n\n${table}\n${text.slice(text.indexOf(END))}`);
}
