import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { systemWebKit } from '../../scripts/test/machine.mjs';
import { WEBKIT_PORT } from '../site/addresses.ts';

/** Its window is no narrower than its buttons otherwise: 447 px. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }';
const START_MS = 10_000;
const SCREEN = '1600x1100x24';

export interface WebKit {
  readonly driver: WebDriver;
  stop(): Promise<void>;
}

/** WebKit's own driver with its small browser, on a screen that no one sees. */
export async function startWebKit({
  driver,
  browser,
  screen,
}: NonNullable<ReturnType<typeof systemWebKit>>): Promise<WebKit> {
  const home = mkdtempSync(path.join(tmpdir(), 'specbuilder-webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0', 'gtk.css'), NARROW);
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const child of started.reverse()) await ended(child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const display = spawn(screen, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    started.push(display);
    const environment = { DISPLAY: `:${await firstLine(display.stdio[3] as Readable)}`, ...homesIn(home) };
    started.push(
      spawn(driver, ['-p', String(WEBKIT_PORT)], { stdio: 'ignore', env: { ...process.env, ...environment } }),
    );
    return { driver: await session(browser), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const homesIn = (home: string) => ({ XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home });

async function session(browser: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Otherwise the first command to a page waits for what it keeps open, up to 40 s.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const builder = new Builder().usingServer(`http://127.0.0.1:${WEBKIT_PORT}`).withCapabilities(capabilities);
  let driver: WebDriver | undefined;
  // The driver does not say when it listens.
  await expect(async () => {
    driver = await builder.build();
  }).toPass({ timeout: START_MS, intervals: [100] });
  if (driver === undefined) throw new Error('WebKit did not start');
  return driver;
}

/** Read to its end: a screen whose number is left half read ends. */
async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error('The screen for WebKit did not start');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exit;
}
