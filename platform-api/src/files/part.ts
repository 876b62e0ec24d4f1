import { contentTypeOf, FILE_LIMITS } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';
import { HTTP_TEXTS } from '../http/texts.ts';
import { fieldTexts } from '../http/validation-texts.ts';
import { invalid, Refusal } from '../refusal.ts';
import { cleanFileName } from './file-name.ts';
import { FILE_TEXTS } from './texts.ts';

/** What a part says of itself and of its file; sizes in bytes. */
export interface FilePart {
  readonly uploadKey: string;
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly partNumber: number;
  readonly partCount: number;
  /** Size this part must have. */
  readonly partBytes: number;
}

/** flow.js gives the rest of a file to its last part, which so may be nearly twice as large. */
export const MAX_PART_BYTES = 2 * FILE_LIMITS.partBytes - 1;

const whole = (text: string) => z.coerce.number(text).check(z.int(text), z.gte(1, text));

const fields = z.object({
  flowChunkNumber: whole(FILE_TEXTS.badPart),
  flowTotalChunks: whole(FILE_TEXTS.badPart),
  flowChunkSize: whole(FILE_TEXTS.badPart),
  flowTotalSize: whole(FILE_TEXTS.empty).check(z.lte(FILE_LIMITS.maxFileBytes, FILE_TEXTS.tooLarge)),
  flowIdentifier: z.string(FILE_TEXTS.badKey).check(z.regex(/^[\w.-]{1,200}$/, FILE_TEXTS.badKey)),
  flowFilename: z.string(FILE_TEXTS.notThisKind),
});

/**
 * Reads the protocol's own parameters.
 *
 * @throws Refusal 'invalid' that names the parameter
 */
export function readPart(given: unknown): FilePart {
  const parsed = fields.safeParse(given);
  if (!parsed.success) {
    throw new Refusal('invalid', HTTP_TEXTS.checkEntries, { fields: fieldTexts(parsed.error.issues) });
  }
  const { flowChunkNumber: partNumber, flowTotalChunks: partCount, flowChunkSize, flowTotalSize } = parsed.data;
  const name = cleanFileName(parsed.data.flowFilename);
  const contentType = contentTypeOf(name);
  if (contentType === undefined) throw invalid('flowFilename', FILE_TEXTS.notThisKind);
  if (flowChunkSize !== FILE_LIMITS.partBytes) throw invalid('flowChunkSize', FILE_TEXTS.badPart);
  const lastBytes = flowTotalSize - (partCount - 1) * FILE_LIMITS.partBytes;
  if (lastBytes < 1 || lastBytes > MAX_PART_BYTES) throw invalid('flowTotalChunks', FILE_TEXTS.badPart);
  if (partNumber > partCount) throw invalid('flowChunkNumber', FILE_TEXTS.badPart);
  return {
    uploadKey: parsed.data.flowIdentifier,
    name,
    contentType,
    sizeBytes: flowTotalSize,
    partNumber,
    partCount,
    partBytes: partNumber === partCount ? lastBytes : FILE_LIMITS.partBytes,
  };
}
