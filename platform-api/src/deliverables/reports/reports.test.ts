import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { csvParseRows } from 'd3-dsv';
import { eq } from 'drizzle-orm';
import { equipmentProject } from '../../../test/deliverables/equipment-project.ts';
import { pdfOutline, pdfText } from '../../../test/deliverables/read-documents.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

type ReportKey = 'soundReport' | 'electricalHandover' | 'openingHandover' | 'airBalance';

describe('Documents for one trade', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    ({ projectId } = await equipmentProject(engineer));
  });
  afterAll(() => server.close());

  /** Tables of the CSV, each with its labels, units and rows. */
  const tablesOf = async (key: ReportKey) => {
    const file = await engineer.deliverables[key]({ projectId, format: DeliverableFormat.CSV });
    const rows = csvParseRows((await file.text()).replace('\uFEFF', ''));
    const tables: string[][][] = [[]];
    for (const row of rows) {
      if (row.length === 1 && row[0] === '') tables.push([]);
      else tables.at(-1)?.push(row);
    }
    return tables.map((table, place) => (place === 0 ? table : table.slice(1)));
  };
  const column = (table: string[][] | undefined, label: string) => {
    const [head = [], , ...rows] = table ?? [];
    return rows.map((row) => row[head.indexOf(label)] ?? '');
  };
  const previewOf = async (key: ReportKey) => (await engineer.deliverables[`${key}Preview`]({ projectId })).text();

  it('have the circuit of each unit and the load of all, supply by supply', async () => {
    const [circuits, loads, wiring] = await tablesOf('electricalHandover');
    const quantities = column(circuits, 'Qty').map(Number);
    const kva = column(circuits, 'kVA').map((each, place) => Number(each) * (quantities[place] ?? 0));
    const all = Number(column(loads, 'kVA, all units').at(-1));
    expect(column(loads, 'Supply').at(-1)).toBe('All supplies');
    expect(Number(column(loads, 'Units').at(-1))).toBe(quantities.reduce((sum, each) => sum + each, 0));
    expect(Math.abs(all - kva.reduce((sum, each) => sum + each, 0))).toBeLessThan(0.05);
    expect(all).toBeCloseTo(
      column(loads, 'kVA, all units')
        .slice(0, -1)
        .reduce((sum, each) => sum + Number(each), 0),
      1,
    );
    expect(new Set(column(wiring, 'Tag'))).toEqual(new Set(column(circuits, 'Tag')));
    // Of circuit, starter, disconnect and motor, the factory wires the disconnect that it mounts.
    expect(column(wiring, 'Tag').filter((tag) => tag === 'EF-1')).toHaveLength(2);
  });

  it('have the openings and weights of what is on the roof or in a wall, and name the rest', async () => {
    const [roof, wall] = await tablesOf('openingHandover');
    expect(column(roof, 'Tag')).toEqual(['SF-1', 'MUA-1', 'RTU-1']);
    expect(column(wall, 'Tag')).toEqual(['EF-1']);
    expect(column(wall, 'Weight, all')).toEqual(column(wall, 'Weight').map((each) => String(Number(each) * 2)));
    const html = await previewOf('openingHandover');
    const sum = [...column(roof, 'Weight, all'), ...column(wall, 'Weight, all')].reduce(
      (all, each) => all + Number(each),
      0,
    );
    expect(html).toContain(`Weight of 5 units without options and curbs: ${sum.toLocaleString('en-US')} lb`);
    expect(html).toContain('No roof or wall opening: HV-1, UH-1.');
  });

  it('have sound power of each path, and sound pressure at a distance', async () => {
    const [power, pressure] = await tablesOf('soundReport');
    expect(column(power, 'Tag').filter((tag) => tag === 'EF-1')).toHaveLength(3);
    expect(column(power, 'Tag')).not.toContain('HV-1');
    expect(column(pressure, 'Tag')).toContain('HV-1');
    expect(column(pressure, 'Distance')[column(pressure, 'Tag').indexOf('HV-1')]).toBe('20');
    const { projectItems } = await engineer.projects.read({ projectId });
    const fan = projectItems.find(({ tag }) => tag === 'EF-1');
    expect(column(power, '1 kHz').slice(0, 3)).toEqual(
      [fan?.rating?.inletSoundPower, fan?.rating?.soundPower, fan?.rating?.radiatedSoundPower].map((bands) =>
        String(Math.round(bands?.[4] ?? 0)),
      ),
    );
  });

  it('have a row for each unit that is measured', async () => {
    const [design, measured] = await tablesOf('airBalance');
    expect(column(design, 'Tag')).not.toContain('HV-1');
    expect(column(measured, 'Tag').filter((tag) => tag === 'EF-1')).toHaveLength(2);
    expect(column(measured, 'Measured CFM').every((cell) => cell === '')).toBe(true);
    const html = await previewOf('airBalance');
    expect(html).toContain('<td class="figure">2 of 2</td>');
    expect(html).toContain('No fan to balance: HV-1.');
  });

  it('say what the catalogue does not hold instead of a zero', async () => {
    const { fanItems } = schema;
    const { projectItems } = await engineer.projects.read({ projectId });
    const id = projectItems.find(({ tag }) => tag === 'RTU-1')?.projectItemId ?? '';
    const [row] = await server.store.db.select().from(fanItems).where(eq(fanItems.id, id));
    if (row === undefined) throw new Error('The item is not stored');
    const snapshot = { ...row.snapshot, modelDisplayAs: 'GONE1', exhaustFanId: 0, supplyFanId: 0, weightLb: null };
    await server.store.db.update(fanItems).set({ snapshot }).where(eq(fanItems.id, id));
    const html = await previewOf('openingHandover');
    await server.store.db.update(fanItems).set({ snapshot: row.snapshot }).where(eq(fanItems.id, id));
    expect(html).toContain('No roof or wall opening: RTU-1, HV-1, UH-1.');
    expect(html).toContain('Weight of 4 units');
  });

  it('have pages with what is in their data', async () => {
    for (const key of ['soundReport', 'electricalHandover', 'openingHandover', 'airBalance'] as const) {
      const file = await engineer.deliverables[key]({ projectId });
      const text = await pdfText(file);
      const [table] = await tablesOf(key);
      for (const tag of column(table, 'Tag')) expect(text).toContain(tag);
      expect(await pdfOutline(file)).toHaveLength(1);
    }
  });
});
