import { expect, test } from '../site/page.ts';
import { fillDuty, findFans, openUpblastSearch } from '../site/sizer.ts';

test.describe('A visitor reads the product in Spanish', () => {
  test('[TRN-001] [TRN-003] [TRN-004] [TRN-006] [CON-010] after the disclaimer, over a reload, and back to English', async ({
    page,
    context,
  }) => {
    await page.goto('/start');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Size a fan');
    await page.getByRole('button', { name: 'Language: EN' }).click();
    await page.getByRole('menuitemradio', { name: 'Traducir al Español' }).click();
    const disclaimer = page.getByRole('alertdialog');
    await expect(disclaimer).toContainText('servicio de un tercero');
    await disclaimer.getByRole('button', { name: 'Continuar' }).click();
    await expect(heading).toHaveText('¿Qué necesita el espacio?');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect((await context.cookies()).find(({ name }) => name === 'googtrans')?.value).toBe('/en/es');

    await page.reload();
    await expect(heading).toHaveText('¿Qué necesita el espacio?');
    await page.getByRole('button', { name: 'Idioma: ES' }).click();
    await page.getByRole('menuitemradio', { name: 'Switch to English' }).click();
    await expect(heading).toHaveText('Size a fan');
    expect((await context.cookies()).some(({ name }) => name === 'googtrans')).toBe(false);
  });

  test('[TRN-005] not without saying yes', async ({ page }) => {
    await page.goto('/start');
    await page.getByRole('button', { name: 'Language: EN' }).click();
    await page.getByRole('menuitemradio', { name: 'Traducir al Español' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Size a fan');
  });

  test('[TRN-001] and sizes a fan there while the page keeps changing', async ({ page }) => {
    await openUpblastSearch(page);
    await fillDuty(page);
    await page.getByRole('button', { name: 'Language: EN' }).click();
    await page.getByRole('menuitemradio', { name: 'Traducir al Español' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('button', { name: 'Buscar ventiladores' })).toBeVisible();
    await findFans(page);
    await expect(page.getByText(/tamaños sirven|sirven$/).first()).toBeVisible();
    const configure = page.getByRole('button', { name: /^Configurar/ }).first();
    await configure.click();
    await expect(page.getByRole('button', { name: 'Guardar en proyecto' })).toBeVisible();
  });

  test('[SHL-028] [SHL-029] on a phone the navigation offers it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/start');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: 'Change Language' }).click();
    await expect(page.getByRole('button', { name: 'Traducir al Español' })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('button', { name: 'Change Language' })).toHaveCount(0);
  });
});

test('[TRN-008] an acronym on the start page says what it means, with the keyboard too', async ({ page }) => {
  await page.goto('/start');
  const term = page.locator('abbr', { hasText: 'CFM' }).first();
  await term.focus();
  await expect(page.getByText('Cubic feet per minute')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Cubic feet per minute')).toHaveCount(0);
  await expect(term).toBeFocused();
});
