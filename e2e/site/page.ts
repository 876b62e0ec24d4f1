import { test as base, expect, type Page } from '@playwright/test';

/** What a browser reports on a page that nobody ought to see there. */
export interface Complaints {
  readonly all: string[];
}

/** A test whose page must end without script errors or content policy violations. */
export const test = base.extend<{ readonly complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const all: string[] = [];
      page.on('pageerror', (error) => all.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) all.push(message.text());
      });
      await use({ all });
      expect(all).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
