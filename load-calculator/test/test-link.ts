import type { UnitForLoad } from '@specbuilder/shared-contracts/domain';
import type { ProductLink } from '../src/product-link/product-link.ts';

/** A product that never responds and records which titles were shown and which units are to be sized. */
export function testLink() {
  const titles: (string | null)[] = [];
  const units: UnitForLoad[] = [];
  const link: ProductLink = {
    siteData: () => new Promise(() => undefined),
    followTheme: () => undefined,
    followLanguage: () => undefined,
    showTitle: (title) => void titles.push(title),
    sizeUnit: (unit) => void units.push(unit),
  };
  return { link, titles, units };
}
