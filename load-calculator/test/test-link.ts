import type { ProductLink } from '../src/product-link/product-link.ts';

/** A product that never responds and records which titles were shown. */
export function testLink() {
  const titles: (string | null)[] = [];
  const link: ProductLink = {
    siteData: () => new Promise(() => undefined),
    followTheme: () => undefined,
    followLanguage: () => undefined,
    showTitle: (title) => void titles.push(title),
  };
  return { link, titles };
}
