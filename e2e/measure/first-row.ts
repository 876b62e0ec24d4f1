import type { Page } from '@playwright/test';
import { fillDuty, openUpblastSearch } from '../site/sizer.ts';
import { NAME_HELPER } from './name-helper.ts';

/** The search of the measurement, with everything but the airflow filled in. */
export async function openSearch(page: Page, siteUrl: string): Promise<void> {
  await page.addInitScript(NAME_HELPER);
  await openUpblastSearch(page, siteUrl);
  await fillDuty(page);
}

/** ms from the click on Find until the first row of the new result is painted. */
export async function measureFirstRow(page: Page, cfm: number): Promise<number> {
  const airflow = page.getByLabel('Airflow').first();
  await airflow.fill(String(cfm));
  await airflow.press('Tab');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const resultId = () => new URL(location.href).searchParams.get('r');
        const before = resultId();
        const run = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Find fans');
        if (run === undefined) throw new Error('The page has no button Find fans');
        const startedAt = performance.now();
        const look = (): void => {
          const isNew = resultId() !== before && document.querySelector('[data-testid="result-row"]') !== null;
          // The first task after this frame is painted, before those that draw what comes later.
          const painted = () => resolve(performance.now() - startedAt);
          if (isNew) void scheduler.postTask(painted, { priority: 'user-blocking' });
          else requestAnimationFrame(look);
        };
        run.click();
        requestAnimationFrame(look);
      }),
  );
}
