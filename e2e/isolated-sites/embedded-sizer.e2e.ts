import type { Page } from '@playwright/test';
import { SITE_URL, STRANGER_PORT } from '../site/addresses.ts';
import { type ForeignPage, serveForeignPage } from '../site/foreign-page.ts';
import { expect, test } from '../site/page.ts';
import { fillDuty, findFans } from '../site/sizer.ts';

const SEARCH = 'brand="1" start="/fans/sizer/search?category=1&sub=0"';
const RESULTS = 'brand="1" start="/fans/sizer/search?category=1&sub=2&zip=60606&cfm=2000&sp=0.5&find=1"';
/** What a careless page does to everything on it. */
const RUDE_STYLE = `* { color: rgb(255, 0, 0) !important; letter-spacing: 9px !important; } svg, button { width: 300px !important; }
  body { font: italic 30px serif; text-align: right; }`;
const STRICT_POLICY = `default-src 'none'; script-src ${SITE_URL}; connect-src ${SITE_URL}; img-src ${SITE_URL} data:; font-src ${SITE_URL}; style-src 'self'`;

let foreign: Awaited<ReturnType<typeof serveForeignPage>>;
test.afterEach(() => foreign.close());

async function open(page: Page, options: ForeignPage = {}): Promise<void> {
  foreign = await serveForeignPage(options);
  await page.goto(foreign.url);
}

const airflow = (page: Page) => page.getByLabel('Airflow').first();

test('[DSN-007] an element that is moved, taken out and put back in one go holds one sizer, and none once it is out', async ({
  page,
}) => {
  await open(page, { attributes: SEARCH });
  await expect(airflow(page)).toBeVisible();
  await airflow(page).fill('1234');
  await page.evaluate(() => {
    const element = document.querySelector('sb-sizer') as HTMLElement;
    for (let move = 0; move < 5; move++) {
      document.body.append(element);
      element.remove();
      document.body.prepend(element);
    }
  });
  await expect(page.getByLabel('Job postal code')).toHaveCount(1);
  await expect(airflow(page)).toHaveValue('1,234');
  const left = await page.evaluate(async () => {
    const element = document.querySelector('sb-sizer') as HTMLElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return element.shadowRoot?.childElementCount;
  });
  expect(left).toBe(0);
});

test('follows its attributes: language, theme, currency, start and brand', async ({ page }) => {
  await open(page, { attributes: SEARCH });
  await expect(airflow(page)).toBeVisible();
  const set = (name: string, value: string) =>
    page.evaluate(([key, text]) => document.querySelector('sb-sizer')?.setAttribute(key, text), [name, value] as const);
  await set('lang', 'es');
  await expect(page.getByText('Código postal de la obra').first()).toBeVisible();
  await set('lang', 'en');
  await set('theme', 'dark');
  await expect(page.locator('sb-sizer [data-theme="Dark"]').first()).toBeVisible();
  await set('start', '/start');
  await expect(page.getByRole('button', { name: /^Exhaust fans/ })).toBeVisible();
  await set('brand', '214');
  await expect(page.getByRole('button', { name: /^Exhaust/ }).first()).toBeVisible();
  await expect(page.locator('sb-sizer [data-theme]')).toHaveCount(1);
});

test('every script of it carries the nonce that the policy of the page requires', async ({ page }) => {
  const policy = STRICT_POLICY.replace(`script-src ${SITE_URL}`, "script-src 'nonce-of-this-page'");
  await open(page, { attributes: SEARCH, policy, nonce: 'of-this-page' });
  await expect(airflow(page)).toBeVisible();
  await fillDuty(page);
  await findFans(page);
});

test('no style of the page reaches it and none of its own gets out, under a strict policy as well', async ({
  page,
}) => {
  await open(page, { attributes: SEARCH, policy: STRICT_POLICY });
  await expect(airflow(page)).toBeVisible();
  const look = await airflow(page).evaluate((input) => getComputedStyle(input).fontSize);
  expect(look).toBe('13px');
  await expect(page.locator('head style, head link[rel=stylesheet]')).toHaveCount(0);
});

test('a careless page leaves its colours, fonts and sizes alone, and its popups open inside it', async ({ page }) => {
  await open(page, { attributes: SEARCH, style: RUDE_STYLE });
  await expect(airflow(page)).toBeVisible();
  const look = await airflow(page).evaluate((input) => {
    const { color, letterSpacing, textAlign, fontStyle } = getComputedStyle(input);
    return { color, letterSpacing, textAlign, fontStyle };
  });
  expect(look).toEqual({ color: 'rgb(36, 36, 36)', letterSpacing: 'normal', textAlign: 'start', fontStyle: 'normal' });
  await fillDuty(page);
  await findFans(page);
  await page.getByRole('button', { name: /All lines/ }).click();
  await expect(page.locator('sb-sizer [data-portal-node]').first()).toBeAttached();
  await page.keyboard.press('ArrowDown');
  const focused = await page.evaluate(() => document.querySelector('sb-sizer')?.shadowRoot?.activeElement?.role);
  expect(focused).toMatch(/^menuitem/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await page.locator('head style').count()).toBe(1);
  await expect(page.locator('body > :not(sb-sizer, h1, script, [data-tabster-dummy])')).toHaveCount(0);
});

test('sizes in a sandboxed frame and without cookies of third parties, and says what a stricter sandbox takes from it', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
  foreign = await serveForeignPage({ attributes: RESULTS });
  const frameOf = (title: string, sandbox: string) =>
    `<iframe title="${title}" sandbox="${sandbox}" width="1000" height="700" src="/"></iframe>`;
  const body = frameOf('With its origin', 'allow-scripts allow-same-origin') + frameOf('Without', 'allow-scripts');
  await page.route(`${foreign.url}/frames`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${foreign.url}/frames`);
  const sizer = page.frameLocator('iframe[title="With its origin"]');
  await expect(sizer.getByTestId('result-row').first()).toBeVisible();
  await expect(page.frameLocator('iframe[title="Without"]').getByRole('alert')).toContainText(
    /not yet allowed to show the fan sizer/,
  );
  expect(await page.context().cookies()).toEqual([]);
});

test('tells the page what is found and configured, and sizes for it', async ({ page }) => {
  await open(page, { attributes: 'brand="1" currency="CAD"' });
  const found = await page.evaluate(async () => {
    const element = document.querySelector('sb-sizer') as unknown as {
      size(criteria: object): Promise<{ count: number; criteria: { cfm: number } }>;
    } & HTMLElement;
    Object.assign(window, { received: [] });
    for (const name of ['sb-results', 'sb-item']) {
      element.addEventListener(name, (event) =>
        (window as unknown as { received: unknown[] }).received.push([name, (event as CustomEvent).detail]),
      );
    }
    await customElements.whenDefined('sb-sizer');
    return element.size({ category: 1, sub: 2, cfm: 2000, sp: 0.5 });
  });
  expect(found.count).toBeGreaterThan(3);
  expect(found.criteria).toMatchObject({ category: 1, cfm: 2000, sp: 0.5 });
  const configure = page.getByRole('button', { name: /^Configure/ }).first();
  await configure.click();
  await page.getByRole('checkbox', { name: /^Gravity backdraft damper/ }).check();
  await expect(page.getByTestId('rerate-notice')).toContainText(/Re-rated/);
  const received = await page.evaluate(() => (window as unknown as { received: [string, never][] }).received);
  expect(received[0]?.[0]).toBe('sb-results');
  const items = received.filter(([name]) => name === 'sb-item').map(([, detail]) => detail as SbSizerItem);
  expect(items.at(-1)).toMatchObject({ currency: 'CAD', figures: { cfm: expect.any(Number) } });
  expect(items.at(-1)?.options.some(({ name }) => name.startsWith('Gravity backdraft damper'))).toBe(true);
  expect(items.at(-1)?.price).toBeGreaterThan(items[0]?.price ?? Number.POSITIVE_INFINITY);
  const last = await page.evaluate(() => (document.querySelector('sb-sizer') as unknown as SbSizerElement).item());
  expect(last).toEqual(items.at(-1));
});

test.describe('a sizer that does not come', () => {
  const REASONS = {
    allowed: /not yet allowed to show the fan sizer/,
    policy: /security policy blocks the fan sizer/,
    brand: /does not know the brand/,
    server: /has a problem on its side/,
    offline: /cannot be reached/,
  };

  test('says that the origin is not allowed', async ({ page }) => {
    foreign = await serveForeignPage({ port: STRANGER_PORT });
    await page.goto(foreign.url);
    await expect(page.getByRole('alert')).toContainText(REASONS.allowed);
  });

  test('says that the policy of the page forbids it', async ({ page, complaints }) => {
    await open(page, { policy: `script-src ${SITE_URL}; connect-src 'self'` });
    await expect(page.getByRole('alert')).toContainText(REASONS.policy);
    // The browser's own words for it.
    complaints.all.splice(0);
  });

  test('says that the brand is unknown', async ({ page }) => {
    await open(page, { attributes: 'brand="2"' });
    await expect(page.getByRole('alert')).toContainText(REASONS.brand);
  });

  test('says that the server has a problem, and comes when that is over', async ({ page }) => {
    await page.route('**/registry.json', (route) =>
      route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
    );
    await open(page, { attributes: SEARCH });
    await expect(page.getByRole('alert')).toContainText(REASONS.server);
    await page.unroute('**/registry.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(airflow(page)).toBeVisible();
  });

  test('says that there is no connection', async ({ page, context }) => {
    await open(page);
    await expect(page.getByRole('button', { name: /^Exhaust fans/ })).toBeVisible();
    await context.setOffline(true);
    await page.evaluate(() => document.querySelector('sb-sizer')?.setAttribute('brand', '2'));
    await expect(page.getByRole('alert')).toContainText(REASONS.offline);
    await context.setOffline(false);
  });
});
