import type { Catalogues } from '../catalogues/catalogues.ts';
import type { Api } from '../http/api.ts';
import type { LocationService } from '../location/service.ts';
import type { Database } from '../store/database.ts';
import { sizeBatch } from './batch.ts';
import * as sizing from './service.ts';

export function sizingRoutes(api: Api, db: Database, location: LocationService, catalogues: Catalogues) {
  const { batch, exhaustSupply, hvls } = api.sizing;
  return {
    batch: batch.handler(({ input, context }) =>
      sizeBatch(input.lines, catalogues.today(context.manufacturerLabelId), location),
    ),
    exhaustSupply: {
      bySpecification: exhaustSupply.bySpecification.handler(async ({ input, context }) => {
        const sized = sizing.sizeByDuty(input, catalogues.today(context.manufacturerLabelId));
        return context.write(async (unit) => sizing.exhaustSupplyAnswer(await sizing.storeResult(unit, sized)));
      }),
      byResultId: exhaustSupply.byResultId.handler(async ({ input, context }) =>
        sizing.exhaustSupplyAnswer(
          await sizing.storedResult(db, input.resultId, 'duty'),
          context.readOnly.has('result-set') && context.linkToken !== null,
        ),
      ),
      motors: exhaustSupply.motors.handler(async ({ input }) => {
        const set = await sizing.storedResult(db, input.resultId, 'duty');
        const catalogue = await catalogues.asOf(set.manufacturerLabelId, set.catalogueVersion);
        return sizing.motorsOfRow(set, catalogue, ({ fanUnitId }) => fanUnitId === input.fanUnitId);
      }),
    },
    hvls: {
      bySpecification: hvls.bySpecification.handler(async ({ input, context }) => {
        const sized = sizing.sizeBySpace(input, catalogues.today(context.manufacturerLabelId));
        return context.write(async (unit) => sizing.hvlsAnswer(await sizing.storeResult(unit, sized)));
      }),
      byResultId: hvls.byResultId.handler(async ({ input, context }) =>
        sizing.hvlsAnswer(
          await sizing.storedResult(db, input.resultId, 'space'),
          context.readOnly.has('result-set') && context.linkToken !== null,
        ),
      ),
      motors: hvls.motors.handler(async ({ input }) => {
        const set = await sizing.storedResult(db, input.resultId, 'space');
        const catalogue = await catalogues.asOf(set.manufacturerLabelId, set.catalogueVersion);
        return sizing.motorsOfRow(set, catalogue, ({ exhaustFanId }) => exhaustFanId === input.exhaustFanId);
      }),
    },
  };
}
