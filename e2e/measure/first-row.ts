import type { Page } from '@playwright/test';

/** ms from the click on Run until the first row of the new results is painted. */
export async function measureFirstRow(page: Page, cfm: number): Promise<number> {
  const airflow = page.getByLabel('Airflow').first();
  await airflow.fill(String(cfm));
  await airflow.press('Tab');
  const answered = page.waitForResponse((response) => response.url().includes('/api/sizefan/exhaust-supply'));
  const painted = page.evaluate(
    (airflowText) =>
      new Promise<number>((resolve) => {
        const run = [...document.querySelectorAll('button')].find((button) => /^Find/.test(button.textContent ?? ''));
        if (run === undefined) throw new Error('The page has no Find button');
        const startedAt = performance.now();
        const look = (): void => {
          const headline = document.querySelector('main h1')?.textContent ?? '';
          const isNew = headline.includes(airflowText) && document.querySelector('[data-testid="result-row"]') !== null;
          // The frame after the one that drew the row: then it is on the screen.
          if (isNew) requestAnimationFrame(() => resolve(performance.now() - startedAt));
          else requestAnimationFrame(look);
        };
        run.click();
        requestAnimationFrame(look);
      }),
    cfm.toLocaleString('en-US'),
  );
  await answered;
  return painted;
}
