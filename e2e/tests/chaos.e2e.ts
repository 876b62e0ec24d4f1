import type { Page, Route } from '@playwright/test';
import { AREAS } from '../site/areas.ts';
import { installClock, passTimeUntil } from '../site/clock.ts';
import { expect, test } from '../site/page.ts';
import { keepSignIn, type StoredSignIn } from '../site/sign-in.ts';

type Reply = (route: Route) => Promise<void>;

const unavailable: Reply = (route) => route.fulfill({ status: 503 });
/** It would run, were its hash not the published one. */
const altered: Reply = async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\nthrow new Error('ran though altered');` });
};
const ENTRY = /remoteEntry[^/]*\.js$/;

interface Fault {
  readonly name: string;
  readonly files: (remote: string) => RegExp;
  readonly result: Reply;
  /** Whether the page finds out by a time limit of its own. */
  readonly needsTime?: boolean;
}

const below = (remote: string, file: RegExp) => new RegExp(`/remotes/${remote}/.*${file.source}`);
/** Scripts of a remote beside its entry. */
const chunks = (remote: string) => new RegExp(`/remotes/${remote}/(?!.*${ENTRY.source}).*\\.js$`);

const FAULTS: readonly Fault[] = [
  { name: 'its entry returns 503', files: (remote) => below(remote, ENTRY), result: unavailable },
  { name: 'its chunks return 503', files: chunks, result: unavailable },
  { name: 'its entry was altered', files: (remote) => below(remote, ENTRY), result: altered },
  { name: 'its chunks were altered', files: chunks, result: altered },
  {
    name: 'it hangs',
    files: (remote) => below(remote, ENTRY),
    // No response ever: the page itself has to stop waiting.
    result: () => new Promise(() => undefined),
    needsTime: true,
  },
];

/** The record that the loader leaves of a remote that did not come. */
function failureRecord(page: Page, remote: string) {
  return page.waitForRequest((request) => {
    if (!request.url().endsWith('/api/telemetry/remotes')) return false;
    const { records } = request.postDataJSON() as { records: { remote: string; code: string }[] };
    return records.some((record) => record.remote === remote && record.code !== 'loaded');
  });
}

for (const { remote, user, path } of AREAS) {
  test.describe(`While ${remote} is broken`, () => {
    let kept: StoredSignIn;

    test.beforeAll(async ({ browser }, { project }) => {
      kept = await keepSignIn(browser, user, project.use.baseURL ?? '');
    });

    test.beforeEach(({ page }) => kept.takeUp(page));

    for (const fault of FAULTS) {
      test(`because ${fault.name}, the rest works and trying again brings it back`, async ({ page }) => {
        const files = fault.files(remote);
        if (fault.needsTime) await installClock(page);
        await page.route(files, fault.result);
        const recorded = failureRecord(page, remote);
        // A script that never comes holds up the load of the page.
        await page.goto(path, { waitUntil: fault.needsTime ? 'commit' : 'load' });
        const failure = page.getByRole('heading', { name: /did not load/ });
        if (fault.needsTime) await passTimeUntil(page, failure);
        await expect(failure).toBeVisible();
        await expect(page.getByText('The rest of the site works.')).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
        await recorded;
        await page.unroute(files);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(failure).toBeHidden();
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      });
    }

    test('because it throws while it is drawn, the rest works and trying again brings it back', async ({ page }) => {
      // Every area draws its heading; the shell has none of that level while an area is shown.
      await page.addInitScript(() => {
        const { createElement } = Document.prototype;
        Object.assign(window, { isBroken: true });
        Document.prototype.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
          if (name === 'h1' && 'isBroken' in window) throw new Error('broken on purpose');
          return createElement.call(this, name, options);
        } as typeof createElement;
      });
      const recorded = failureRecord(page, remote);
      await page.goto(path);
      const notice = page.getByRole('alert').filter({ hasText: 'This area ran into a problem' });
      await expect(notice).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
      await page.keyboard.press('Escape');
      await recorded;
      await page.evaluate(() => Reflect.deleteProperty(window, 'isBroken'));
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(notice).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
