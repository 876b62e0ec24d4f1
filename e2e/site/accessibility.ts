import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fluent's tab lists keep two focus traps that no one reaches by tab or reader; axe sees hidden focusable elements. */
const FOCUS_TRAPS = '[data-tabster-dummy]';

/** Colours that are still fading in are not those that anybody reads. What waves for ever, as skeletons do, may. */
async function isAtRest(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/** What axe finds on a page at rest, with the places. */
export async function violationsOf(page: Page): Promise<string[]> {
  await isAtRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).exclude(FOCUS_TRAPS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  );
}
