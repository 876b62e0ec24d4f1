import { type ReadRow, readCells, readSchedule } from '@specbuilder/duty-reader';
import { sheetsOfFile } from '@specbuilder/duty-reader/files';
import { PageSize } from '@specbuilder/shared-contracts/domain';
import { LANGUAGES } from '@specbuilder/shared-contracts/language';
import fc from 'fast-check';
import { equipmentSubject } from '../../test/deliverables/equipment-subject.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import { createRenderer, inLanguage, nameOf, speakCallersLanguage, type XlsxSheet } from '../core/index.ts';
import { scheduleCsv } from './schedule/schedule-csv.ts';
import { baseAndAlternates, baseTables } from './schedule/schedule-tables.ts';
import { scheduleWorkbook } from './schedule/schedule-workbook.ts';
import { servesText } from './subject/serves.ts';
import type { ChosenOption, DeliverableItem, DeliverableSubject, EquipmentKind } from './subject/subject.ts';

const CATEGORIES: Readonly<Record<EquipmentKind, string>> = {
  exhaust: 'Exhaust',
  supply: 'MakeUpAir',
  heatedSupply: 'HeatedMakeUpAir',
  hvacUnit: 'HvacUnit',
  ceilingFan: 'HighVolumeLowSpeed',
  heater: 'IndustrialHeater',
};

/** A project has up to eight fans in each. */
const RUNS = { numRuns: 40 } as const;
const WRITTEN = LANGUAGES.filter(({ isForTests }) => !isForTests).map(({ code }) => code);

/** What a user may change of an item. */
interface Change {
  readonly base: number;
  readonly tag: string;
  readonly qty: number;
  readonly building: string | null;
  readonly location: string | null;
  readonly notes: string | null;
  readonly cfm: number;
  readonly delivered: number;
  readonly pressure: number;
  readonly options: readonly number[];
  readonly isAlternate: boolean;
}

const tag = fc
  .tuple(
    fc.constantFrom('EF-1', 'AHU-2A', 'KEF-R1', '=EF-3', '+SF-4', '-P-5', '@6'),
    fc.nat(99),
    fc.constantFrom('', '', ' (Kitchen)', ' (Dish room)'),
  )
  .map(([start, number, words]) => `${start}${number}${words}`);
const words = fc
  .array(
    fc.constantFrom(
      ...['Level 3', 'by owner', '"high" bay', '1,250 cfm', '=SUM(A1)', '-5', '0.5 in. wg', 'a; b', 'x, y', '(2)'],
      ...['total', 'existing duct', 'L/s', 'línea 2', '\n', '|', '\t', '1/2', '#4', '°F', 'Sterile processing'],
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(' '));
const change: fc.Arbitrary<Change> = fc.record({
  base: fc.nat(5),
  tag,
  qty: fc.integer({ min: 1, max: 30 }),
  building: fc.option(fc.constantFrom('Building 1', 'Main, north', 'Cafetería; 2', 'Lab 200')),
  location: fc.option(
    fc.constantFrom(
      'Lobby',
      'Kitchen hoods 1, 2',
      'Level 2 toilets',
      'Roof; north',
      'Lab 204 (fume)',
      'Sanitarios, piso 3',
    ),
  ),
  notes: fc.option(words),
  cfm: fc.integer({ min: 100, max: 60_000 }),
  /** Share of the required airflow that a fixed speed delivers. */
  delivered: fc.constantFrom(0.95, 1, 1, 1.04, 1.2),
  pressure: fc.integer({ min: 1, max: 4000 }).map((thousandths) => thousandths / 1000),
  options: fc.array(fc.nat(10_000), { maxLength: 5 }),
  /** Of the first item. */
  isAlternate: fc.nat(3).map((share) => share === 0),
});

describe('The schedule of any project, read by the reader of pasted schedules', () => {
  let server: TestApplication;
  let subject: DeliverableSubject;
  beforeAll(async () => {
    server = await startTestApplication();
    speakCallersLanguage();
    subject = await equipmentSubject(server);
  });
  const renderer = createRenderer();
  afterAll(async () => {
    await renderer.close();
    await server.close();
  });

  const itemOf = (changed: Change): DeliverableItem => {
    const base = subject.items[changed.base] as DeliverableItem;
    const { rating, hvls } = base.item;
    const { options } = base.catalogue.priceBook;
    const chosen = changed.options.map((place): ChosenOption => {
      const { code, group, description } = options[place % options.length] as (typeof options)[number];
      return { id: place, code, group, description };
    });
    return {
      ...base,
      tag: changed.tag,
      building: changed.building,
      options: [...base.options, ...chosen],
      item: {
        ...base.item,
        qty: changed.qty,
        location: changed.location,
        notes: changed.notes,
        rating: rating && {
          ...rating,
          requiredCfm: changed.cfm,
          cfm: Math.round(changed.cfm * changed.delivered),
          externalStaticPressure: changed.pressure,
        },
        hvls: hvls && { ...hvls, cfm: changed.cfm },
      },
    };
  };
  const subjectOf = (changes: readonly Change[]): DeliverableSubject => {
    const [first, ...others] = changes;
    const base = [...(first === undefined ? [] : [first]), ...others.filter(({ isAlternate }) => !isAlternate)];
    const { tag: replaced = '', qty: quantity = 1 } = first ?? {};
    const alternates = others
      .filter(({ isAlternate }) => isAlternate)
      .map((each, index) => ({ ...itemOf(each), replaces: { tag: replaced, quantity, place: index + 1 } }));
    return { ...subject, items: base.map(itemOf), alternates };
  };
  /** In the order of the file: by kind. */
  const itemsOf = (made: DeliverableSubject) => baseTables(made).flatMap(({ items }) => items);
  /** What is read back of the base bid; alternates are below it, and are known for what they are. */
  const baseOf = (rows: readonly ReadRow[], { alternates }: DeliverableSubject) => {
    expect(rows.filter(({ reason }) => reason === 'alternate')).toHaveLength(alternates.length);
    return rows.filter(({ reason }) => reason !== 'alternate');
  };

  const projects = fc.array(change, { minLength: 1, maxLength: 8 });

  it.each(['labels', 'keys'] as const)(
    'has every fan of the CSV, with its duty, supply, kind and options: %s',
    async (heads) => {
      await fc.assert(
        fc.asyncProperty(projects, async (changes) => {
          const project = subjectOf(changes);
          const [sheet] = await sheetsOfFile(new TextEncoder().encode(scheduleCsv(project, heads)));
          expectSame(baseOf(readCells(sheet?.cells ?? []).rows, project), itemsOf(project));
        }),
        RUNS,
      );
    },
  );

  it.each(['labels', 'keys'] as const)('has every fan of the CSV as it is pasted: %s', (heads) => {
    fc.assert(
      fc.property(projects, (changes) => {
        const project = subjectOf(changes);
        expectSame(baseOf(readSchedule(scheduleCsv(project, heads)).rows, project), itemsOf(project));
      }),
      RUNS,
    );
  });

  it('has every fan of the sheets of the workbook as they are pasted', () => {
    fc.assert(
      fc.property(projects, (changes) => {
        const project = subjectOf(changes);
        const { sheets } = scheduleWorkbook(project, PageSize.Letter);
        const rows = sheets.flatMap((sheet) => readSchedule(copiedSheet(sheet)).rows);
        expectSame(baseOf(rows, project), itemsOf(project));
      }),
      RUNS,
    );
  });

  it.each(WRITTEN)('has every fan of the workbook, a sheet for each kind: %s', async (language) => {
    await fc.assert(
      fc.asyncProperty(projects, async (changes) => {
        const project = subjectOf(changes);
        const job = inLanguage(language, () => scheduleWorkbook(project, PageSize.Letter));
        const sheets = await sheetsOfFile(await renderer.render(job));
        const rows = baseOf(
          sheets.flatMap(({ cells }) => readCells(cells).rows),
          project,
        );
        // In other languages than English the reader does not know every word of a product line.
        const isEnglish = language === 'en';
        inLanguage(language, () =>
          expectSame(
            rows.map((row) => (isEnglish ? row : { ...row, notUnderstood: [] })),
            itemsOf(project),
          ),
        );
      }),
      RUNS,
    );
  });

  it.each(WRITTEN)('has every fan with its duty of a page that is copied: %s', (language) => {
    fc.assert(
      fc.property(projects, (changes) => {
        const project = subjectOf(changes);
        const rows = baseOf(readSchedule(inLanguage(language, () => copiedPage(project))).rows, project);
        const fans = rows.filter(({ ignored }) => !ignored);
        expect(rows.filter(({ reason }) => reason !== null && !['heading', 'note'].includes(reason))).toEqual([]);
        expect(fans.map(dutyOf)).toEqual(itemsOf(project).map((item) => dutyOf(printedRow(item))));
      }),
      RUNS,
    );
  });
});

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A sheet as a spreadsheet copies it: a cell with a mark of its own between quotes. */
function copiedSheet({ heads, rows }: XlsxSheet): string {
  const cell = (value: string | number | null) =>
    /["\t\n]/.test(String(value ?? '')) ? `"${String(value).replaceAll('"', '""')}"` : String(value ?? '');
  return [...heads, ...rows.map((cells) => cells.map(({ value }) => value))]
    .map((cells) => cells.map(cell).join('\t'))
    .join('\n');
}

/** The tables of the document as a browser copies them. */
function copiedPage(project: DeliverableSubject): string {
  return baseAndAlternates(project)
    .flatMap(({ title, table, notes }) => [
      title,
      ...[table.columns.map(({ label }) => label), table.units ?? [], ...table.rows].map((cells) =>
        cells.map(plain).join('\t'),
      ),
      ...notes.map((note, index) => `${index + 1}. ${plain(note)}`),
    ])
    .join('\n');
}

type Printed = Pick<ReadRow, 'tag' | 'quantity' | 'cfm' | 'staticPressure'>;
const dutyOf = ({ tag, quantity, cfm, staticPressure }: Printed) =>
  [tag, quantity, cfm, staticPressure].map((field) => field?.value ?? null);

/** What a document shows of an item: pressures with three decimals. */
function printedRow({ tag, kind, item: { qty, rating, hvls } }: DeliverableItem): Printed {
  const value = (each: string | number | undefined) =>
    each === undefined ? null : { value: each, unit: null, asWritten: '' };
  return {
    tag: value(tag),
    quantity: { value: qty, unit: null, asWritten: '' },
    cfm: value(rating?.requiredCfm ?? hvls?.cfm),
    staticPressure: value(kind === 'heater' ? undefined : rating?.externalStaticPressure),
  };
}

function expectSame(rows: readonly ReadRow[], items: readonly DeliverableItem[]): void {
  expect(rows.filter(({ ignored }) => ignored).map(({ reason, cells }) => [reason, ...cells])).toEqual([]);
  expect(rows).toHaveLength(items.length);
  for (const [index, row] of rows.entries()) expectItem(row, items[index] as DeliverableItem);
}

function expectItem(row: ReadRow, deliverable: DeliverableItem): void {
  const { tag, kind, item, options } = deliverable;
  const { rating, hvls, qty, voltage } = item;
  expect({
    duty: dutyOf(row),
    location: row.location?.value,
    category: row.category?.value,
    model: row.model?.value,
    notUnderstood: row.notUnderstood,
  }).toEqual({
    duty: [tag, qty, rating?.requiredCfm ?? hvls?.cfm, rating === null ? null : rating.externalStaticPressure],
    location: servesText(deliverable) ?? undefined,
    category: CATEGORIES[kind],
    model: item.modelDisplayAs,
    notUnderstood: [],
  });
  // '208-230/3/60' is made for both; which of them a building has is for the user to say.
  const voltages = [
    row.voltage,
    ...row.questions.filter(({ field }) => field === 'voltage').flatMap((q) => q.meanings),
  ];
  expect(voltages.map((each) => each?.value)).toContain(voltage.voltage);
  const texts = [...options.map(({ description }) => nameOf(description)), item.notes ?? ''];
  for (const text of texts) expect(plain(String(row.notes?.value ?? ''))).toContain(plain(text));
}
