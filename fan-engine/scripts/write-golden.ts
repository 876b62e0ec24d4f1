import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { versionsOf } from '../src/catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../src/catalogue/demonstration.ts';
import { GOLDEN_IDS, goldenText, goldenTextOf } from '../test/golden/golden-text.ts';

const { engine, catalogue, priceBook } = versionsOf(DEMO_CATALOGUE);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Records what the engine says today; a figure that changed wants a new version of engine or catalogue beside it. */
const record = {
  engine,
  catalogue,
  priceBook,
  sha256: sha256(goldenText()),
  parts: Object.fromEntries(GOLDEN_IDS.map((id) => [id, sha256(goldenTextOf(id))])),
};
writeFileSync(new URL('../test/golden/golden.generated.json', import.meta.url), `${JSON.stringify(record, null, 2)}\n`);
