import { sheetsOfFile } from '@specbuilder/duty-reader/files';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { csvParse } from 'd3-dsv';
import { goldenProject } from '../../test/deliverables/golden-project.ts';
import { drawingOf, pdfText } from '../../test/deliverables/read-documents.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

const { CSV, DWG, DXF, XLSX } = DeliverableFormat;
const TITLE = 'Exhaust fan schedule: alternates, not part of the base bid';
const ALTERNATE = 'EF-1 (ALT 1)';

describe('The alternates of a schedule', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  let alternateId: string;
  let otherId: string;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    projectId = await goldenProject(engineer);
    const { projectItems } = await engineer.projects.read({ projectId });
    alternateId = projectItems.find(({ alternateToId }) => alternateToId !== null)?.projectItemId ?? '';
    otherId = projectItems.find(({ tag }) => tag === 'EF-2')?.projectItemId ?? '';
  });
  afterAll(() => server.close());

  const csvRows = async (specificItemIds: string[] = []) => {
    const file = await engineer.deliverables.schedule({ projectId, format: CSV, specificItemIds, machineKeys: true });
    return csvParse((await file.text()).replace('\ufeff', ''));
  };

  it('are below the base bid in data, each with what it would replace', async () => {
    const rows = await csvRows();
    expect(rows.map(({ tag }) => tag)).toEqual([
      // Kind by kind.
      ...['EF-1', 'EF-2', 'EF-3', 'EF-3', 'EF-4 ... EF-6', 'MUA-1', 'MUA-2', 'RTU-1', 'HV-1', 'UH-1'],
      ALTERNATE,
    ]);
    expect(rows.at(-1)).toMatchObject({ kind: 'exhaust', inPlaceOf: 'EF-1', qtyReplaced: '2', qty: '1', cfm: '2000' });
    expect(rows.slice(0, -1).map(({ inPlaceOf }) => inPlaceOf)).toEqual(Array(10).fill(''));
  });

  it('have tables of their own on pages and on drawings', async () => {
    // Narrow heads have a line for each word.
    const text = (await pdfText(await engineer.deliverables.schedule({ projectId }))).replaceAll(/\s+/g, ' ');
    for (const words of [TITLE, 'In place of', 'Qty replaced', ALTERNATE]) expect(text).toContain(words);
    for (const format of [DXF, DWG]) {
      const { entities } = await drawingOf(await engineer.deliverables.schedule({ projectId, format }));
      const words = entities.flatMap(({ text: each }) => each ?? []);
      expect(words).toContain(TITLE.toLocaleUpperCase());
      expect(words).toContain(ALTERNATE);
    }
  });

  it('have a sheet of their own in a workbook', async () => {
    const file = await engineer.deliverables.schedule({ projectId, format: XLSX });
    const sheets = await sheetsOfFile(new Uint8Array(await file.arrayBuffer()));
    const last = sheets.at(-1);
    expect(last?.name).toBe('Alternates');
    expect(last?.cells[0]?.slice(0, 4)).toEqual(['Tag', 'In place of', 'Qty replaced', 'Qty']);
    expect(last?.cells.slice(2).map((cells) => cells.slice(0, 4).map(String))).toEqual([[ALTERNATE, 'EF-1', '2', '1']]);
    const others = JSON.stringify(sheets.slice(0, -1).map(({ cells }) => cells));
    expect(others).not.toContain(ALTERNATE);
    expect(others).not.toContain('In place of');
  });

  it('are on the schedule of a submittal, and in no specification', async () => {
    await expect((await engineer.deliverables.submittalPreview({ projectId })).text()).resolves.toContain(TITLE);
    await expect((await engineer.deliverables.specificationPreview({ projectId })).text()).resolves.not.toContain(
      'ALT 1',
    );
  });

  it('are in no row of the base bid, also when they are chosen', async () => {
    const rows = await csvRows([otherId, alternateId]);
    expect(rows.map(({ tag, inPlaceOf }) => [tag, inPlaceOf])).toEqual([
      ['EF-2', ''],
      [ALTERNATE, 'EF-1'],
    ]);
    expect([...(await csvRows([alternateId]))]).toMatchObject([{ tag: ALTERNATE, qtyReplaced: '2' }]);
  });

  it('are not mentioned where the items have none', async () => {
    const rows = await csvRows([otherId]);
    expect(rows.columns).not.toContain('inPlaceOf');
    const page = await (await engineer.deliverables.schedulePreview({ projectId, specificItemIds: [otherId] })).text();
    expect(page).not.toMatch(/alternate|In place of/i);
    const file = await engineer.deliverables.schedule({ projectId, format: XLSX, specificItemIds: [otherId] });
    const sheets = await sheetsOfFile(new Uint8Array(await file.arrayBuffer()));
    expect(sheets.map(({ name }) => name)).toEqual(['Exhaust fan']);
  });

  it('keep what they replace when a project chooses its columns', async () => {
    const { facts } = await engineer.projects.facts.read({ projectId });
    await engineer.projects.facts.save({ projectId, facts: { ...facts, scheduleColumns: 'tag cfm' } });
    const page = await (await engineer.deliverables.schedulePreview({ projectId })).text();
    expect(page.slice(page.indexOf(TITLE))).toMatch(/Tag.*In place of.*Qty replaced.*CFM/s);
    await engineer.projects.facts.save({ projectId, facts });
    const choices = await engineer.deliverables.scheduleColumns({ projectId });
    expect(choices.map(({ key }) => key)).not.toContain('inPlaceOf');
  });
});
