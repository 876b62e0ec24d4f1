import type { Locator } from '@playwright/test';
import { followDevice, turnDevice, violationsInBothThemes, violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';
import { openSignedIn } from '../site/sign-in.ts';
import { configureFirstFan, fillDuty, findFans, openSearch, openUpblastSearch } from '../site/sizer.ts';

/** Every brand there is (BRD-001). */
const BRANDS = [1, 7, 17, 37, 170, 214];

/** The sales region that is open for each of them. */
const NATIONAL_OFFICE = 15;

/** Placeholders of loading contents are gone, and nothing in the panel needs sideways scrolling. */
async function isComplete(panel: Locator): Promise<void> {
  await expect(panel).toBeVisible();
  await expect(panel.locator('[data-testid^="panel-"] :is(button, input, [role="tab"])').first()).toBeVisible();
  const wide = await panel.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((part) => part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX))
      .map((part) => part.outerHTML.slice(0, 80)),
  );
  expect(wide).toEqual([]);
}

/** The dialogs that the sales office opens in its place. */
async function violationsBehindOffice(page: Page): Promise<void> {
  for (const [action, title] of [
    ['Change region', 'Find a sales region'],
    ['Request a correction', 'Correct this sales region'],
  ] as const) {
    await page.getByRole('dialog', { name: 'Sales office' }).getByRole('button', { name: action }).click();
    const panel = page.getByRole('dialog', { name: title });
    await isComplete(panel);
    expect(await violationsInBothThemes(page), title).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('button', { name: 'Sales Region #24' })
      .click();
    await isComplete(page.getByRole('dialog', { name: 'Sales office' }));
  }
}

test.describe('In the light and in the dark theme', () => {
  // Looking through a whole page takes axe ten seconds and more; four pages took 45 of 60 s on an idle machine.
  test.describe.configure({ timeout: 180_000 });
  test.beforeEach(async ({ context, baseURL }) => {
    await followDevice(context, baseURL ?? '');
    // Avoid the toast for a denied position: its bar moves for as long as the test waits for the page to be at rest.
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 41.8868, longitude: -87.6386 });
  });

  test('start, results, options and sign-in have no WCAG 2.2 AA violation that axe can see', async ({ page }) => {
    await openUpblastSearch(page);
    await fillDuty(page);
    await findFans(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await configureFirstFan(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.goto('/start');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('User name')).toBeVisible();
    // A page of the server: its theme comes with it, by the cookie.
    for (const theme of ['Light', 'Dark']) {
      await page.context().addCookies([{ name: 'SB.activeTheme', value: theme, url: page.url() }]);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
      await expect(page.getByLabel('User name')).toBeVisible();
      expect(await violationsOf(page), theme).toEqual([]);
    }
  });

  test('the search and options of a rooftop unit have none either', async ({ page }) => {
    await openSearch(page, 'HVAC units', 'Cooling with gas heat');
    await fillDuty(page, 4000, '1');
    await page.getByLabel('Temperature rise').fill('45');
    await page.getByLabel('Nominal cooling').fill('10');
    await page.getByLabel('Outdoor air %').fill('30');
    await findFans(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Configure/ })
      .first()
      .click();
    await expect(page.getByTestId('price-foot')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  test.describe('for a visitor of the national office', () => {
    // A brand without the stored region looks for another one, and its toast comes while the test looks at the page.
    test.use({ knownRegion: NATIONAL_OFFICE });

    test('[BRD-003] [BRD-006] [BRD-021] each brand shows its own name, logo and colours, and none of them fails', async ({
      page,
    }) => {
      const names = new Set<string>();
      const colors = new Set<string>();
      for (const brand of BRANDS) {
        await page.goto(`/start?ManufacturerLabelId=${brand}`);
        await expect(page).toHaveURL(/\/start$/);
        await expect(page.getByRole('button', { name: /^Exhaust fans/ })).toBeVisible();
        const copyright = await page.getByText(/^© 2026/).innerText();
        names.add(copyright.split(' · ')[0] ?? '');
        const signIn = page.getByRole('button', { name: 'Sign in' });
        for (const scheme of ['dark', 'light'] as const) {
          await turnDevice(page, scheme);
          colors.add(`${scheme} ${await signIn.evaluate((button) => getComputedStyle(button).backgroundColor)}`);
        }
        expect(await violationsInBothThemes(page), `brand ${brand}`).toEqual([]);
      }
      expect(names.size).toBe(BRANDS.length);
      expect(colors.size).toBe(2 * BRANDS.length);
    });
  });

  test('no panel, dialog or menu of the shell has one while it is open', async ({ page }) => {
    await openSignedIn(page, 'sales');
    const item = (name: string) =>
      page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name, exact: true });
    const toolbar = page.getByRole('banner');
    for (const [opener, title] of [
      [item('Tell us what you think!'), 'Tell us what you think!'],
      [item('Request Project Assistance'), 'Request Project Assistance'],
      [item("See What's New"), "What's New"],
      [item('Sales Region #24'), 'Sales office'],
      [toolbar.getByRole('button', { name: 'Choose a theme' }), 'Theme'],
    ] as const) {
      await opener.click();
      const panel = page.getByRole('dialog', { name: title });
      await isComplete(panel);
      expect(await violationsInBothThemes(page), title).toEqual([]);
      if (title === 'Sales office') await violationsBehindOffice(page);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
    for (const name of [/^Currency: /, /^Language: /, /^Account of/]) {
      await toolbar.getByRole('button', { name }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await violationsInBothThemes(page), String(name)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    }
    await toolbar.getByRole('button', { name: /^Language: / }).click();
    await page.getByRole('menuitemradio', { name: 'Traducir al Español' }).click();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
    expect(await violationsInBothThemes(page), 'the question before a translation').toEqual([]);
  });

  test('dashboard, activity, alerts and profile have none either', async ({ page }) => {
    await openSignedIn(page, 'sales');
    for (const path of ['/projects/dashboard', '/region-management', '/region-management/alerts', '/accounts/edit']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violationsInBothThemes(page), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'Edit company' }).click();
    await page.getByLabel('Postal code').fill('00000');
    await expect(page.getByText('Please enter a valid postal code')).toBeVisible();
    expect(await violationsInBothThemes(page), 'the form of the company').toEqual([]);
  });
});
