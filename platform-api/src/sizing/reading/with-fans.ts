import { type Duty, specificationOf } from '@specbuilder/duty-reader';
import type { Catalogue } from '@specbuilder/fan-engine';
import {
  BATCH_LINES,
  type BatchLineResponse,
  type ReadScheduleResponse,
  type ReadScheduleRow,
} from '@specbuilder/shared-contracts/api';
import { HttpError, SIZING_MESSAGES } from '../../core/index.ts';
import { sizeBatch } from '../batch.ts';
import type { PlaceFinder } from '../batch-line.ts';

/**
 * A read schedule with the best three fans of each row that has no question.
 *
 * @throws HttpError 'invalid' when more rows are to be sized than one call sizes
 */
export async function withFans(
  response: ReadScheduleResponse,
  catalogue: Catalogue,
  places: PlaceFinder,
): Promise<ReadScheduleResponse> {
  const sizable = response.rows.filter(isSizable);
  if (sizable.length > BATCH_LINES) {
    const text = SIZING_MESSAGES.tooManyRows({ most: BATCH_LINES });
    throw new HttpError('invalid', text, { fields: { text: [text] } });
  }
  const lines = sizable.map((row) => ({ lineId: lineId(row), specification: specificationOf(row as Duty) }));
  const { lines: sized } = await sizeBatch(lines, catalogue, places);
  const byId = new Map<string, BatchLineResponse>(sized.map((line) => [line.lineId, line]));
  return { ...response, rows: response.rows.map((row) => ({ ...row, sized: byId.get(lineId(row)) ?? null })) };
}

const isSizable = ({ ignored, questions, notUnderstood, cfm }: ReadScheduleRow): boolean =>
  !ignored && questions.length === 0 && notUnderstood.length === 0 && cfm !== null;

const lineId = ({ table, line }: ReadScheduleRow): string => `${table}-${line}`;
