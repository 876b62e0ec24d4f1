import type { Api } from '../http/api.ts';
import type { LocationService } from '../location/service.ts';
import type { Database } from '../store/database.ts';
import { sizeBatch } from './batch.ts';
import * as sizing from './service.ts';
import { visibleResultSet } from './visible-result-set.ts';

export function sizingRoutes(api: Api, db: Database, location: LocationService) {
  const { batch, exhaustSupply, hvls } = api.sizing;
  return {
    batch: batch.handler(({ input, context }) => sizeBatch(input.lines, context.manufacturerLabelId, location)),
    exhaustSupply: {
      bySpecification: exhaustSupply.bySpecification.handler(async ({ input, context }) => {
        const sized = sizing.sizeByDuty(input, context.manufacturerLabelId);
        return context.write(async (unit) => sizing.exhaustSupplyAnswer(await sizing.storeResult(unit, sized)));
      }),
      byResultId: exhaustSupply.byResultId.handler(async ({ input, context }) =>
        sizing.exhaustSupplyAnswer(await visibleResultSet(db, input.resultId, context, 'duty')),
      ),
      motors: exhaustSupply.motors.handler(async ({ input, context }) => {
        const set = await visibleResultSet(db, input.resultId, context, 'duty');
        return sizing.motorsOfRow(set, ({ fanUnitId }) => fanUnitId === input.fanUnitId);
      }),
    },
    hvls: {
      bySpecification: hvls.bySpecification.handler(async ({ input, context }) => {
        const sized = sizing.sizeBySpace(input, context.manufacturerLabelId);
        return context.write(async (unit) => sizing.hvlsAnswer(await sizing.storeResult(unit, sized)));
      }),
      byResultId: hvls.byResultId.handler(async ({ input, context }) =>
        sizing.hvlsAnswer(await visibleResultSet(db, input.resultId, context, 'space')),
      ),
      motors: hvls.motors.handler(async ({ input, context }) => {
        const set = await visibleResultSet(db, input.resultId, context, 'space');
        return sizing.motorsOfRow(set, ({ exhaustFanId }) => exhaustFanId === input.exhaustFanId);
      }),
    },
  };
}
