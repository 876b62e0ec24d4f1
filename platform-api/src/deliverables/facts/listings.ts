import { DEMO_CATALOGUE } from '@specbuilder/fan-engine';
import type { DeliverableItem } from '../subject/subject.ts';

/** Lines that are made up for the demonstration: no laboratory lists them. */
const DEMONSTRATION_CODES = new Set([...DEMO_CATALOGUE.lines, ...DEMO_CATALOGUE.hvlsLines].map(({ code }) => code));

/** Standards that an item is listed to; in brackets, as choices of a specification are, where its line is a demonstration. */
export function listingsOf({ product }: Pick<DeliverableItem, 'product'>): string[] {
  if (product === null) return [];
  const { code, listings = [] } = product.line;
  return DEMONSTRATION_CODES.has(code) ? listings.map((listing) => `[${listing}]`) : [...listings];
}
