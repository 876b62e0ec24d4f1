import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { goldenText } from '../src/golden/golden-text.ts';
import { CATALOGUE_VERSION, ENGINE_VERSION, PRICE_BOOK_VERSION } from '../src/versions.ts';

/** Records what the engine says today; a figure that changed wants a new version in versions.ts beside it. */
const record = {
  engine: ENGINE_VERSION,
  catalogue: CATALOGUE_VERSION,
  priceBook: PRICE_BOOK_VERSION,
  sha256: createHash('sha256').update(goldenText()).digest('hex'),
};
writeFileSync(new URL('../src/golden/golden.generated.json', import.meta.url), `${JSON.stringify(record, null, 2)}\n`);
