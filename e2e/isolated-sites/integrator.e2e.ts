import { serveForeignPage } from '../site/foreign-page.ts';
import { expect, test } from '../site/page.ts';
import { fillDuty, findFans } from '../site/sizer.ts';

test('[DSN-007] a third-party page loads only the sizer, and a guest sizes and configures a fan there', async ({
  page,
}) => {
  const foreign = await serveForeignPage();
  const remotes = new Set<string>();
  page.on('request', (request) => {
    const remote = /\/(remotes\/[^/]+|shell)\//.exec(request.url())?.[1];
    if (remote !== undefined) remotes.add(remote);
  });
  try {
    await page.goto(foreign.url);
    const upblast = page.getByRole('button', { name: 'Search Upblast/Downblast' });
    const exhaust = page.getByRole('button', { name: /^Exhaust fans/ });
    await expect(exhaust).toBeVisible();
    if ((await exhaust.getAttribute('aria-expanded')) === 'false') await exhaust.click();
    await upblast.click();
    await fillDuty(page);
    await findFans(page);
    await page
      .getByRole('button', { name: /^Configure/ })
      .first()
      .click();
    const damper = page.getByRole('checkbox', { name: /^Gravity backdraft damper/ });
    await damper.check();
    await expect(page.getByTestId('rerate-notice')).toContainText(/Re-rated/);
    await expect(page.getByRole('button', { name: 'Save to project' })).toHaveCount(0);
    expect(page.url()).toBe(`${foreign.url}/`);
    expect([...remotes]).toEqual(['remotes/mf-sizer']);
  } finally {
    await foreign.close();
  }
});
