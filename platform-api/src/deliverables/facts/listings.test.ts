import { DEMO_CATALOGUE } from '@specbuilder/fan-engine';
import { type Product, productsOf } from '@specbuilder/fan-engine/product';
import { listingsOf } from './listings.ts';

describe('standards that an item is listed to', () => {
  const listed = productsOf(DEMO_CATALOGUE).find(({ line }) => line.listings?.includes('UL 762'));

  it('are in brackets for a line of the demonstration, which no laboratory lists', () => {
    expect(listingsOf({ product: listed ?? null })).toContain('[UL 762]');
    expect(listingsOf({ product: null })).toEqual([]);
  });

  it('are facts for a line of a manufacturer', () => {
    const product = { ...listed, line: { ...listed?.line, code: 'LRB', listings: ['UL 705'] } } as Product;
    expect(listingsOf({ product })).toEqual(['UL 705']);
  });
});
