import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { operatingPoint, shownFei } from '@specbuilder/shared-contracts/domain';
import { csvParse } from 'd3-dsv';
import fc from 'fast-check';
import { type ItemValues, itemTotals, itemValues } from '../../../mf-projects/src/items/items/item-values.ts';
import { itemValues as dutyValues } from '../../../mf-sizer/src/configure/options/duty-values.tsx';
import { anyDraw, configuredRows, itemOfRow } from '../../test/deliverables/configured-items.ts';
import { equipmentSubject } from '../../test/deliverables/equipment-subject.ts';
import { expectInDetails } from '../../test/deliverables/expect-in-details.ts';
import { expectInReports } from '../../test/deliverables/expect-in-reports.ts';
import { expectInText } from '../../test/deliverables/expect-in-text.ts';
import { type SameValue, VALUES } from '../../test/deliverables/same-values.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import { type FanItemRow, fanItemOf } from '../projects/index.ts';
import type { IfcProperty } from './ifc/property.ts';
import { typePropertySets } from './ifc/type-properties.ts';
import { itemPriceOf } from './prices/item-price.ts';
import { quotedPrice } from './quotation/quoted-lines.ts';
import { SHARED_PARAMETERS } from './revit/shared-parameters.ts';
import { scheduleCsv } from './schedule/schedule-csv.ts';
import type { DeliverableItem, DeliverableSubject } from './subject/subject.ts';

const rowOf = configuredRows();

describe('A value of an item', () => {
  let server: TestApplication;
  let subject: DeliverableSubject;
  beforeAll(async () => {
    server = await startTestApplication();
    subject = await equipmentSubject(server);
  });
  afterAll(() => server.close());

  it('is the same on the screen, in the CSV, in Revit, in IFC, in the text of the submittal and in reports, under one name each', () => {
    const inCsv = new Set<string>();
    let inReports = 0;
    fc.assert(
      fc.property(anyDraw, (drawn) => {
        const stored = rowOf(drawn);
        const item = itemOfRow(stored);
        const [row = {}] = csvParse(scheduleCsv({ ...subject, items: [item] }, 'keys').slice(1));
        const ifc = new Map(
          typePropertySets(item, subject, '')
            .flatMap(({ properties }) => properties)
            .map((property) => [property.name, property]),
        );
        const screen = itemValues(oneUnit(item), NO_COST);
        const written = Object.values(VALUES).map((value) => writtenOf(value, item, subject, { screen, row, ifc }));
        expect(written).toEqual(Object.values(VALUES).map((value) => expectedOf(value, item, row)));
        for (const [name, cell] of Object.entries(row)) if (cell !== '') inCsv.add(name);
        expectInText(item);
        inReports += expectInReports({ ...subject, items: [item] });
        expectListsInRevit(item, subject);
        expectBearingLife(item, row);
        expectSum(row);
        expectOnOptionsPage(item);
        expectInDetails(item, row);
        expectPrice(stored);
      }),
      // Its sensible cooling is 114.55 MBH, a half that was rounded down in the CSV and up on the screen.
      { numRuns: 2000, examples: [[{ job: 1713, row: 0, motor: 0, voltage: 0, options: [1677, 3664] }]] },
    );
    expect(inReports).toBeGreaterThan(2000);
    // A column under another name would be compared with nothing.
    const named = Object.values(VALUES).flatMap(({ csv }) => csv ?? []);
    expect(named.filter((name) => !inCsv.has(name))).toEqual([]);
  });
});

/** Air that enters the heater, required rise and air that leaves it are one sum; each has a tenth. */
function expectSum({ eat = '', rise = '', lat = '' }: Written['row']): void {
  if (eat !== '') expect(Math.abs(Number(eat) + Number(rise) - Number(lat))).toBeLessThan(0.1501);
}

/** Octave bands are one text in Revit; sizes are those of the product, each under its own name. */
function expectListsInRevit(item: DeliverableItem, subject: DeliverableSubject): void {
  const { rating } = item.item;
  const inRevit = (name: string) => SHARED_PARAMETERS.find((each) => each.name === name)?.of(item, subject, BOX);
  const bands = (levels: readonly number[] | undefined) => levels?.join(' / ') ?? null;
  expect(inRevit('SB_InletSoundPower')).toBe(bands(rating?.inletSoundPower));
  expect(inRevit('SB_OutletSoundPower')).toBe(bands(rating?.soundPower));
  const measures = item.product?.dimensions?.measures;
  for (const [name, measure] of Object.entries(MEASURES)) expect(inRevit(name)).toBe(measures?.get(measure) ?? null);
  expect([inRevit('SB_Length'), inRevit('SB_Width'), inRevit('SB_Height')]).toEqual([
    BOX.length,
    BOX.width,
    BOX.height,
  ]);
}

const MEASURES = {
  SB_CurbCap: 'curbCap',
  SB_CurbLength: 'curbLength',
  SB_CurbWidth: 'curbWidth',
  SB_Duct: 'duct',
  SB_Opening: 'opening',
} as const;

/** Hours, of which the longest are that or more. */
function expectBearingLife({ item: { beltDrive } }: DeliverableItem, { bearingLife = '' }: Written['row']): void {
  const hours = beltDrive?.bearings.lifeHours;
  expect(bearingLife).toBe(hours === undefined ? '' : hours < 1_000_000 ? String(hours) : '>=1000000');
}

/** The options page has the values of the operating point, rounded to the digits that it shows. */
function expectOnOptionsPage(item: DeliverableItem): void {
  const { rating } = item.item;
  if (rating === null) return;
  const shown = new Map(dutyValues(oneUnit(item), null, NO_COST, DOLLARS).map(({ id, value }) => [id, value]));
  const { cfm, externalStaticPressure, totalStaticPressure } = operatingPoint(rating);
  const expected = {
    ...{ airflow: cfm, externalPressure: externalStaticPressure, pressure: totalStaticPressure },
    ...{ speed: rating.rpm, power: rating.totalBhp, sound: rating.soundSones, input: rating.inputKw },
  };
  for (const [id, value] of Object.entries(expected)) {
    const text = shown.get(id)?.replaceAll(',', '') ?? '';
    const decimals = text.split('.')[1]?.length ?? 0;
    expect([id, text !== '' && Math.abs(Number(text) - value) <= 0.5001 / 10 ** decimals]).toEqual([id, true]);
  }
  expect(shown.has('fei')).toBe(shownFei(rating.energy) !== null);
}

const UNITS = 3;

/** One price: its parts add up to it, for the API, the table of a project, the totals and the quotation. */
function expectPrice(stored: FanItemRow): void {
  const shown = fanItemOf(stored, true);
  const { unit, motor, options, extras = 0, total } = shown.price;
  expect(unit + motor + options + extras).toBeCloseTo(total, 6);
  const chosen = new Map(
    [...stored.snapshot.fanOptions, ...(stored.snapshot.fanExtendedOptions ?? [])].map((each) => [
      each.fanOptionId,
      each.price,
    ]),
  );
  expect([...chosen.values()].reduce((sum, price) => sum + price, 0)).toBeCloseTo(options, 6);
  const row = { ...shown, qty: UNITS } as ProjectItem;
  expect(itemValues(row, NO_COST).price).toBeCloseTo(UNITS * total, 6);
  expect(itemTotals([row, row], NO_COST).price).toBeCloseTo(2 * UNITS * total, 6);
  const quoted = quotedPrice(itemPriceOf(stored.snapshot), UNITS, {}, { exchangeRate: 1 });
  expect([quoted?.listEach, quoted?.netEach, quoted?.net]).toEqual(
    [1, 1, UNITS].map((units) => Math.round(units * total * 100)),
  );
}

const DOLLARS = { currencyCode: 'USD', currencySymbol: '$', exchangeRate: 1, arePricesHidden: false };
const NO_COST = { hoursPerDay: 0, daysPerWeek: 0, electricCostPerKwh: 0 };

/** An item as a project's table has it; documents have no prices. */
function oneUnit({ item }: DeliverableItem): ProjectItem {
  return { ...item, qty: 1, price: { total: 0 } } as ProjectItem;
}

interface Written {
  readonly screen: ItemValues;
  readonly row: Readonly<Record<string, string>>;
  readonly ifc: ReadonlyMap<string, IfcProperty>;
}

const BOX = { length: 42, width: 40, height: 30, isRound: false };

/** The value as each format has it, in the unit of the API; null where the format does not have it. */
function writtenOf(
  value: SameValue,
  item: DeliverableItem,
  subject: DeliverableSubject,
  { screen, row, ifc }: Written,
) {
  const parameter = SHARED_PARAMETERS.find(({ name }) => name === value.revit);
  const inRevit = parameter?.of(item, subject, BOX) ?? null;
  const [name, factor, added = 0] = value.ifc ?? ['', 1];
  const inIfc = /\(([\d.E+-]+)\)$/.exec(ifc.get(name)?.[value.bound ?? 'value'] ?? '')?.[1];
  const inCsv = value.csv === undefined ? undefined : row[value.csv];
  return {
    screen: value.screen === undefined ? null : screen[value.screen],
    csv: inCsv === undefined || inCsv === '' ? null : Number(inCsv),
    revit: inRevit === null ? null : Number(inRevit) / (value.revitFactor ?? 1),
    ifc: inIfc === undefined ? null : asGiven(Number(inIfc) / factor - added, value.of(item) ?? 0),
  };
}

/** The schedule of fans has no kVA, which is that of their motor. */
function expectedOf({ of, screen, csv, revit, ifc }: SameValue, item: DeliverableItem, row: Written['row']) {
  const value = of(item);
  return {
    screen: screen === undefined ? null : value,
    csv: csv === undefined || value === null || !(csv in row) ? null : value,
    revit: revit === undefined ? null : value,
    ifc: ifc === undefined ? null : value,
  };
}

/** The given value where another is the same to one in ten thousand: IFC has six decimals of an SI value. Zero needs a bound too. */
function asGiven(converted: number, given: number): number {
  return Math.abs(converted - given) <= Math.max(Math.abs(given) / 10_000, 1e-4) ? given : converted;
}
