import { exhaust } from '../../test/fixtures/specifications.ts';
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { PriceBook } from '../options/price-book.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import type { ExhaustSupplyRow, Selection } from './result.ts';
import { select } from './select.ts';

const LINES = DEMO_CATALOGUE.lines.filter(({ supply }) => supply === undefined);
const MAX_SIZES = Math.max(...LINES.map(({ wheelSizesIn }) => wheelSizesIn.length));

function catalogueWith(lines: readonly CatalogueLine[]): Catalogue {
  const { priceBook, ...rest } = DEMO_CATALOGUE;
  return catalogueOf({ ...rest, lines, priceBook: new PriceBook(priceBook.options) });
}

/** Catalogues of the same lines, each of which has one size of each of them. */
const ALONE = Array.from({ length: MAX_SIZES }, (_, index) =>
  catalogueWith(
    LINES.flatMap((line) => {
      const diameterIn = line.wheelSizesIn[index];
      return diameterIn === undefined ? [] : [{ ...line, wheelSizesIn: [diameterIn] }];
    }),
  ),
);

/** What is said of each model, without what compares it with others. */
function saidOf({ results, excluded }: Selection<ExhaustSupplyRow>): ReadonlyMap<string, unknown> {
  const said = new Map<string, unknown>();
  for (const { rankReason, isRecommended, ...row } of results) said.set(`fits ${row.fanUnitId}`, row);
  for (const item of excluded) said.set(`not ${item.modelCode} ${item.driveText}`, item);
  return said;
}

describe('What a size is tried with', () => {
  const duties: readonly Partial<ExhaustSupplySpecification>[] = [
    { cfm: 800, sp: 0.25 },
    { cfm: 3000, sp: 0.5, isPremiumEfficiency: true },
    { cfm: 9000, sp: 1.5, airflowToleranceBelow: 10 },
    { cfm: 25_000, sp: 2.5, altitude: 5000 },
  ];

  it.each(duties)('is not what the sizes before it left: %j', (duty) => {
    const specification = exhaust(duty);
    const together = saidOf(select(specification, catalogueWith(LINES)));
    const alone = ALONE.flatMap((catalogue) => [...saidOf(select(specification, catalogue))]);
    expect(alone.length).toBeGreaterThan(100);
    expect(together).toEqual(new Map(alone));
  });
});
