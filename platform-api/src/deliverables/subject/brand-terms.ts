import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Brand } from '../../brand/index.ts';
import { BRANDS_FOLDER } from '../../core/index.ts';

const brandTerms = z.object({
  /** How long its quotations are valid without another agreement. */
  validDays: z.number().check(z.int(), z.gte(1)),
  /** What its submittals and quotations say of warranty; English, as the terms are. */
  warranty: z.string(),
  /** English; other languages have them among the names. */
  terms: z.array(z.string()),
});
const termsFile = z.record(z.string(), brandTerms);

/** What a brand's documents say of delivery, payment and warranty. */
export type BrandTerms = z.infer<typeof brandTerms>;

export async function termsOf({ manufacturerLabelId }: Pick<Brand, 'manufacturerLabelId'>): Promise<BrandTerms> {
  const file = await readFile(path.join(BRANDS_FOLDER, 'quotation-terms.json'), 'utf8');
  const terms = termsFile.parse(JSON.parse(file))[manufacturerLabelId];
  if (terms === undefined) throw new Error(`Brand ${manufacturerLabelId} has no terms of quotations`);
  return terms;
}
