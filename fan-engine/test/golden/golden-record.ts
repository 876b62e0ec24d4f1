import { createHash } from 'node:crypto';
import { versionsOf } from '../../src/catalogue/catalogue.ts';
import { DEMO_CATALOGUE, DEMO_DOCUMENT } from '../../src/catalogue/demonstration.ts';
import { contentText } from '../../src/catalogue-file/content-text.ts';
import { GOLDEN_IDS, goldenText, goldenTextOf } from './golden-text.ts';

export interface GoldenRecord {
  readonly engine: string;
  readonly catalogue: string;
  readonly priceBook: string;
  /** Hash of the catalogue's content. */
  readonly catalogueSha256: string;
  readonly sha256: string;
  /** Hash by duty or space, so that a change names where it shows. */
  readonly parts: Readonly<Record<string, string>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What engine and catalogue of this tree say, and what they are called. */
export function goldenRecord(): GoldenRecord {
  const { engine, catalogue, priceBook } = versionsOf(DEMO_CATALOGUE);
  return {
    ...{ engine, catalogue, priceBook },
    catalogueSha256: sha256(contentText(DEMO_DOCUMENT)),
    sha256: sha256(goldenText()),
    parts: Object.fromEntries(GOLDEN_IDS.map((id) => [id, sha256(goldenTextOf(id))])),
  };
}
