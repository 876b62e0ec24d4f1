import { type Browser, expect, type Page } from '@playwright/test';
import { NAME_HELPER } from '../measure/name-helper.ts';
import { measureOptionChanges } from '../measure/option-changes.ts';
import { serverProcessorTimes, spentBetween } from '../measure/processor-time.ts';
import { quantile } from '../measure/statistics.ts';
import { fillDuty, findFans, openSearch } from '../site/sizer.ts';
import type { Metric } from './value.ts';

const ROUNDS = 20;
const CALLS = 200;
/** A change that another window has not shown by then is lost. */
const LOST_MS = 10_000;
const isServer = (commandLine: string) => commandLine.includes('/platform-api/dist/');

/** Changes of the options of a rooftop unit, the longest list there is. */
export async function benchOptionsPage(browser: Browser, siteUrl: string): Promise<Metric[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  try {
    await page.addInitScript(NAME_HELPER);
    await openUnit(page, siteUrl);
    const count = await page.getByTestId('option-row').count();
    const options = ['Polyester powder coat', '5-year parts warranty'].map((name) =>
      page.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
    );
    await measureOptionChanges(page, options, 2);
    const { priceMs, interactionMs } = await measureOptionChanges(page, options, ROUNDS);
    const what = `Options page of ${count} options, ${ROUNDS * options.length} changes`;
    return [
      { what: `${what}: click to painted price, p50`, value: quantile(priceMs, 0.5), unit: 'ms' },
      { what: `${what}: click to painted price, p95`, value: quantile(priceMs, 0.95), unit: 'ms', limit: 100 },
      { what: `${what}: click to next paint, p95`, value: quantile(interactionMs, 0.95), unit: 'ms', limit: 60 },
      ...(await benchSecondWindow(page)),
      ...(await benchChangeCall(page, siteUrl)),
    ];
  } finally {
    await context.close();
  }
}

/** From a click in one window of a visitor until their other window shows the change. */
async function benchSecondWindow(page: Page): Promise<Metric[]> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const option = (window: Page) => window.getByRole('checkbox', { name: /^Polyester powder coat/ });
  await expect(option(other)).toBeVisible();
  const times: number[] = [];
  for (let index = 0; index < ROUNDS; index++) {
    const before = await option(other).isChecked();
    const startedAt = performance.now();
    await option(page).click();
    while ((await option(other).isChecked()) === before) {
      if (performance.now() - startedAt > LOST_MS) throw new Error('The other window did not show the change');
      await other.evaluate(() => new Promise(requestAnimationFrame));
    }
    times.push(performance.now() - startedAt);
    await expect(page.getByTestId('price-foot').getByText('Working')).toBeHidden();
  }
  await other.close();
  const what = `A change in another window of the visitor, ${ROUNDS} changes`;
  return [{ what: `${what}: p95`, value: quantile(times, 0.95), unit: 'ms', limit: 1000 }];
}

async function openUnit(page: Page, siteUrl: string): Promise<void> {
  await openSearch(page, 'HVAC units', 'Cooling with gas heat', siteUrl);
  await fillDuty(page, 4000, '1');
  for (const [label, value] of [
    ['Temperature rise', '45'],
    ['Outdoor air %', '30'],
    ['Nominal cooling', '10'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await findFans(page);
  await page
    .getByRole('button', { name: /^Configure/ })
    .first()
    .click();
  await expect(page.getByTestId('options-page')).toBeVisible();
}

/** The call behind a change, as the page makes it. */
async function benchChangeCall(page: Page, siteUrl: string): Promise<Metric[]> {
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && /\/option\//.test(request.url()));
  await page
    .getByRole('checkbox', { name: /^Extra set of belts|^Prewire package/ })
    .first()
    .click();
  const request = await sent;
  const { 'x-guest-key': guestKey = '' } = await request.allHeaders();
  // The open page would load each of these changes, which to it come from another user.
  await page.goto('about:blank');
  const address = `${siteUrl}${new URL(request.url()).pathname}`;
  const change = async (place: number) => {
    const startedAt = performance.now();
    const response = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-guest-key': guestKey },
      body: JSON.stringify({ selected: place % 2 === 0, trimmed: true, checksum: 0 }),
    });
    if (!response.ok) throw new Error(`${address} responded with ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
    return performance.now() - startedAt;
  };
  for (let index = 0; index < 20; index++) await change(index);
  const before = serverProcessorTimes(isServer);
  const times: number[] = [];
  for (let index = 0; index < CALLS; index++) times.push(await change(index));
  const spent = spentBetween(before, serverProcessorTimes(isServer));
  const what = `Change of an option, ${CALLS} calls`;
  return [
    { what: `${what}: p95`, value: quantile(times, 0.95), unit: 'ms' },
    ...(spent === null
      ? []
      : [{ what: `${what}: processor time of the servers a call`, value: spent / CALLS, unit: 'ms', limit: 15 }]),
  ];
}
