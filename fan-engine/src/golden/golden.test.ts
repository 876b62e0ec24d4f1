import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CATALOGUE_VERSION, ENGINE_VERSION, PRICE_BOOK_VERSION } from '../versions.ts';
import { goldenText } from './golden-text.ts';

interface Golden {
  readonly engine: string;
  readonly catalogue: string;
  readonly priceBook: string;
  readonly sha256: string;
}

const golden = JSON.parse(readFileSync(new URL('./golden.generated.json', import.meta.url), 'utf8')) as Golden;

/** A change of any figure shows here; `npm run golden` accepts it, which asks for a new version. */
describe('the same input gives the same output', () => {
  it('letter for letter, as recorded for this version of engine, catalogue and prices', () => {
    const { engine, catalogue, priceBook, sha256 } = golden;
    expect([engine, catalogue, priceBook]).toEqual([ENGINE_VERSION, CATALOGUE_VERSION, PRICE_BOOK_VERSION]);
    expect(createHash('sha256').update(goldenText()).digest('hex')).toBe(sha256);
  });

  it('however often it is asked', () => {
    expect(goldenText()).toBe(goldenText());
  });
});
