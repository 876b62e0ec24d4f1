import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { versionsOf } from '../../src/catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../../src/catalogue/demonstration.ts';
import { GOLDEN_IDS, goldenTextOf } from './golden-text.ts';

interface Golden {
  readonly engine: string;
  readonly catalogue: string;
  readonly priceBook: string;
  /** Hash by duty or space, so that a change names where it shows. */
  readonly parts: Readonly<Record<string, string>>;
}

const golden = JSON.parse(readFileSync(new URL('./golden.generated.json', import.meta.url), 'utf8')) as Golden;

/** A change of any value shows here; `npm run golden` accepts it, which requires a new version. */
describe('the same input gives the same output', () => {
  it.each(GOLDEN_IDS)('letter for letter, for %s', (id) => {
    expect(createHash('sha256').update(goldenTextOf(id)).digest('hex')).toBe(golden.parts[id]);
  });

  it('is recorded for this version of engine, catalogue and prices', () => {
    const { engine, catalogue, priceBook } = golden;
    const versions = versionsOf(DEMO_CATALOGUE);
    expect([engine, catalogue, priceBook]).toEqual([versions.engine, versions.catalogue, versions.priceBook]);
  });
});
