import { BUDGETS } from './measure/budgets.ts';
import { countEmbed } from './measure/embed-traffic.ts';
import { countStartPage } from './measure/start-page-traffic.ts';
import { measureSwitches } from './measure/switches.ts';
import { MEASURED_PORT, SITE_URL } from './site/addresses.ts';
import { serveForeignPage } from './site/foreign-page.ts';
import { expect, test } from './site/page.ts';
import { signIn } from './site/sign-in.ts';

test.describe('Budgets', () => {
  test('a first visit to the start page stays within its bytes, requests and layout shift', async ({ browser }) => {
    const visit = await countStartPage(browser, SITE_URL);
    const { startPage } = BUDGETS;
    const list = visit.addresses.join('\n');
    expect(visit.contentBytes, list).toBeLessThanOrEqual(startPage.contentBytes);
    expect(visit.fontAndPictureBytes, list).toBeLessThanOrEqual(startPage.fontAndPictureBytes);
    expect(visit.requests, list).toBeLessThanOrEqual(startPage.requests);
    expect(visit.cumulativeLayoutShift).toBeLessThanOrEqual(startPage.cumulativeLayoutShift);
  });

  test("a search on an integrator's page stays within its bytes and requests", async ({ browser }) => {
    const foreign = await serveForeignPage({
      port: MEASURED_PORT,
      attributes: 'start="/fans/sizer/search?category=1&sub=0"',
    });
    try {
      const { bytes, requests, addresses } = await countEmbed(browser, foreign.url);
      const list = [`${requests} requests, ${bytes} bytes`, ...addresses].join('\n');
      expect(bytes, list).toBeLessThanOrEqual(BUDGETS.embed.bytes);
      expect(requests, list).toBeLessThanOrEqual(BUDGETS.embed.requests);
    } finally {
      await foreign.close();
    }
  });

  test('200 switches between areas leave nothing behind', async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, 'engineer');
    const { switches } = BUDGETS;
    const growth = await measureSwitches(page, switches.count);
    expect(growth.nodes).toBeLessThanOrEqual(switches.nodes);
    expect(growth.listeners).toBeLessThanOrEqual(switches.listeners);
    expect(growth.heapMegabytes).toBeLessThanOrEqual(switches.heapMegabytes);
  });
});
