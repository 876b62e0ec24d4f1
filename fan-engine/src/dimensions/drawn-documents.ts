import type { DocumentsOfLines } from '../options/fan-documents.ts';
import type { HvlsLine } from '../product-line/hvls-model.ts';
import type { CatalogueLine } from '../product-line/line.ts';

/**
 * What can be drawn for every model: a drawing and a cut sheet of each line whose housing is known, and of ceiling
 * fans, which all have one shape. No manual has been written.
 */
export function drawnDocuments(lines: readonly CatalogueLine[], hvlsLines: readonly HvlsLine[]): DocumentsOfLines {
  const drawn = [...lines.filter(({ body }) => body !== undefined), ...hvlsLines];
  return Object.fromEntries(drawn.map(({ code }) => [code, ['drawing', 'cutSheet'] as const]));
}
