import { randomBytes, randomInt } from 'node:crypto';
import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, type Request, test } from '../site/page.ts';
import { nameOrChooseNewProject } from '../site/projects.ts';
import { openSignedIn } from '../site/sign-in.ts';

const item = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name });

const isPart = (request: Request, number: number) =>
  request.postDataBuffer()?.includes(`name="flowChunkNumber"\r\n\r\n${number}\r\n`) ?? false;

test.describe('A visitor who needs help', () => {
  test('[SHL-025] [SHL-072] [MSG-006] as a guest writes to the region of the session', async ({ page }) => {
    await page.goto('/start');
    await item(page, 'Request Project Assistance').click();
    const panel = page.getByRole('dialog', { name: 'Request Project Assistance' });
    await expect(panel.getByLabel(/^Name/)).toBeFocused();
    await expect(panel.getByText('to attach files')).toBeVisible();
    await panel.getByLabel(/^Name/).fill('Ana Ruiz');
    await panel.getByLabel(/^Email/).fill('ana@ruiz.example');
    await panel.getByLabel('Phone').fill('414.555.0136');
    await panel.getByLabel(/^How can we help/).fill('Which fan for a dishwasher hood?');
    await expect(panel.getByLabel('Phone')).toHaveValue('(414) 555-0136');
    const sent = page.waitForRequest('**/api/feedback/requestAssistance');
    await panel.getByRole('button', { name: 'Send request' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ projectId: null, phone: '(414) 555-0136' });
    await expect(page.getByTestId('toast')).toContainText('Request Successfully Sent');
    await expect(page.getByTestId('toast')).toContainText('A representative will reach out to your shortly.');
    await expect(panel).toBeHidden();
  });

  test('[UPL-001] [UPL-004] [API-029] as a user sends files along, in parts', async ({ page }) => {
    await openSignedIn(page, 'engineer');
    await item(page, 'Request Project Assistance').click();
    const panel = page.getByRole('dialog', { name: 'Request Project Assistance' });
    const parts: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/fs/files')) parts.push(`${response.request().method()} ${response.status()}`);
    });
    await panel.getByTestId('file-chooser').setInputFiles([
      {
        name: 'Level 3 ducts.dwg',
        mimeType: 'application/octet-stream',
        buffer: Buffer.concat([Buffer.from('AC1032'), randomBytes(2_500_000)]),
      },
      { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') },
    ]);
    await expect(panel.getByText('Uploaded')).toBeVisible();
    await expect(panel.getByText('Not accepted. Files of this type are not accepted.')).toBeVisible();
    expect(parts).toEqual(['POST 200', 'POST 200', 'POST 200']);
    await panel.getByRole('button', { name: 'Remove run.exe' }).click();
    await panel.getByLabel(/^How can we help/).fill('The ducts are attached.');
    const sent = page.waitForRequest('**/api/feedback/requestAssistance');
    await panel.getByRole('button', { name: 'Send request' }).click();
    expect((await sent).postDataJSON().fileIds).toHaveLength(1);
    await expect(page.getByTestId('toast')).toContainText('Request Successfully Sent');
  });

  test('a broken line keeps the parts, and Retry goes on from them', async ({ page }) => {
    await openSignedIn(page, 'engineer');
    await item(page, 'Request Project Assistance').click();
    const panel = page.getByRole('dialog', { name: 'Request Project Assistance' });
    await page.clock.install();
    let isBroken = true;
    await page.route('**/api/fs/files', (route) => {
      return isBroken && isPart(route.request(), 2) ? route.abort() : route.continue();
    });
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2_500_000, '%PDF-1.7\n') };
    const broken = page.waitForEvent('requestfailed');
    const kept = [1, 3].map((number) => page.waitForResponse((response) => isPart(response.request(), number)));
    await panel.getByTestId('file-chooser').setInputFiles(file);
    await Promise.all([broken, ...kept]);
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(panel.getByText('Connection lost. 2 of 3 parts kept')).toBeVisible({ timeout: 500 });
    }).toPass();
    isBroken = false;
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByText('Uploaded')).toBeVisible();
  });

  test('[SHL-026] [ERR-017] opens beside the page and keeps what was written when it could not be sent', async ({
    page,
  }) => {
    await page.route('**/api/feedback/submit', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/start?from=help');
    await item(page, 'Tell us what you think!').click();
    const panel = page.getByRole('dialog', { name: 'Tell us what you think!' });
    await panel.getByLabel(/^Your feedback/).fill('Clear curves');
    await panel.getByLabel(/^Name/).fill('Ana Ruiz');
    await panel.getByLabel(/^Email/).fill('ana@ruiz.example');
    const responded = page.waitForResponse('**/api/feedback/submit');
    await panel.getByRole('button', { name: 'Send feedback' }).click();
    const { currentUrl } = (await responded).request().postDataJSON();
    expect(new URL(currentUrl).search).toBe('?from=help');
    await expect(panel.getByLabel(/^Your feedback/)).toHaveValue('Clear curves');
    await expect(page.getByTestId('toast')).toHaveCount(0);
  });
});

test.describe('A visitor with a question', () => {
  for (const width of [1440, 390]) {
    test(`[FAQ-001] [FAQ-002] [FAQ-003] [SHL-032] finds the FAQ page from the navigation and sends a link to it at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/start');
      if (width === 390) await page.getByRole('button', { name: 'Open navigation' }).click();
      await page.getByRole('link', { name: 'Frequently Asked Questions' }).click();
      await expect(page).toHaveURL(/\/faqs$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Find a question' }).fill('reference fan');
      await page.getByText('What does FEI tell me?').click();
      await expect(page.getByText('the higher, the less energy')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      const link = page.getByRole('link', { name: 'Link to this question: What does FEI tell me?' });
      await page.goto((await link.getAttribute('href')) ?? '');
      await page.reload();
      await expect(page.getByText('the higher, the less energy')).toBeInViewport();
      await expect(page.getByText('Results show sones and dBA')).toBeHidden();
    });
  }

  test('[SHL-058] is led to the FAQ page by a toast at the bottom right, where the brand has it', async ({ page }) => {
    await page.route('**/api/settings?*', async (route) => {
      const response = await route.fetch();
      const settings = await response.json();
      settings.app.appFeatures.faqToastEnabled = true;
      await route.fulfill({ response, json: settings });
    });
    await page.goto('/start');
    const toast = page.getByTestId('toast').filter({ hasText: 'See our Frequently Asked Questions.' });
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(box?.x).toBeGreaterThan(width / 2);
    expect(box?.y).toBeGreaterThan(height / 2);
    await toast.getByRole('button', { name: 'View FAQs' }).click();
    await expect(page).toHaveURL(/\/faqs$/);
    await expect(page.getByText('Whom can I ask?')).toBeVisible();
  });
});

test.describe('Panels', () => {
  test('[SHL-045] leave the page usable: F6 goes between them, Escape gives the focus back', async ({ page }) => {
    await page.goto('/start');
    const opener = item(page, 'Tell us what you think!');
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'Tell us what you think!' });
    const text = panel.getByLabel(/^Your feedback/);
    await expect(text).toBeFocused();
    await page.keyboard.press('F6');
    await expect(opener).toBeFocused();
    await page.keyboard.press('F6');
    await expect(text).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('[SHL-045] a dialog and a menu of the toolbar give the focus back with Escape', async ({ page }) => {
    await page.goto('/start');
    const office = item(page, 'Sales Region #24');
    await office.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sales office' });
    await expect(dialog.getByRole('heading', { name: 'Sales Region #24' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(office).toBeFocused();
    const currency = page.getByRole('button', { name: 'Currency: USD' });
    await currency.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'US Dollar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(currency).toBeFocused();
  });

  test('leave what is beside them to the mouse', async ({ page }) => {
    await page.goto('/start');
    await item(page, 'Tell us what you think!').click();
    await expect(page.getByRole('dialog', { name: 'Tell us what you think!' })).toBeVisible();
    const tile = page.getByRole('button', { name: /Exhaust/ }).first();
    const box = await tile.boundingBox();
    if (box === null) throw new Error('The tile is not drawn');
    // A click by place, not by element: whatever lies over the tile would take it.
    const top = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent, [
      box.x + box.width / 2,
      box.y + box.height / 2,
    ] as const);
    expect(top).toContain('Exhaust');
  });

  test('whose frame does not come say so, and open when it can be had', async ({ page, context }) => {
    await page.goto('/start');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const lost = page.waitForEvent('requestfailed');
    await item(page, 'Tell us what you think!').click();
    await lost;
    // The notification may have to arrive over the same connection; it does as soon as there is one.
    await context.setOffline(false);
    await expect(page.getByTestId('toast')).toContainText('An error occurred. Please try again.');
    await item(page, 'Tell us what you think!').click();
    await expect(page.getByRole('dialog', { name: 'Tell us what you think!' })).toBeVisible();
  });

  test('[SHL-047] [SHL-069] [MSG-007] a sales user requests a correction of their own region', async ({ page }) => {
    await openSignedIn(page, 'sales');
    await item(page, 'Sales Region #24').click();
    await page
      .getByRole('dialog', { name: 'Sales office' })
      .getByRole('button', { name: /correct/i })
      .click();
    const panel = page.getByRole('dialog', { name: 'Correct this sales region' });
    await panel.getByLabel('City').fill('Elsewhere');
    const sent = page.waitForRequest('**/api/feedback/submitEditRequest');
    await panel.getByRole('button', { name: 'Send correction' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ regionNumber: 24, changeSet: { city: 'Elsewhere' } });
    await expect(page.getByTestId('toast')).toContainText('Your edit request has been submitted');
  });

  test('[SHL-043] a theme is chosen among those of the brand and that of the device', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/start');
    await page.getByRole('button', { name: 'Choose a theme' }).click();
    const panel = page.getByRole('dialog', { name: 'Theme' });
    await expect(panel.getByRole('radio', { name: /^Light/ })).toBeChecked();
    await panel.getByRole('radio', { name: /^Same as system/ }).check();
    await expect(page.locator('[data-theme="Dark"]').first()).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('[data-theme="Light"]').first()).toBeVisible();
  });

  test('[SHL-043] [SHL-050] equipment is added to the open project', async ({ page }) => {
    const project = `Harbor Point Clinic ${randomInt(1e6)}`;
    await openSignedIn(page, 'engineer');
    await page.goto('/projects/dashboard');
    await item(page, 'Create New Project').click();
    await expect(page.getByLabel('Project name')).toBeFocused();
    await nameOrChooseNewProject(page, project);
    await page.getByRole('button', { name: 'Add equipment' }).first().click();
    const panel = page.getByRole('dialog', { name: 'Add equipment' });
    await expect(panel.getByText(`For project ${project}`)).toBeVisible();
    await panel.getByRole('button', { name: 'Search all Exhaust fans' }).click();
    await expect(page).toHaveURL(/\/fans\/sizer\/search/);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: project })).toBeVisible();
  });
});

test.describe('A visitor who was here before', () => {
  test('[REL-001] [REL-007] [REL-010] [SHL-027] is notified of the new version and reads about it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const key = 'specbuilder-userContext.lastVersion';
      if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, '0.8.0');
    });
    await page.goto('/start');
    const toast = page.getByTestId('toast').filter({ hasText: 'has been updated to version' });
    await toast.getByText("See What's New").click();
    const dialog = page.getByRole('dialog', { name: "What's New" });
    await expect(dialog.getByText('2 releases since your last visit')).toBeVisible();
    await dialog.getByRole('tab', { name: /^0\.9\.0/ }).click();
    await expect(dialog.getByRole('region', { name: /^Version 0\.9\.0/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(item(page, "See What's New")).toBeVisible();
    await item(page, "See What's New").click();
    await expect(dialog.getByRole('tab').first()).toBeVisible();
    await expect(dialog.getByText(/since your last visit/i)).toHaveCount(0);
  });
});
