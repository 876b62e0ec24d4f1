import { startIsolatedSite } from '../site/isolated-site.ts';
import { expect, test } from '../site/page.ts';
import { startTranslateService } from '../site/translate-service.ts';

test('[TRN-001] [TRN-002] a translation service from outside translates where its address is named, and the page lives on', async ({
  page,
}) => {
  test.slow();
  const service = await startTranslateService();
  const site = await startIsolatedSite({ TRANSLATE_SCRIPT_URL: service.scriptUrl, TRANSLATE_LANGUAGES: 'eo' });
  try {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(service.scriptUrl)) scripts.push(request.url());
    });
    await page.goto(`${site.url}/start`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Size a fan');
    await expect.poll(() => scripts.length).toBe(1);
    await page.getByRole('button', { name: 'Language: EN' }).click();
    await page.getByRole('menuitemradio', { name: 'Esperanto' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading).toHaveText('«Size a fan»');
    // React takes away and brings back what the service has wrapped.
    await page
      .getByRole('button', { name: /Make-up air/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /Rooftop filtered/ }).first()).toBeVisible();
    // A reload begins in Esperanto, though the service draws its list of languages later.
    await page.reload();
    await expect(heading).toHaveText('«Size a fan»');
    await expect(page.getByTestId('toast')).toHaveCount(0);
  } finally {
    await site.stop();
    await service.close();
  }
});
