import type { CatalogueDocument } from '../catalogue/catalogue-document.ts';

/** The content of a catalogue as text, whatever the order of its keys: the store keeps none. */
export function contentText(document: CatalogueDocument): string {
  return JSON.stringify(sorted(document));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
