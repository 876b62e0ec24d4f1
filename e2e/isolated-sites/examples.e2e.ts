import { serveExample } from '../site/example-page.ts';
import { expect, test } from '../site/page.ts';

for (const name of ['plain-page', 'react-18', 'vue-3', 'strict-policy']) {
  test(`the example ${name} sizes a fan for its page and receives the configured one`, async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (directive: string) => violations.push(directive));
    await page.addInitScript(() => {
      const { noteViolation } = window as unknown as { noteViolation(directive: string): void };
      document.addEventListener('securitypolicyviolation', (event) => noteViolation(event.effectiveDirective));
    });
    const example = await serveExample(name);
    try {
      await page.goto(example.url);
      const choice = page.getByRole('status').first();
      await page.getByRole('button', { name: '2,000 cfm at 0.5 in. wg' }).click();
      await expect(choice).toHaveText(/^\d+ fans$/);
      await page
        .getByRole('button', { name: /^Configure/ })
        .first()
        .click();
      await page.getByRole('checkbox', { name: /^Gravity backdraft damper/ }).check();
      await expect(page.getByTestId('rerate-notice')).toContainText(/Re-rated/);
      await expect(choice).toHaveText(/^K\w+: [\d.]+ USD$/);
      await expect(page.locator('script[src$="/embed/sizer.js"]')).toHaveCount(1);
      if (name === 'vue-3') {
        await page.getByLabel('Dark').check();
        await expect(page.locator('sb-sizer [data-theme="Dark"]').first()).toBeVisible();
      }
      expect(violations).toEqual([]);
    } finally {
      await example.close();
    }
  });
}
