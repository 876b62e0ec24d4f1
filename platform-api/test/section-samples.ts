import { ExtendedOptionType } from '@specbuilder/shared-contracts/domain';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

/** A read of an extended section. */
function sectionList({ rooftop: { fanItemId } }: SampleRows): EndpointSample {
  return { params: { fanItemId }, bad: { params: { fanItemId: 'x' } } };
}

/** A change of an extended section. */
function sectionSet({ rooftop: { fanItemId } }: SampleRows, body: object, bad: object): EndpointSample {
  return { params: { fanItemId }, body, bad: { body: bad } };
}

/** Calls of the extended option sections, each on a unit that has them all. */
export const SECTION_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'fanItem.intakes.list': sectionList,
  'fanItem.intakes.set': (rows) =>
    sectionSet(rows, { intakeId: rows.rooftop.optionIds.INHF, extraSetOfIntakeFilters: true }, { intakeId: 1 }),
  'fanItem.discharges.list': sectionList,
  'fanItem.gasTypes.list': sectionList,
  'fanItem.insuranceRequirements.list': sectionList,
  'fanItem.gasPressures.list': sectionList,
  'fanItem.gasPressures.set': (rows) => {
    const gasPressureType = rows.rooftop.optionIds.GP4;
    return sectionSet(rows, { gasPressureType, customGasPressure: 27.5 }, { gasPressureType, customGasPressure: -1 });
  },
  'fanItem.burnerCoils.list': sectionList,
  'fanItem.burnerCoils.set': (rows) =>
    sectionSet(rows, { burnerCoilId: rows.rooftop.optionIds.BCSS }, { burnerCoilId: 1 }),
  'fanItem.temperatureControls.list': (rows) => ({
    ...sectionList(rows),
    query: { controlType: '2', paintBooth: '2', minOutdoorAirTemp: '-10' },
    bad: { query: { controlType: '9' } },
  }),
  'fanItem.temperatureControls.set': (rows) =>
    sectionSet(
      rows,
      { optionId: rows.rooftop.optionIds.TCS1, spaceHmis: [{ number: 1, cableLength: 50 }] },
      { optionId: 1 },
    ),
  'fanItem.temperatureControls.setSpaceHmis': (rows) =>
    sectionSet(
      rows,
      { spaceHmis: [{ number: 1, cableLength: 25 }] },
      { spaceHmis: Array.from({ length: 5 }, () => ({ number: 1, cableLength: 25 })) },
    ),
  'fanItem.returnAir.list': sectionList,
  'fanItem.returnAir.set': (rows) => sectionSet(rows, { outdoorAirPercentage: 40 }, { hvacAirMode: 7 }),
  'fanItem.coolingHeatPumps.list': sectionList,
  'fanItem.coolingHeatPumps.set': (rows) =>
    sectionSet(rows, { optionId: rows.rooftop.optionIds.DX10, outdoorAirDryBulbTemp: 92 }, { optionId: 1 }),
  'fanItem.reheatCoil.list': sectionList,
  'fanItem.reheatCoil.set': (rows) =>
    sectionSet(rows, { optionId: rows.rooftop.optionIds.RH1, selected: true }, { optionId: 1, selected: true }),
  'fanItem.extended.set': ({ rooftop: { fanItemId, optionIds } }) => ({
    params: { fanItemId, fanOptionType: String(ExtendedOptionType.GasType), optionId: String(optionIds.GLP) },
    body: { selected: true },
    bad: { params: { fanOptionType: 'nothing' } },
  }),
  'fanItem.setpoints.list': (rows) => ({
    ...sectionList(rows),
    query: { fanOptionIds: String(rows.rooftop.optionIds.RVMIX) },
  }),
  'fanItem.setpoints.set': ({ rooftop: { fanItemId, optionIds } }) => ({
    params: { fanItemId, fanOptionId: String(optionIds.RVMIX) },
    body: { typeId: 31, value: 40 },
    bad: { body: { typeId: 31, value: 140 } },
  }),
};
