import { BUDGETS } from './measure/budgets.ts';
import { countStartPage } from './measure/start-page-traffic.ts';
import { measureSwitches } from './measure/switches.ts';
import { SITE_URL } from './site/addresses.ts';
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
