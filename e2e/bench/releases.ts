import { type Browser, expect, type Page } from '@playwright/test';
import { median } from '../measure/statistics.ts';
import { BROKEN_RELEASES } from '../site/broken-releases.ts';
import { release } from '../site/build-remote.ts';
import { startIsolatedSite } from '../site/isolated-site.ts';
import { keepSignIn } from '../site/sign-in.ts';
import type { Metric } from './value.ts';

const PROFILE = '/accounts/edit';
const RUNS = 5;
const RENAMED = { file: '../languages/en/mf-account.json', from: 'Save profile', to: 'Keep profile' };

/** What a team and its visitors wait for: a release in a tab that is open, the way back, and what a broken one costs. */
export async function benchReleases(browser: Browser): Promise<Metric[]> {
  const site = await startIsolatedSite();
  try {
    const signedIn = await keepSignIn(browser, 'admin', site.url);
    const page = await browser.newPage();
    await signedIn.takeUp(page);
    const mayChange = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
    await page.goto(`${site.url}${PROFILE}`);
    const { authorization = '' } = (await mayChange).headers();
    const ship = (version: string, change: typeof RENAMED) =>
      release({ siteDir: site.siteDir, packageName: 'mf-account', version, change });
    const step = (action: string, body: object) =>
      page.evaluate(takeStep, { url: `${site.url}/api/admin/remotes/mf-account/${action}`, authorization, body });

    await ship('1.0.1', RENAMED);
    await shown(page, 'Keep profile');
    const back: number[] = [];
    const inOpenTab: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      back.push(await step('rollback', { why: '' }));
      await shown(page, 'Save profile');
      const startedAt = performance.now();
      await step('activate', { version: '1.0.1', why: '' });
      await shown(page, 'Keep profile');
      inOpenTab.push(performance.now() - startedAt);
    }
    await step('rollback', { why: '' });
    const opened = async () => {
      const visitor = await browser.newPage();
      await signedIn.takeUp(visitor);
      const startedAt = performance.now();
      await visitor.goto(`${site.url}${PROFILE}`);
      await expect(visitor.getByRole('button', { name: 'Save profile' })).toBeVisible();
      const took = performance.now() - startedAt;
      await visitor.close();
      return took;
    };
    const times = async () => median(await inTurn(RUNS, opened));
    const good = await times();
    await ship('1.0.2', BROKEN_RELEASES.throwsAtMount);
    const broken = await times();
    return [
      { what: 'Going back until the registry says so, one call', value: Math.max(...back), unit: 'ms', limit: 1000 },
      { what: 'A release until an open tab shows it at its next visits', value: median(inOpenTab), unit: 'ms' },
      { what: 'A version that throws at mount: longer until the area is shown', value: broken - good, unit: 'ms' },
    ];
  } finally {
    await site.stop();
  }
}

/** Goes to another area and back, as its user does, until the profile has this button. */
async function shown(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(visit, '/start');
    await page.evaluate(visit, PROFILE);
    await expect(page.getByRole('button', { name })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000, intervals: [0] });
}

async function inTurn(count: number, work: () => Promise<number>): Promise<number[]> {
  const done: number[] = [];
  for (let run = 0; run < count; run++) done.push(await work());
  return done;
}

function visit(to: string): void {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}

interface Step {
  readonly url: string;
  readonly authorization: string;
  readonly body: object;
}

/** ms from the call until a fresh registry names what the response names. */
async function takeStep({ url, authorization, body }: Step): Promise<number> {
  const startedAt = performance.now();
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { active } = (await response.json()) as { readonly active: string };
  for (;;) {
    const { remotes } = (await (await fetch('/registry.json', { cache: 'no-store' })).json()) as {
      readonly remotes: readonly { readonly name: string; readonly active: { readonly version: string } }[];
    };
    if (remotes.some(({ name, active: { version } }) => name === 'mf-account' && version === active)) break;
  }
  return performance.now() - startedAt;
}
