import { operatingPoint, requiredPoint, shownFei } from '@specbuilder/shared-contracts/domain';
import { csvParse } from 'd3-dsv';
import fc from 'fast-check';
import { anyDraw, configuredItems } from '../../test/deliverables/configured-items.ts';
import { equipmentSubject } from '../../test/deliverables/equipment-subject.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import { motorFacts } from './facts/electrical-facts.ts';
import { performanceFacts } from './facts/performance-facts.ts';
import { soundTable } from './facts/sound-facts.ts';
import { propertySets } from './revit/ifc-properties.ts';
import { SHARED_PARAMETERS } from './revit/shared-parameters.ts';
import { scheduleCsv } from './schedule/schedule-csv.ts';
import type { DeliverableItem, DeliverableSubject } from './subject/subject.ts';

/** A value of the API under its name in the CSV, in Revit, and in IFC with the factor to its SI unit. */
interface SameValue {
  readonly of: (item: DeliverableItem) => number | null;
  readonly csv?: string;
  readonly revit?: string;
  readonly revitFactor?: number;
  readonly ifc?: readonly [name: string, factor: number];
}

const rated =
  (of: (rating: NonNullable<DeliverableItem['item']['rating']>) => number | null) => (each: DeliverableItem) =>
    each.item.rating === null ? null : of(each.item.rating);

const tenths = (value: number | null | undefined) => (value == null ? null : Number(value.toFixed(1)));
const mbhOf = (btus: number | null | undefined) => tenths(btus == null ? null : btus / 1000);
/** Electric heat has no input in MBH. */
const gasInput = ({ item: { heating } }: DeliverableItem) =>
  heating?.fuel === 'gas' ? mbhOf(heating.inputBtus) : null;

const VALUES: Readonly<Record<string, SameValue>> = {
  'required airflow': {
    of: ({ item }) => item.rating?.requiredCfm ?? item.hvls?.cfm ?? null,
    csv: 'cfm',
    revit: 'SB_Airflow',
    ifc: ['NominalAirFlowRate', 0.00047194745],
  },
  'delivered airflow': { of: ({ item }) => item.rating?.cfm ?? item.hvls?.cfm ?? null, revit: 'SB_ActualAirflow' },
  'required ESP': {
    of: rated((rating) => requiredPoint(rating).externalStaticPressure),
    csv: 'esp',
    revit: 'SB_ExternalStaticPressure',
  },
  'required TSP': {
    of: rated((rating) => requiredPoint(rating).totalStaticPressure),
    revit: 'SB_TotalStaticPressure',
    ifc: ['NominalStaticPressure', 249.08891],
  },
  'operating TSP': {
    of: rated((rating) => operatingPoint(rating).totalStaticPressure),
    csv: 'tsp',
    revit: 'SB_ActualTotalStaticPressure',
  },
  speed: {
    of: ({ item }) => item.rating?.rpm ?? item.hvls?.rpm ?? null,
    revit: 'SB_FanRPM',
    ifc: ['NominalRotationSpeed', 1 / 60],
  },
  power: { of: rated(({ totalBhp }) => totalBhp), csv: 'bhp', revit: 'SB_BHP' },
  sones: { of: rated(({ soundSones }) => soundSones), csv: 'sones', revit: 'SB_Sones' },
  dBA: { of: ({ item }) => item.rating?.soundDba ?? item.hvls?.noise ?? null, csv: 'dba', revit: 'SB_dBA' },
  horsepower: {
    of: ({ item }) => item.motor.horsepower,
    csv: 'motorHp',
    revit: 'SB_MotorHP',
    ifc: ['NominalPowerRate', 745.69987],
  },
  'full-load amps': {
    of: ({ item }) => item.electricity.fullLoadAmps,
    csv: 'fla',
    revit: 'SB_FLA',
    ifc: ['RatedCurrent', 1],
  },
  MCA: { of: ({ item }) => item.voltage.minimumCircuitAmpacity, csv: 'mca', revit: 'SB_MCA' },
  MOCP: { of: ({ item }) => item.voltage.maximumOvercurrentProtection, csv: 'mocp', revit: 'SB_MOCP' },
  'rated load of a compressor': { of: ({ item }) => item.electricity.compressors?.ratedLoadAmps ?? null, csv: 'rla' },
  'locked rotor of a compressor': {
    of: ({ item }) => item.electricity.compressors?.lockedRotorAmps ?? null,
    csv: 'lra',
  },
  'short-circuit rating': { of: ({ item }) => item.shortCircuitKa ?? null, csv: 'sccr' },
  'connected load': {
    of: ({ item }) => item.electricity.apparentPower,
    csv: 'kva',
    revit: 'SB_ConnectedLoad',
    revitFactor: 1000,
  },
  'motor amps': { of: ({ item }) => item.electricity.motorAmps, csv: 'motorFla', revit: 'SB_MotorFLA' },
  FEI: { of: rated(({ energy }) => shownFei(energy)), csv: 'fei' },
  'heat input': { of: gasInput, csv: 'inMbh' },
  'heat output': { of: ({ item }) => mbhOf(item.heating?.outputBtus), csv: 'outMbh', revit: 'SB_HeatingOutputMBH' },
  'air leaving the heater': { of: ({ item }) => tenths(item.heating?.dischargeTemperature), csv: 'lat' },
  'total cooling': { of: ({ item }) => mbhOf(item.cooling?.totalBtus), csv: 'clgTot', revit: 'SB_CoolingTotalMBH' },
  'sensible cooling': {
    of: ({ item }) => mbhOf(item.cooling?.sensibleBtus),
    csv: 'clgSens',
    revit: 'SB_CoolingSensibleMBH',
  },
  weight: { of: ({ item }) => item.weightLb ?? null, csv: 'weight', revit: 'SB_WeightLb' },
  phase: { of: ({ item }) => item.voltage.phase, revit: 'SB_Phase' },
  voltage: { of: ({ item }) => item.voltage.voltage, revit: 'SB_Voltage', ifc: ['RatedVoltage', 1] },
};

const itemOf = configuredItems();

describe('A value of an item', () => {
  let server: TestApplication;
  let subject: DeliverableSubject;
  beforeAll(async () => {
    server = await startTestApplication();
    subject = await equipmentSubject(server);
  });
  afterAll(() => server.close());

  it('is the same in the CSV, in Revit, in IFC and in the text of the submittal, under one name each', () => {
    fc.assert(
      fc.property(anyDraw, (drawn) => {
        const item = itemOf(drawn);
        const [row = {}] = csvParse(scheduleCsv({ ...subject, items: [item] }, 'keys').slice(1));
        const ifc = new Map(
          propertySets(item, subject).flatMap(({ properties }) => properties.map(({ name, value }) => [name, value])),
        );
        const written = Object.values(VALUES).map((value) => writtenOf(value, item, subject, { row, ifc }));
        expect(written).toEqual(Object.values(VALUES).map((value) => expectedOf(value, item, row)));
        expectInText(item);
      }),
      { numRuns: 2000 },
    );
  });
});

function expectInText(item: DeliverableItem): void {
  if (item.item.rating === null) return;
  const facts = new Map(performanceFacts(item).map(([label, text]) => [label, text]));
  const { requiredCfm, cfm, rpm, soundLwa } = item.item.rating;
  expect(facts.get('Airflow, required')).toMatch(new RegExp(`^${inUs(requiredCfm)} cfm`));
  expect(facts.get('Airflow, actual')).toMatch(new RegExp(`^${inUs(cfm)} cfm`));
  expect(facts.get('Fan speed')).toMatch(new RegExp(`^${inUs(rpm)} `));
  expectElectricityInText(item);
  expect(soundTable(item)?.rows.map((levels) => levels.at(-1))).toContain(inUs(soundLwa ?? Number.NaN));
}

/** Currents below 100 A have a tenth in documents. */
const ampsInUs = (value: number) => `${value < 100 ? value.toFixed(1) : inUs(Math.round(value))} A`;

function expectElectricityInText(item: DeliverableItem): void {
  const facts = new Map(motorFacts(item).map(([label, text]) => [label, text]));
  const { compressors, condenserFans, fullLoadAmps, motorAmps } = item.item.electricity;
  expect(facts.get(fullLoadAmps === motorAmps ? 'Full-load current' : 'Full-load current, unit')).toBe(
    ampsInUs(fullLoadAmps),
  );
  expect(facts.get('Compressors')).toBe(
    compressors === null
      ? undefined
      : `${compressors.count} x ${ampsInUs(compressors.ratedLoadAmps)} RLA, ${ampsInUs(compressors.lockedRotorAmps)} LRA`,
  );
  expect(facts.get('Condenser fans')).toBe(
    condenserFans === null ? undefined : `${condenserFans.count} x ${ampsInUs(condenserFans.fullLoadAmps)} FLA`,
  );
  expect(facts.get('Maximum overcurrent protection')).toBe(`${item.item.voltage.maximumOvercurrentProtection} A`);
  expect(facts.get('Short-circuit current rating')).toBe(
    item.item.shortCircuitKa == null ? undefined : `${item.item.shortCircuitKa} kA`,
  );
}

const inUs = (value: number) => value.toLocaleString('en-US');

interface Written {
  readonly row: Readonly<Record<string, string>>;
  readonly ifc: ReadonlyMap<string, string>;
}

const BOX = { length: 40, width: 40, height: 30, isRound: false };

/** The value as each format has it, in the unit of the API; null where the format does not have it. */
function writtenOf(value: SameValue, item: DeliverableItem, subject: DeliverableSubject, { row, ifc }: Written) {
  const parameter = SHARED_PARAMETERS.find(({ name }) => name === value.revit);
  const inRevit = parameter?.of(item, subject, BOX) ?? null;
  const [name, factor] = value.ifc ?? ['', 1];
  const inIfc = /\(([\d.E+-]+)\)$/.exec(ifc.get(name) ?? '')?.[1];
  const inCsv = value.csv === undefined ? undefined : row[value.csv];
  return {
    csv: inCsv === undefined || inCsv === '' ? null : Number(inCsv),
    revit: inRevit === null ? null : Number(inRevit) / (value.revitFactor ?? 1),
    ifc: inIfc === undefined ? null : asGiven(Number(inIfc) / factor, value.of(item) ?? 0),
  };
}

/** The schedule of fans has no kVA, which is that of their motor. */
function expectedOf({ of, csv, revit, ifc }: SameValue, item: DeliverableItem, row: Written['row']) {
  const value = of(item);
  return {
    csv: csv === undefined || value === null || !(csv in row) ? null : value,
    revit: revit === undefined ? null : value,
    ifc: ifc === undefined ? null : value,
  };
}

/** The given value where another is the same to one in ten thousand: IFC has six decimals of an SI value. */
function asGiven(converted: number, given: number): number {
  return Math.abs(converted - given) <= given / 10_000 ? given : converted;
}
