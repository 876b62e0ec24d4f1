import { curveModelOf, findFanUnit, findHvlsUnit } from '@specbuilder/fan-engine';
import type { CurveModelResponse } from '@specbuilder/shared-contracts/api';
import { type Api, nameOf, notFound } from '../../core/index.ts';
import type { Catalogues } from '../catalogues/catalogues.ts';
import { rejectedByEngine } from '../engine/engine-error.ts';
import { catalogueOf } from './catalogue-of-curve.ts';

export function curveModelRoutes(api: Api, catalogues: Catalogues) {
  return {
    read: api.curveModel.read.handler(async ({ input, context }): Promise<CurveModelResponse> => {
      const catalogue = await catalogueOf(input, catalogues, context.manufacturerLabelId);
      const { fanUnitId } = input;
      const isThere =
        findFanUnit(catalogue, fanUnitId) !== undefined || findHvlsUnit(catalogue, fanUnitId) !== undefined;
      if (!isThere) throw notFound('fan');
      const model = rejectedByEngine(() => curveModelOf(input, catalogue));
      // The contract's lists are plain; the engine's are read-only.
      return { ...model, description: nameOf(model.description) } as CurveModelResponse;
    }),
  };
}
