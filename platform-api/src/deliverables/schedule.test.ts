import { sheetsOfFile } from '@specbuilder/duty-reader/files';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat, PageSize, PdfOrientation } from '@specbuilder/shared-contracts/domain';
import { csvParse, csvParseRows } from 'd3-dsv';
import { equipmentProject } from '../../test/deliverables/equipment-project.ts';
import {
  type Drawing,
  drawingOf,
  pdfLetters,
  pdfPages,
  pdfText,
  textOf,
  unzipped,
} from '../../test/deliverables/read-documents.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

const { CSV, DWG, DXF, HTML, PDF, XLSX } = DeliverableFormat;
const KINDS = ['exhaust', 'supply', 'heatedSupply', 'hvacUnit', 'ceilingFan', 'heater'];

describe('The schedule of a project', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  let items: Awaited<ReturnType<typeof equipmentProject>>['items'];
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    ({ projectId, items } = await equipmentProject(engineer));
  });
  afterAll(() => server.close());

  const csvRows = async (specificItemIds: string[] = []) => {
    const file = await engineer.deliverables.schedule({ projectId, format: CSV, specificItemIds, machineKeys: true });
    const text = Buffer.from(await file.arrayBuffer()).toString('utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    return csvParse(text.slice(1));
  };

  it('[API-128] has a table for each kind of equipment, as a PDF that is named and dated', async () => {
    const file = await engineer.deliverables.schedule({ projectId, now: '2026-03-04T23:30:00' });
    expect(file).toBeInstanceOf(File);
    expect((file as File).name).toBe('Harbor Point Clinic Equipment schedule Kelvane.pdf');
    const text = await pdfText(file);
    for (const title of ['Exhaust fan schedule', 'HVAC unit schedule', 'High-volume low-speed fan schedule']) {
      expect(text).toContain(title);
    }
    expect(text).toContain('March 4, 2026');
    for (const tag of ['EF-1', 'SF-1', 'MUA-1', 'RTU-1', 'HV-1', 'UH-1']) expect(text).toContain(tag);
  });

  it('[API-132] comes as CSV for programs: a row for each tag under flat keys, with plain figures', async () => {
    const rows = await csvRows();
    expect(rows.map(({ kind }) => kind)).toEqual(KINDS);
    const item = (await engineer.projects.read({ projectId })).projectItems.find(({ tag }) => tag === 'EF-1');
    const [exhaust] = rows;
    expect(exhaust).toMatchObject({ tag: 'EF-1', qty: '2', brand: 'Kelvane', model: item?.modelDisplayAs });
    expect([exhaust?.['cfm'], exhaust?.['rpm'], exhaust?.['vph']].map(String)).toEqual([
      ...[String(item?.rating?.cfm), String(item?.rating?.rpm)],
      `${item?.voltage.display}/${item?.voltage.phase}/60`,
    ]);
    const unit = rows[3];
    const tons = (await engineer.projects.read({ projectId })).projectItems.find(({ tag }) => tag === 'RTU-1')?.cooling;
    expect(Number(unit?.['clgTot'])).toBeCloseTo((tons?.totalBtus ?? 0) / 1000, 1);
    expect(unit?.['oaPct']).toBe('30');
  });

  it('[API-132] leaves no column of the CSV empty whose value is known', async () => {
    const known: Readonly<Record<string, readonly string[]>> = {
      exhaust: ['type', 'listing'],
      supply: ['type', 'listing', 'drive', 'enclosure', 'sones', 'dba'],
      heatedSupply: ['listing', 'drive', 'enclosure', 'sones', 'dba', 'fei'],
      hvacUnit: ['listing', 'drive', 'enclosure', 'sones', 'dba', 'fep', 'fei'],
      ceilingFan: ['mca', 'mocp'],
      heater: ['listing', 'drive', 'enclosure', 'sones', 'dba', 'esp', 'fep'],
    };
    const { projectItems } = await engineer.projects.read({ projectId });
    for (const row of await csvRows()) {
      const rating = projectItems.find(({ tag }) => tag === row['tag'])?.rating ?? null;
      const isExempt = rating?.energy.feiLimit === null;
      for (const column of known[row['kind'] ?? ''] ?? []) {
        if (column === 'fei' && isExempt) expect(row[column]).toBe('');
        else expect([row['kind'], column, row[column]]).not.toEqual([row['kind'], column, '']);
      }
      if (rating !== null) expect(Number(row['sones'])).toBe(rating.soundSones);
    }
  });

  it('[API-132] gives a spreadsheet nothing to run: cells that begin like a formula begin with an apostrophe', async () => {
    const notes = '=HYPERLINK("http://a.example","Look"), twice';
    await engineer.projects.items.update({ projectId, projectItemId: items.supply, tag: '+SF-1', notes });
    const [row] = await csvRows([items.supply]);
    await engineer.projects.items.update({ projectId, projectItemId: items.supply, tag: 'SF-1', notes: null });
    expect(row?.tag).toBe("'+SF-1");
    expect(row?.['notes']).toContain(notes);
    const [negative] = await csvRows([items.heatedSupply]);
    expect(negative?.['eat']).toBe('-1');
  });

  it('[API-132] comes as CSV for readers: labels, units below them, and no column without a value', async () => {
    const file = await engineer.deliverables.schedule({ projectId, format: CSV });
    const [labels = [], units = [], ...rows] = csvParseRows((await file.text()).replace(/^\ufeff/, ''));
    const columns = new Map(
      labels.map((label, place) => [label, { unit: units[place], values: rows.map((row) => row[place]) }]),
    );
    expect(rows).toHaveLength(KINDS.length);
    expect(columns.get('CFM')?.unit).toBe('cfm');
    expect(columns.get('ESP')?.unit).toBe('in. wg');
    expect(columns.get('Weight')?.unit).toBe('lb');
    expect(columns.get('Equipment')?.values[2]).toBe('Heated make-up air unit');
    const empty = [...columns].filter(([, { values }]) => values.every((value) => value === ''));
    expect(empty.map(([label]) => label)).toEqual([]);
  });

  describe('as a workbook', () => {
    let sheets: Awaited<ReturnType<typeof sheetsOfFile>>;
    let files: Record<string, Uint8Array>;
    beforeAll(async () => {
      const file = await engineer.deliverables.schedule({ projectId, format: XLSX, pageSize: PageSize.Tabloid });
      expect((file as File).name).toMatch(/\.xlsx$/);
      sheets = await sheetsOfFile(new Uint8Array(await file.arrayBuffer()));
      files = await unzipped(file);
    });

    const sheetOf = (place: number) => textOf(files[`xl/worksheets/sheet${place + 1}.xml`]);

    it('[API-132] has a sheet for each kind of equipment, with labels and units', () => {
      expect(sheets.map(({ name }) => name)).toEqual([
        'Exhaust fan',
        'Supply and make-up air fan',
        'Heated make-up air unit',
        'HVAC unit',
        'High-volume low-speed fan',
        'Industrial heater',
      ]);
      const [labels = [], units = [], fan = []] = sheets[0]?.cells ?? [];
      expect([labels[0], fan[0]]).toEqual(['Tag', 'EF-1']);
      expect(units[labels.indexOf('CFM')]).toBe('cfm');
    });

    it('has numbers as numbers, and a head that stays in sight and is on each page', () => {
      for (const place of sheets.keys()) {
        expect(sheetOf(place)).toMatch(/<pane [^>]*ySplit="2"[^>]*state="frozen"/);
        expect(sheetOf(place)).toMatch(
          /<pageSetup paperSize="3" orientation="landscape" fitToWidth="\d" fitToHeight="0"\/>/,
        );
      }
      expect(textOf(files['xl/workbook.xml'])).toContain("'Exhaust fan'!$A:$A,'Exhaust fan'!$1:$2");
      // Of the tenth column on there are only numbers and units: no figure is a text.
      const numbers = [...sheetOf(0).matchAll(/<c r="[A-Z]+3"[^>]*?(?: t="(\w+)")?[^>]*><v>([^<]*)<\/v>/g)];
      expect(numbers.filter(([, type]) => type === undefined).length).toBeGreaterThan(15);
    });
  });

  describe.each([
    ['dwg', DWG],
    ['dxf', DXF],
  ] as const)('as a drawing, %s', (_, format) => {
    let drawing: Drawing;
    let file: Blob;
    beforeAll(async () => {
      file = await engineer.deliverables.schedule({ projectId, format });
      drawing = await drawingOf(file);
    });

    it('[API-132] is opened by a reader, with every tag as a text on its layer', async () => {
      if (format === DWG) expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 6)).toBe('AC1015');
      const { entities } = drawing;
      const texts = entities.flatMap(({ text }) => text ?? []);
      expect(texts).toEqual(
        expect.arrayContaining(['EF-1', 'RTU-1', 'HV-1', 'EXHAUST FAN SCHEDULE', 'Harbor Point Clinic']),
      );
      expect(new Set(entities.map(({ layer }) => layer))).toEqual(
        new Set(['M-SCHD-TEXT', 'M-SCHD-GRID', 'M-ANNO-TTLB']),
      );
      expect(entities.filter(({ kind }) => kind === 'LINE').length).toBeGreaterThan(50);
    });

    it('numbers its notes from 1, as its rows name them', () => {
      const texts = drawing.entities.flatMap(({ text }) => text ?? []);
      const afterTitle = texts.flatMap((text, index) => (text === 'NOTES' ? [texts[index + 1] ?? ''] : []));
      expect(afterTitle.length).toBeGreaterThan(0);
      for (const note of afterTitle) expect(note).toMatch(/^1\. /);
    });

    it('is in inches on a sheet of drawings, with everything inside its border', () => {
      const { units, entities } = drawing;
      expect(units).toBe(1);
      const border = entities.filter(({ layer, kind }) => layer === 'M-ANNO-TTLB' && kind === 'LINE');
      const right = Math.max(...border.flatMap(({ points }) => points.map(([x]) => x)));
      const top = Math.max(...border.flatMap(({ points }) => points.map(([, y]) => y)));
      expect([
        [16.5, 10.5],
        [23.5, 17.5],
        [35.25, 23.25],
        [47.25, 35.25],
      ]).toContainEqual([right, top]);
      for (const { points } of entities)
        for (const [x, y] of points) {
          expect([x, y]).toEqual([Math.min(Math.max(x, 0.5), right), Math.min(Math.max(y, 0.5), top)]);
        }
    });

    it('has no letter beyond ASCII but by its code', async () => {
      const texts = drawing.entities.flatMap(({ text }) => text ?? []);
      expect(texts.some((text) => /lb\/ft(?:³|\\U\+00B3)/.test(text))).toBe(true);
      if (format === DXF) expect(await file.text()).toMatch(/^[\n\r -~]*\\U\+00B3[\n\r -~]*$/);
    });
  });

  it.each([
    [PageSize.Letter, [792, 612]],
    [PageSize.Legal, [1008, 612]],
    [PageSize.Tabloid, [1224, 792]],
    [PageSize.A3, [1190.55, 841.89]],
  ])('is laid out for sheet %s, with no letter below 7 points', async (pageSize, [width, height]) => {
    const { size, smallest } = await pdfLetters(await engineer.deliverables.schedule({ projectId, pageSize }));
    expect(size.map((side) => Math.round(side))).toEqual([width, height].map((side) => Math.round(side ?? 0)));
    expect(smallest).toBeGreaterThanOrEqual(6.99);
  });

  it('[API-131] is shown as HTML that needs nothing beside itself', async () => {
    const file = await engineer.deliverables.schedulePreview({ projectId, format: HTML });
    const page = await file.text();
    expect(file.type).toContain('text/html');
    expect(page).toContain('<table class="grid">');
    expect(page).not.toMatch(/<script|<link|src="(?!data:)|url\(/);
  });

  it('[API-128] holds the items that are named alone, and notes by number', async () => {
    const file = await engineer.deliverables.schedulePreview({ projectId, specificItemIds: [items.exhaust] });
    const page = await file.text();
    expect(page).toContain('EF-1');
    expect(page).not.toContain('RTU-1');
    expect(page).toContain('<li>Sterile processing, level 3</li>');
    expect(page).toContain('1, 2, 3');
  });

  it('[A-199] is landscape unless portrait is requested, and has its headers on each page', async () => {
    const sizes = async (pdfOrientation?: PdfOrientation) => {
      const file = await engineer.deliverables.schedule({
        projectId,
        format: PDF,
        ...(pdfOrientation === undefined ? {} : { pdfOrientation }),
      });
      return (await pdfLetters(file)).size;
    };
    await expect(sizes()).resolves.toEqual([792, 612]);
    await expect(sizes(PdfOrientation.Portrait)).resolves.toEqual([612, 792]);
    const pages = await pdfPages(await engineer.deliverables.schedule({ projectId }));
    for (const page of pages) expect(page).toContain('Kelvane');
  });

  it("speaks the reader's language", async () => {
    const token = await server.tokenOf('engineer');
    const { body } = await server.app.inject({
      url: `/api/projects/schedule/preview?projectId=${projectId}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'es' },
    });
    expect(body).toContain('Cuadro de ventiladores de extracción');
    expect(body).toContain('<html lang="es">');
  });

  it('has the columns that the project chose, in its order, in every format for readers', async () => {
    const choices = await engineer.deliverables.scheduleColumns({ projectId });
    expect(choices.map(({ key }) => key)).toEqual(expect.arrayContaining(['tag', 'cfm', 'tsp', 'coverage']));
    expect(choices.find(({ key }) => key === 'tsp')).toMatchObject({ isDefault: false, unit: 'in. wg' });
    const allKeys = Object.keys((await csvRows())[0] ?? {});
    const { facts } = await engineer.projects.facts.read({ projectId });
    const chosen = { ...facts, scheduleColumns: 'weight gone model tsp cfm' };
    await engineer.projects.facts.save({ projectId, facts: chosen });
    const labels = (table: string) => [...table.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, label]) => label);
    const page = await (await engineer.deliverables.schedulePreview({ projectId })).text();
    const [exhaust = ''] = page.split('</thead>');
    expect(labels(exhaust)).toEqual(['Tag', 'Weight', 'Model', 'TSP', 'CFM']);
    const csv = await (await engineer.deliverables.schedule({ projectId, format: CSV })).text();
    expect(csvParseRows(csv.replace('\ufeff', ''))[0]?.slice(1)).toEqual(['Tag', 'Weight', 'Model', 'TSP', 'CFM']);
    const book = await engineer.deliverables.schedule({ projectId, format: XLSX });
    const [sheet] = await sheetsOfFile(new Uint8Array(await book.arrayBuffer()));
    expect(JSON.stringify(sheet)).toMatch(/Tag.*Weight.*Model.*TSP.*CFM/);
    // Programs find each of their keys, whatever is printed.
    expect(Object.keys((await csvRows())[0] ?? {})).toEqual(allKeys);
    await engineer.projects.facts.save({ projectId, facts });
  });
});
