import { type Catalogue, catalogueOf, DEMO_CATALOGUE } from '../../fan-engine/src/index.ts';
import { FanCategory } from '../../shared-contracts/src/domain/index.ts';

/** A line id has two digits in every fan id; a maker of that many sizes has about 100 in a line. */
const MAX_LINES = 99;
const SIZES_PER_LINE = 100;

/** An exhaust catalogue of many made-up sizes: the demonstration lines over and over, with wheels between theirs. */
export function syntheticCatalogue(sizes: number): Catalogue {
  const exhaust = DEMO_CATALOGUE.lines.filter(({ category }) => category === FanCategory.Exhaust);
  const each = Math.max(SIZES_PER_LINE, Math.ceil(sizes / MAX_LINES));
  const lines = Array.from({ length: Math.ceil(sizes / each) }, (_, index) => {
    const line = exhaust[index % exhaust.length];
    if (line === undefined) throw new Error('The catalogue has exhaust lines');
    const [small, large] = [line.wheelSizesIn[0] ?? 10, line.wheelSizesIn.at(-1) ?? 40];
    const count = Math.min(each, sizes - index * each);
    const wheelSizesIn = Array.from({ length: count }, (__, step) =>
      Number((small + ((large - small) * (step + 1)) / (count + 1)).toFixed(2)),
    );
    return { ...line, id: index + 1, wheelSizesIn: [...new Set(wheelSizesIn)] };
  });
  return catalogueOf({ ...DEMO_CATALOGUE, lines });
}
