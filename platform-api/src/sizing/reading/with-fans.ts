import { type ReadRow, specificationOf } from '@specbuilder/duty-reader';
import type { Catalogue } from '@specbuilder/fan-engine';
import { BATCH_LINES, type ReadScheduleResponse } from '@specbuilder/shared-contracts/api';
import { HttpError, SIZING_MESSAGES } from '../../core/index.ts';
import type { PlaceFinder } from '../assumptions.ts';
import { sizeBatch } from '../batch.ts';

/**
 * A read schedule with the best three fans of each row that has no question.
 *
 * @param rows what the rows of the response were made of, in their order
 * @throws HttpError 'invalid' when more rows are to be sized than one call sizes
 */
export async function withFans(
  response: ReadScheduleResponse,
  rows: readonly ReadRow[],
  catalogue: Catalogue,
  places: PlaceFinder,
): Promise<ReadScheduleResponse> {
  // By their places: rows of a turned table are on one line.
  const lines = rows.flatMap((row, index) =>
    isSizable(row) ? [{ lineId: String(index), specification: specificationOf(row, row.features) }] : [],
  );
  if (lines.length > BATCH_LINES) {
    const text = SIZING_MESSAGES.tooManyRows({ most: BATCH_LINES });
    throw new HttpError('invalid', text, { fields: { text: [text] } });
  }
  const { lines: sized } = await sizeBatch(lines, catalogue, places);
  const byIndex = new Map(sized.map((line) => [line.lineId, line]));
  return {
    ...response,
    rows: response.rows.map((row, index) => ({ ...row, sized: byIndex.get(String(index)) ?? null })),
  };
}

const isSizable = ({ ignored, questions, notUnderstood, cfm }: ReadRow): boolean =>
  !ignored && questions.length === 0 && notUnderstood.length === 0 && cfm !== null;
