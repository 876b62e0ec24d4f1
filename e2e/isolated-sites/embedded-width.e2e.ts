import type { Page } from '@playwright/test';
import { serveForeignPage } from '../site/foreign-page.ts';
import { expect, test } from '../site/page.ts';
import { fillDuty, findFans } from '../site/sizer.ts';

const COLUMN = (width: number) =>
  `<main style="width: ${width}px; margin: 24px"><sb-sizer start="/fans/sizer/search?category=1&sub=2"></sb-sizer></main>`;

/** What reaches beyond the element, that it would be cut off or lie over the page beside it. */
const beyondEdge = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('sb-sizer') as HTMLElement;
    const { left, right } = host.getBoundingClientRect();
    const [frame] = host.shadowRoot?.querySelectorAll('.frame') ?? [];
    const scrolls = (element: Element): boolean =>
      element !== frame &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement as Element));
    return [...(frame?.querySelectorAll('*') ?? [])]
      .filter((element) => element.checkVisibility() && !scrolls(element.parentElement as Element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.right > right + 1 || box.left < left - 1))
      .map(({ element, box }) => `${element.tagName} ${element.textContent?.slice(0, 40)} ${box.left}-${box.right}`);
  });

for (const [column, window] of [
  [390, 1440],
  [360, 1440],
  [358, 390],
  [700, 1440],
] as const) {
  test(`a column of ${column} px in a window of ${window} px holds the whole sizer`, async ({ page }) => {
    await page.setViewportSize({ width: window, height: 900 });
    const foreign = await serveForeignPage({ body: COLUMN(column), style: 'body { margin: 0; }' });
    try {
      await page.goto(foreign.url);
      await page.getByTestId('criteria-summary').click();
      await fillDuty(page);
      await findFans(page);
      expect(await beyondEdge(page)).toEqual([]);
      await page
        .getByRole('button', { name: /^Configure/ })
        .first()
        .click();
      await expect(page.getByRole('checkbox', { name: /^Gravity backdraft damper/ })).toBeVisible();
      expect(await beyondEdge(page)).toEqual([]);
    } finally {
      await foreign.close();
    }
  });
}
