import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { CATALOGUE_VERSION, ENGINE_VERSION, PRICE_BOOK_VERSION } from '../src/catalogue/versions.ts';
import { GOLDEN_IDS, goldenText, goldenTextOf } from '../test/golden/golden-text.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Records what the engine says today; a figure that changed wants a new version in versions.ts beside it. */
const record = {
  engine: ENGINE_VERSION,
  catalogue: CATALOGUE_VERSION,
  priceBook: PRICE_BOOK_VERSION,
  sha256: sha256(goldenText()),
  parts: Object.fromEntries(GOLDEN_IDS.map((id) => [id, sha256(goldenTextOf(id))])),
};
writeFileSync(new URL('../test/golden/golden.generated.json', import.meta.url), `${JSON.stringify(record, null, 2)}\n`);
