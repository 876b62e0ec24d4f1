import type { Configuration } from '@specbuilder/fan-engine';
import { tokenOf } from '../src/sizing/index.ts';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

/** Duties that are read, and fans that are sized for them. */
export const SIZING_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'reading.schedule': () => ({
    body: { text: 'MARK\tQTY\tCFM\tESP (IN. WG)\nEF-1\t2\t2,000\t0.5\nEF-2\t1\t1250/625\t0.5' },
    bad: { body: { text: '' } },
  }),
  'reading.duty': () => ({
    body: { text: 'EF-1 inline 2000 cfm 0.5 60606' },
    bad: { body: { text: '' } },
  }),
  'sizing.printedItem': ({ specification, roofFan: { fanUnitId, create } }) => ({
    query: { item: printedItemOf(fanUnitId, specification, create) },
    bad: { query: { item: 'EF-1' } },
  }),
  'sizing.batch': ({ specification }) => ({
    body: { lines: [{ lineId: 'EF-1', specification }] },
    bad: { body: { lines: [] } },
  }),
  'sizing.exhaustSupply.bySpecification': ({ specification }) => ({
    body: specification,
    bad: { body: { ...specification, cfm: -1 } },
  }),
  'sizing.exhaustSupply.byResultId': ({ roofFan: { resultId } }) => ({
    params: { resultId },
    bad: { params: { resultId: 'x' } },
  }),
  'sizing.exhaustSupply.row': ({ roofFan: { resultId, fanUnitId } }) => ({
    params: { resultId, fanUnitId: String(fanUnitId) },
    bad: { params: { resultId, fanUnitId: 'x' } },
  }),
  'sizing.exhaustSupply.motors': ({ roofFan: { resultId, fanUnitId } }) => ({
    params: { resultId },
    query: { fanUnitId: String(fanUnitId) },
    bad: { query: { fanUnitId: 'x' } },
  }),
  'sizing.hvls.bySpecification': ({ ceilingSpecification }) => ({
    body: ceilingSpecification,
    bad: { body: { ...ceilingSpecification, squareFeet: 'many' } },
  }),
  'sizing.hvls.byResultId': ({ ceilingFan: { resultId } }) => ({
    params: { resultId },
    bad: { params: { resultId: 'x' } },
  }),
  'sizing.hvls.motors': ({ ceilingFan: { resultId, exhaustFanId } }) => ({
    params: { resultId },
    query: { exhaustFanId: String(exhaustFanId) },
    bad: { query: { exhaustFanId: 'x' } },
  }),
};

/** The code of a document whose fan delivered other values. */
function printedItemOf(fanUnitId: number, specification: object, create: object): string {
  const { motorId, motorVoltageId } = create as { readonly motorId: number; readonly motorVoltageId: number };
  const versions = { catalogue: '2026.1', engine: '2.0.0', priceBook: '2026.1' };
  const choices = { fanUnitId, motorId, motorVoltageId, acceptsThinMargin: false, optionIds: [], hingeOptionId: null };
  const values = { cfm: 1, externalStaticPressure: 0.5, rpm: 1, inputKw: 1, sones: 1, dba: 1, fei: 1 };
  const configuration = { kind: 'exhaust-supply', versions, specification, ...choices } as Configuration;
  return tokenOf({ model: 'Sample', configuration, values, versions });
}
