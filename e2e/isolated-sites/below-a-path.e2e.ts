import type { Page } from '@playwright/test';
import { SITE_BELOW_PATH_PORT } from '../site/addresses.ts';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { expect, test } from '../site/page.ts';
import { SITE_PATH, startPathProxy } from '../site/path-proxy.ts';
import { fillSignIn } from '../site/sign-in.ts';

const URL_OF_SITE = `http://localhost:${SITE_BELOW_PATH_PORT}${SITE_PATH}`;

/** Everything that the page requests of its host but outside the path of the site. */
function requestsBeside(page: Page): readonly string[] {
  const beside: string[] = [];
  const note = (address: string) => {
    const { host, pathname } = new URL(address);
    if (host.endsWith(`:${SITE_BELOW_PATH_PORT}`) && !pathname.startsWith(`${SITE_PATH}/`)) beside.push(address);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return beside;
}

test.describe('Below a path of a host that has other sites too', () => {
  test.setTimeout(120_000);
  let site: IsolatedSite;
  test.beforeAll(async () => {
    site = await startIsolatedSite({ HOST: '127.0.0.1', PUBLIC_URL: URL_OF_SITE });
  });
  test.afterAll(() => site.stop());

  for (const isPathRemoved of [false, true]) {
    test(`a fan is found, configured and saved, where the proxy ${isPathRemoved ? 'removes' : 'keeps'} the path`, async ({
      page,
    }) => {
      const proxy = await startPathProxy(isPathRemoved);
      const beside = requestsBeside(page);
      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
      });
      const hub = page.waitForEvent('websocket', (socket) => socket.url().includes(`${SITE_PATH}/hub/`));
      try {
        await page.goto(`${URL_OF_SITE}/start`);
        await page
          .getByRole('link', { name: /^Exhaust fans/ })
          .or(page.getByRole('button', { name: /^Exhaust fans/ }))
          .first()
          .waitFor();
        await page.goto(`${URL_OF_SITE}/fans/sizer/search?category=1&sub=2&zip=60606&cfm=2000&sp=0.5&find=1`);
        await page
          .getByRole('button', { name: /^Configure/ })
          .first()
          .click();
        await expect(page).toHaveURL(new RegExp(`^${URL_OF_SITE}/fans/sizer/options/`));
        await page.getByRole('button', { name: 'Save to project' }).click();
        await expect(page).toHaveURL(new RegExp(`^${URL_OF_SITE}/identity/login`));
        await fillSignIn(page, 'engineer');
        const name = page.getByLabel(/^Project name/);
        const create = page.getByRole('dialog').getByRole('button', { name: 'Create New Project' });
        await expect(name.or(create)).toBeVisible();
        if (await create.isVisible()) await create.click();
        await name.fill(`Path ${isPathRemoved}`);
        await page.getByRole('button', { name: 'Create project' }).click();
        await expect(page.getByRole('heading', { name: `Path ${isPathRemoved}` })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`^${URL_OF_SITE}/projects/dashboard`));
        await page.reload();
        await expect(page.getByRole('heading', { name: `Path ${isPathRemoved}` })).toBeVisible();
        await hub;
        const links = page.getByRole('navigation').getByRole('link');
        for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^\/tools\/fans\//);
        expect((await page.context().cookies()).filter(({ path }) => !path.startsWith(SITE_PATH))).toEqual([]);
        expect([beside, failed]).toEqual([[], []]);
      } finally {
        await proxy.stop();
      }
    });
  }
});

test.describe('Behind a proxy that leads to the page and not to its files', () => {
  let site: IsolatedSite;
  test.beforeAll(async () => {
    site = await startIsolatedSite({ HOST: '127.0.0.1' });
  });
  test.afterAll(() => site.stop());

  test('the page says so, and reports it to the server', async ({ page }) => {
    const proxy = await startPathProxy(true);
    const message = page.waitForRequest((request) => request.url() === `${URL_OF_SITE}/start?not-loaded`);
    try {
      await page.goto(`${URL_OF_SITE}/start`);
      await expect(page.getByRole('alert')).toHaveText(/^This page did not load\./);
      expect((await (await message).response())?.status()).toBe(204);
    } finally {
      await proxy.stop();
    }
  });
});
