import type { RequestedRows } from '@specbuilder/shared-contracts/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Catalogues } from '../catalogue/index.ts';
import type { Actor, Api, CallContext, Database, Granted, Insert } from '../core/index.ts';
import type { LocationService } from '../places/index.ts';
import { spaceAssumptions, withAssumptions } from './assumptions.ts';
import { sizeBatch } from './batch.ts';
import { type FoundRows, foundRows, type SelectedRow } from './found-rows.ts';
import { sizedAgain } from './printed-item/sized-again.ts';
import { exhaustSupplyResponse, hvlsResponse, wholeRow } from './responses.ts';
import * as sizing from './service.ts';
import { specifiedDuty, specifiedSpace } from './specified.ts';
import type { ResultSetRow } from './store.ts';
import { createTurns } from './turns.ts';

/** Calls that return a search with all its rows. */
export const LONG_LISTS = ['/api/sizefan/exhaust-supply'];

interface StoringContext {
  readonly insert: Insert;
  readonly actor: Actor;
  readonly manufacturerLabelId: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export function sizingRoutes(api: Api, db: Database, location: LocationService, catalogues: Catalogues) {
  const { batch, exhaustSupply, hvls, printedItem } = api.sizing;
  const nextTurn = createTurns();
  const rowsOf = (set: ResultSetRow, log: Pick<FastifyBaseLogger, 'warn'>, isForList = false) =>
    foundRows(set, catalogues, isForList, () =>
      log.warn({ resultId: set.id, engine: set.engineVersion }, 'a stored result has other figures than on its day'),
    );
  /** The result as it is stored; a repeat of the call has the first one, whose rows are worked out as of then. */
  const stored = async (
    sized: sizing.Sized<SelectedRow>,
    context: StoringContext,
  ): Promise<[ResultSetRow, FoundRows]> => {
    const { insert, actor, manufacturerLabelId, log } = context;
    const made = await sizing.storeResult(insert, sized, actor, manufacturerLabelId);
    if (typeof made === 'object' && 'id' in made) return [made, sized.selection];
    const first = await sizing.storedResult(db, typeof made === 'string' ? made : made.resultId);
    return [first, await rowsOf(first, log)];
  };
  const catalogueOf = (set: ResultSetRow) => catalogues.asOf(set.manufacturerLabelId, set.catalogueVersion);
  return {
    batch: batch.handler(({ input, context }) =>
      sizeBatch(input.lines, catalogues.today(context.manufacturerLabelId), location),
    ),
    printedItem: printedItem.handler(({ input, context }) =>
      sizedAgain(input.item, catalogues.today(context.manufacturerLabelId)),
    ),
    exhaustSupply: {
      bySpecification: exhaustSupply.bySpecification.handler(async ({ input, context }) => {
        await nextTurn();
        const catalogue = catalogues.today(context.manufacturerLabelId);
        const { specification, assumptions } = specifiedDuty(input, location, catalogue);
        const rows = requestedRows(input, context);
        const size = rows === 'whole' ? sizing.sizeByDuty : sizing.sizeListByDuty;
        const [set, found] = await stored(size(specification, catalogue), context);
        return withAssumptions(exhaustSupplyResponse(set, found, { rows }), assumptions);
      }),
      byResultId: exhaustSupply.byResultId.handler(async ({ input, context }) => {
        const set = await sizing.storedResult(db, input.resultId, 'duty');
        const rows = requestedRows(input, context);
        const found = await rowsOf(set, context.log, rows !== 'whole');
        return exhaustSupplyResponse(set, found, { isReadOnly: isForReading(context), rows });
      }),
      row: exhaustSupply.row.handler(async ({ input, context }) => {
        const set = await sizing.storedResult(db, input.resultId, 'duty');
        return wholeRow(set, await rowsOf(set, context.log), input.fanUnitId);
      }),
      motors: exhaustSupply.motors.handler(async ({ input }) => {
        const set = await sizing.storedResult(db, input.resultId, 'duty');
        const ids = set.ranked ?? set.results?.map(({ fanUnitId }) => fanUnitId) ?? [];
        const fanUnitId = ids.find((id) => id === input.fanUnitId);
        return sizing.motorsOfRow(set, fanUnitId, await catalogueOf(set));
      }),
    },
    hvls: {
      bySpecification: hvls.bySpecification.handler(async ({ input, context }) => {
        const catalogue = catalogues.today(context.manufacturerLabelId);
        const specification = specifiedSpace(input, catalogue);
        const made = await stored(sizing.sizeBySpace(specification, catalogue), context);
        return withAssumptions(hvlsResponse(...made), spaceAssumptions(specification));
      }),
      byResultId: hvls.byResultId.handler(async ({ input, context }) => {
        const set = await sizing.storedResult(db, input.resultId, 'space');
        return hvlsResponse(set, await rowsOf(set, context.log), isForReading(context));
      }),
      motors: hvls.motors.handler(async ({ input, context }) => {
        const set = await sizing.storedResult(db, input.resultId, 'space');
        const { results } = await rowsOf(set, context.log);
        const row = results.find(({ exhaustFanId }) => exhaustFanId === input.exhaustFanId);
        return sizing.motorsOfRow(set, row?.fanUnitId, await catalogueOf(set));
      }),
    },
  };
}

/** Whether a result is another user's, opened by a link. */
const isForReading = ({ readOnly, linkToken }: Pick<CallContext & Granted, 'readOnly' | 'linkToken'>): boolean =>
  readOnly.has('result-set') && linkToken !== null;

/** Rows of a list, unless a call says otherwise. The sizer of release 1.0.0 says nothing and reads whole rows: it is a page. */
function requestedRows(
  { rows }: { readonly rows?: RequestedRows | undefined },
  { isFromPage }: Pick<CallContext, 'isFromPage'>,
): RequestedRows {
  return rows ?? (isFromPage ? 'whole' : 'listed');
}
