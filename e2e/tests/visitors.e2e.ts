import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../site/page.ts';
import { prepareProject } from '../site/prepared-project.ts';
import { openSignedIn } from '../site/sign-in.ts';

const RESULTS = '/fans/sizer/search?category=1&sub=2&zip=60606&cfm=2000&sp=0.5&find=1';

const configureFirst = (page: Page) => page.getByRole('button', { name: /^Configure/ }).first();
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** How much of the window's height is covered by what stays while the page scrolls. */
const coveredHeight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, pointerEvents, visibility } = getComputedStyle(element);
        const { top, bottom, width } = element.getBoundingClientRect();
        const isSeen = visibility === 'visible' && bottom > 0 && top < window.innerHeight;
        return /sticky|fixed/.test(position) && pointerEvents !== 'none' && isSeen && width > window.innerWidth / 2;
      })
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );

test('at 400 % zoom the window belongs to what a visitor reads, and nothing in it moves by itself', async ({
  page,
}) => {
  // A window of 1280 by 1024 px.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(RESULTS);
  await expect(configureFirst(page)).toBeVisible();
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(index)
      .check();
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeEnabled();
  await configureFirst(page).scrollIntoViewIfNeeded();
  expect([await coveredHeight(page), await sideways(page)]).toEqual([0, 0]);
  await configureFirst(page).click();
  await expect(page.getByTestId('price-foot')).toBeVisible();
  const damper = page.getByRole('checkbox', { name: /^Gravity backdraft damper/ });
  await damper.check();
  await expect(page.getByTestId('rerate-notice')).toContainText(/Re-rated/);
  expect([await coveredHeight(page), await sideways(page)]).toEqual([0, 0]);
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))),
  );
  expect(longest).toBeLessThan(100);
});

test('with larger text alone no screen scrolls sideways and no text is cut off', async ({ page }) => {
  for (const [path, ready] of [
    ['/start', page.getByRole('button', { name: /^Exhaust fans/ })],
    [RESULTS, configureFirst(page)],
  ] as const) {
    await page.goto(path);
    await expect(ready).toBeVisible();
    const cutOff = await page.evaluate(enlargeText, 1.5);
    expect([cutOff, await sideways(page)], path).toEqual([[], 0]);
  }
});

test('in forced colors what is selected has other colors than what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(RESULTS);
  await expect(configureFirst(page)).toBeVisible();
  const drive = page.getByRole('radiogroup', { name: 'Drive' });
  const [chosen, other] = await Promise.all([0, 1].map((index) => colorsOf(drive.locator('label').nth(index))));
  expect(chosen).not.toEqual(other);
  const voltages = page
    .getByRole('radiogroup', { name: /voltage/i })
    .first()
    .locator('label');
  const on = voltages.filter({ has: page.locator(':checked') });
  expect(await colorsOf(on)).not.toEqual(await colorsOf(voltages.filter({ hasNot: page.locator(':checked') }).first()));
  const drawing = page.locator('svg', { hasText: 'Airflow, cfm' }).locator('xpath=..').first();
  await expect(drawing).toHaveCSS('forced-color-adjust', 'none');

  await openSignedIn(page, 'engineer');
  const { projectId } = await prepareProject(page);
  await page.goto(`/projects/dashboard?projectId=${projectId}`);
  const views = page.getByRole('group', { name: /view/i });
  const selected = views.locator('[aria-pressed=true]');
  await expect(selected).toHaveCSS('forced-color-adjust', 'none');
  expect(await colorsOf(selected)).not.toEqual(await colorsOf(views.locator('[aria-pressed=false]')));
  const places = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  const here = await colorsOf(places.and(page.locator('[aria-current=page]')));
  for (const place of await places.and(page.locator(':not([aria-current])')).all())
    expect(await colorsOf(place)).not.toEqual(here);
});

test('a finger moves the duty along its curve', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const results = await context.newPage();
  await results.goto(RESULTS);
  await configureFirst(results).tap();
  const opened = context.waitForEvent('page');
  await results.getByRole('link', { name: 'Open full size' }).tap();
  const page = await opened;
  const handle = page.getByRole('slider', { name: /^Move the duty/ });
  await handle.scrollIntoViewIfNeeded();
  const before = Number(await handle.getAttribute('aria-valuenow'));
  await dragByTouch(page, handle, -60);
  await expect.poll(async () => Number(await handle.getAttribute('aria-valuenow'))).toBeLessThan(before - 100);
  await context.close();
});

test('a page that the browser translated goes on, without what not every browser has', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['BroadcastChannel', 'requestIdleCallback', 'ClipboardItem', 'PublicKeyCredential'])
      Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(Request.prototype, 'body');
  });
  await openSignedIn(page, 'engineer', RESULTS);
  await expect(configureFirst(page)).toBeVisible();
  await page.evaluate(translateTexts);
  await page.getByLabel('Airflow').first().fill('2600');
  await page.keyboard.press('Alt+u');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2,600 cfm');
  const airflows = page.getByTestId('result-row').first();
  await expect(airflows).toContainText(/2,[6-9]\d\d/);
  await expect(airflows).not.toContainText('2,000');
  await page.evaluate(translateTexts);
  await configureFirst(page).click();
  await expect(page.getByTestId('price-foot')).toBeVisible();
  await page.evaluate(translateTexts);
  const price = await page.getByTestId('price-foot').innerText();
  await page.getByRole('checkbox', { name: /^Gravity backdraft damper/ }).check();
  await expect(page.getByTestId('rerate-notice')).toContainText(/Re-rated/);
  await expect(page.getByTestId('price-foot')).not.toHaveText(price);

  const { projectId } = await prepareProject(page);
  await page.goto(`/projects/dashboard?projectId=${projectId}`);
  const quantity = page.getByRole('button', { name: 'Quantity: 2' });
  await expect(quantity).toBeVisible();
  await page.evaluate(translateTexts);
  await quantity.focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Quantity: 3' })).toBeVisible();
  await expect(page.getByText(/1 item, 3 units/)).toBeVisible();
});

/** Runs in the page: puts elements in the place of texts that may be translated, as Chrome does. */
function translateTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const around = text.parentElement;
    if (around === null || text.data.trim() === '') continue;
    if (around.closest('script, style, textarea, svg, [translate=no]') !== null) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Background and text, as they are shown. */
const colorsOf = (locator: Locator): Promise<readonly string[]> =>
  locator.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color];
  });

/** Runs in the page: what a browser does that zooms text alone. Returns texts that lines below them are cut from. */
function enlargeText(factor: number): string[] {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) };
  });
  for (const { element, fontSize, lineHeight } of all) {
    element.style.fontSize = `${fontSize * factor}px`;
    if (!Number.isNaN(lineHeight)) element.style.lineHeight = `${lineHeight * factor}px`;
  }
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  return all
    .map(({ element }) => element)
    .filter((element) => element.checkVisibility() && ownText(element) && element.clientHeight > 1)
    .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowY))
    .filter((element) => element.scrollHeight > element.clientHeight + 2)
    .map((element) => element.textContent ?? '');
}

async function dragByTouch(page: Page, from: Locator, byX: number): Promise<void> {
  const box = await from.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: box.x + box.width / 2 + byX * part, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
