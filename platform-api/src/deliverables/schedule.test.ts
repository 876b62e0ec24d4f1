import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat, PdfOrientation } from '@specbuilder/shared-contracts/domain';
import { csvParse } from 'd3-dsv';
import { equipmentProject } from '../../test/deliverables/equipment-project.ts';
import { drawnEntities, pdfPages, pdfText } from '../../test/deliverables/read-documents.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

const { CSV, DWG, HTML, PDF } = DeliverableFormat;
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
    const file = await engineer.deliverables.schedule({ projectId, format: CSV, specificItemIds });
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
    expect(text).toContain('4 March 2026');
    for (const tag of ['EF-1', 'SF-1', 'MUA-1', 'RTU-1', 'HV-1', 'UH-1']) expect(text).toContain(tag);
  });

  it('[API-132] comes as CSV: a row for each tag under flat keys, with plain figures', async () => {
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

  it('[API-132] comes as a drawing that a reader of DWG opens, with every tag as a text on its layer', async () => {
    const file = await engineer.deliverables.schedule({ projectId, format: DWG });
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 6)).toBe('AC1015');
    const entities = await drawnEntities(file);
    const texts = entities.flatMap(({ text }) => text ?? []);
    expect(texts).toEqual(expect.arrayContaining(['EF-1', 'RTU-1', 'HV-1', 'EXHAUST FAN SCHEDULE']));
    expect(new Set(entities.map(({ layer }) => layer))).toEqual(new Set(['M-SCHD-TEXT', 'M-SCHD-GRID']));
    expect(entities.filter(({ kind }) => kind === 'LINE').length).toBeGreaterThan(50);
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
      return Buffer.from(await file.arrayBuffer())
        .toString('latin1')
        .match(/MediaBox \[[^\]]*\]/)?.[0];
    };
    await expect(sizes()).resolves.toBe('MediaBox [0 0 792 612]');
    await expect(sizes(PdfOrientation.Portrait)).resolves.toBe('MediaBox [0 0 612 792]');
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
});
