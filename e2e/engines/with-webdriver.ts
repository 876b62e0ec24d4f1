import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import {
  findFrameInPage,
  findInPage,
  hasLibraryInPage,
  isReadyInPage,
  listenInPage,
  type PageTarget,
  takeComplaints,
  typeTabInPage,
} from './in-page.ts';
import { DESKTOP, STEP_MS, type Target, type Visitor } from './visitor.ts';

/** Finds elements by role and name in the page, as people and screen readers do; WebDriver itself has no such search. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE };

export async function visitWithWebDriver(driver: WebDriver): Promise<Visitor> {
  const window = driver.manage().window();
  const resize = (size: { readonly width: number; readonly height: number }) => window.setRect({ x: 0, y: 0, ...size });
  await resize(DESKTOP);
  const visible = (target: Target) => until(`${target.role} ${target.name} is visible`, () => find(driver, target));
  const press = async (target: Target) => {
    const element = await until(`${target.role} ${target.name} can be pressed`, async () => {
      const found = await find(driver, target);
      return found !== null && (await driver.executeAsyncScript(isReadyInPage, found)) ? found : null;
    });
    await driver.actions().move({ origin: element }).click().perform();
  };
  return {
    open: (url) => driver.get(url),
    sees: async (target) => void (await visible(target)),
    press,
    async type(target, text) {
      await press(target);
      await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
      await typeKeys(driver, text);
    },
    key: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    first: (targets) =>
      until('one of several is visible', async () => {
        const found = await Promise.all(targets.map((target) => find(driver, target)));
        const index = found.findIndex((element) => element !== null);
        return index < 0 ? null : index;
      }),
    resize: async (size) => void (await resize(size)),
    evaluate: (script) => driver.executeScript(script),
    complaints: () => driver.executeScript<string[]>(takeComplaints),
    readOut: async () => undefined,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    leave: () => driver.quit(),
  };
}

/** A tab of a table is typed as a character: its key would leave the field. */
async function typeKeys(driver: WebDriver, text: string): Promise<void> {
  for (const [place, part] of text.split('\t').entries()) {
    if (place > 0) await driver.executeScript(typeTabInPage);
    if (part !== '') await driver.actions().sendKeys(part.replaceAll('\n', Key.ENTER)).perform();
  }
}

async function find(driver: WebDriver, target: Target): Promise<WebElement | null> {
  await driver.executeScript(listenInPage);
  if (target.frame === undefined) return findHere(driver, target);
  const frame = await driver.executeScript<WebElement | null>(findFrameInPage, target.frame);
  if (frame === null) return null;
  await driver.switchTo().frame(frame);
  try {
    return await findHere(driver, target);
  } finally {
    await driver.switchTo().parentFrame();
  }
}

async function findHere(driver: WebDriver, target: Target): Promise<WebElement | null> {
  if (!(await driver.executeScript<boolean>(hasLibraryInPage))) await driver.executeScript(LIBRARY);
  return driver.executeScript(findInPage, inPage(target));
}

function inPage({ role, name, index = 0, isInDialog = false }: Target): PageTarget {
  const isPattern = typeof name !== 'string';
  return { role, name: isPattern ? name.source : name, isPattern, index, isInDialog };
}

async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  let found: T | null = null;
  const isThere = async () => {
    try {
      found = await look();
    } catch (problem) {
      // A page that is being left has no elements, and no scripts, for a moment.
      if (!(problem instanceof error.WebDriverError)) throw problem;
    }
    return found !== null;
  };
  await expect.poll(isThere, { message: what, timeout: STEP_MS, intervals: [100] }).toBe(true);
  return found as T;
}
