import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../scripts/workspace/paths.mjs';
import { visitStartPage } from './measure/start-page.ts';
import { measureSwitches } from './measure/switches.ts';
import { SITE_URL } from './site/addresses.ts';
import { expect, test } from './site/page.ts';
import { signIn } from './site/sign-in.ts';

interface Budgets {
  readonly startPage: {
    readonly contentBytes: number;
    readonly fontAndPictureBytes: number;
    readonly requests: number;
    readonly cumulativeLayoutShift: number;
  };
  readonly switches: {
    readonly count: number;
    readonly nodes: number;
    readonly listeners: number;
    readonly heapMegabytes: number;
  };
}

const budgets = JSON.parse(readFileSync(path.join(WORKSPACE, 'budgets.json'), 'utf8')) as Budgets;

test.describe('Budgets', () => {
  test('a first visit to the start page stays within its bytes, requests and layout shift', async ({ browser }) => {
    const visit = await visitStartPage(browser, SITE_URL);
    const { startPage } = budgets;
    const list = visit.addresses.join('\n');
    expect(visit.contentBytes, list).toBeLessThanOrEqual(startPage.contentBytes);
    expect(visit.fontAndPictureBytes, list).toBeLessThanOrEqual(startPage.fontAndPictureBytes);
    expect(visit.requests, list).toBeLessThanOrEqual(startPage.requests);
    expect(visit.cumulativeLayoutShift).toBeLessThanOrEqual(startPage.cumulativeLayoutShift);
  });

  test('200 switches between areas leave nothing behind', async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, 'engineer');
    const growth = await measureSwitches(page, budgets.switches.count);
    expect(growth.nodes).toBeLessThanOrEqual(budgets.switches.nodes);
    expect(growth.listeners).toBeLessThanOrEqual(budgets.switches.listeners);
    expect(growth.heapMegabytes).toBeLessThanOrEqual(budgets.switches.heapMegabytes);
  });
});
