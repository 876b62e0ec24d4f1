import { contentTypeOf, FILE_LIMITS, says, type Words } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';
import { FILE_MESSAGES, fieldTexts, HTTP_MESSAGES, HttpError, invalid } from '../../core/index.ts';
import { cleanFileName } from './file-name.ts';

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

const whole = (words: Words) => z.coerce.number(words).check(z.int(words), z.gte(1, words));
const badPart = says(() => FILE_MESSAGES.badPart);

const fields = z.object({
  flowChunkNumber: whole(badPart),
  flowTotalChunks: whole(badPart),
  flowChunkSize: whole(badPart),
  flowTotalSize: whole(says(() => FILE_MESSAGES.empty)).check(
    z.lte(
      FILE_LIMITS.maxFileBytes,
      says(() => FILE_MESSAGES.tooLarge),
    ),
  ),
  flowIdentifier: z.string(says(() => FILE_MESSAGES.badKey)).check(
    z.regex(
      /^[\w.-]{1,200}$/,
      says(() => FILE_MESSAGES.badKey),
    ),
  ),
  flowFilename: z.string(says(() => FILE_MESSAGES.notThisKind)),
});

/**
 * Reads the protocol's own parameters.
 *
 * @throws HttpError 'invalid' that names the parameter
 */
export function readPart(given: unknown): FilePart {
  const parsed = fields.safeParse(given);
  if (!parsed.success) {
    throw new HttpError('invalid', HTTP_MESSAGES.checkEntries, { fields: fieldTexts(parsed.error.issues) });
  }
  const { flowChunkNumber: partNumber, flowTotalChunks: partCount, flowChunkSize, flowTotalSize } = parsed.data;
  const name = cleanFileName(parsed.data.flowFilename);
  const contentType = contentTypeOf(name);
  if (contentType === undefined) throw invalid('flowFilename', FILE_MESSAGES.notThisKind);
  if (flowChunkSize !== FILE_LIMITS.partBytes) throw invalid('flowChunkSize', FILE_MESSAGES.badPart);
  const lastBytes = flowTotalSize - (partCount - 1) * FILE_LIMITS.partBytes;
  if (lastBytes < 1 || lastBytes > MAX_PART_BYTES) throw invalid('flowTotalChunks', FILE_MESSAGES.badPart);
  if (partNumber > partCount) throw invalid('flowChunkNumber', FILE_MESSAGES.badPart);
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
