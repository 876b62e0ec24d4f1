import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { equipmentProject } from '../../test/deliverables/equipment-project.ts';
import { textOf, untarred, unzipped } from '../../test/deliverables/read-documents.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import { schema } from '../core/store/database.ts';
import { SHARED_PARAMETERS } from './revit/shared-parameters.ts';

const { TAR } = DeliverableFormat;
const INSTANCE = /^#(\d+)=([A-Z0-9]+)\((.*)\);$/;

/** Instances of an IFC file by number; what is no instance of STEP is none. */
function instancesOf(model: string): Map<string, { entity: string; values: string }> {
  const [, data = ''] = /\nDATA;\n([\s\S]*)\nENDSEC;\nEND-ISO-10303-21;\n$/.exec(model) ?? [];
  return new Map(
    data.split('\n').map((line) => {
      const [, number = '', entity = '', values = ''] = INSTANCE.exec(line) ?? [];
      return [number, { entity, values }];
    }),
  );
}

describe('The archive for Revit', () => {
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

  it('[API-130] [A-201] holds type catalogues, shared parameters, schedule, models and a map for scripts', async () => {
    const files = await unzipped(await engineer.deliverables.revit({ projectId }));
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining(['readme.txt', 'shared-parameters.txt', 'schedule.csv', 'place.json']),
    );
    expect(names.filter((name) => name.startsWith('ifc/'))).toHaveLength(6);
    expect(names.filter((name) => name.startsWith('types/'))).toHaveLength(6);
    const map = JSON.parse(textOf(files['place.json'])) as { items: { tag: string; family: string; ifc: string }[] };
    expect(map.items.map(({ tag }) => tag)).toEqual(['EF-1', 'SF-1', 'MUA-1', 'RTU-1', 'HV-1', 'UH-1']);
    for (const { family, ifc } of map.items)
      expect(names).toEqual(expect.arrayContaining([`types/${family}.txt`, ifc]));
  });

  it('[API-130] has a line for each tag in the catalogue of its family, with a value for each parameter', async () => {
    const files = await unzipped(await engineer.deliverables.revit({ projectId, specificItemIds: [items.exhaust] }));
    const name = Object.keys(files).find((item) => item.startsWith('types/')) ?? '';
    const [header = '', line = '', ...rest] = textOf(files[name]).split('\r\n');
    expect(rest).toEqual(['']);
    expect(header.startsWith(',SB_Tag##OTHER##,')).toBe(true);
    const columns = header.split(',');
    const values = line.split(',');
    expect(values).toHaveLength(columns.length);
    const valueIn = (column: string) => values[columns.indexOf(column)];
    expect(valueIn('SB_Airflow##HVAC_AIR_FLOW##CUBIC_FEET_PER_MINUTE')).toBe('2000');
    expect(valueIn('SB_Tag##OTHER##')).toBe('EF-1');
    expect(Number(valueIn('SB_Width##LENGTH##INCHES'))).toBeGreaterThan(10);
  });

  it('[API-130] declares its parameters under ids that never change', async () => {
    const files = await unzipped(await engineer.deliverables.revit({ projectId, specificItemIds: [items.exhaust] }));
    const text = Buffer.from(files['shared-parameters.txt'] ?? []).toString('utf16le');
    expect(text).toMatch(/^\ufeff# This is a Revit shared parameter file\./);
    const guids = SHARED_PARAMETERS.map(({ guid }) => guid);
    expect(new Set(guids).size).toBe(guids.length);
    for (const { guid, name } of SHARED_PARAMETERS) expect(text).toContain(`PARAM\t${guid}\t${name}\t`);
    expect(guids.slice(0, 2)).toMatchInlineSnapshot(`
[
  "9f10aa1d-7f71-5bc4-93e9-706c09ebbbf9",
  "2e7eccb5-7a69-5b85-a097-8b61a38e0c38",
]
`);
  });

  it('[API-130] models each item in IFC4: well-formed, with a solid of its size and its figures', async () => {
    const files = await unzipped(await engineer.deliverables.revit({ projectId }));
    for (const [name, content] of Object.entries(files).filter(([one]) => one.endsWith('.ifc'))) {
      const model = textOf(content);
      expect(model).toMatch(/^ISO-10303-21;\nHEADER;\n/);
      expect(model).toContain("FILE_SCHEMA(('IFC4'));");
      const instances = instancesOf(model);
      expect([name, instances.has('')]).toEqual([name, false]);
      for (const { values } of instances.values()) {
        const texts = values.replace(/'(?:[^']|'')*'/g, '');
        for (const [, reference = ''] of texts.matchAll(/#(\d+)/g)) expect(instances.has(reference)).toBe(true);
      }
      const guids = [...model.matchAll(/\('([0-9A-Za-z_$]{22})',/g)].map(([, guid]) => guid);
      expect(guids.length).toBeGreaterThan(8);
      expect(new Set(guids).size).toBe(guids.length);
    }
    const fan = textOf(Object.entries(files).find(([name]) => name.startsWith('ifc/EF-1'))?.[1]);
    expect(fan).toMatch(/=IFCFAN\('/);
    expect(fan).toContain("'NominalAirFlowRate',$,IFCVOLUMETRICFLOWRATEMEASURE(0.943895)");
    expect(fan).toMatch(/IFCEXTRUDEDAREASOLID\(#\d+,#\d+,#\d+,0\.\d+\)/);
  });

  it('[API-132] comes as tar with the same files', async () => {
    const zip = await unzipped(await engineer.deliverables.revit({ projectId, now: '2026-11-27' }));
    const tar = await untarred(await engineer.deliverables.revit({ projectId, format: TAR, now: '2026-11-27' }));
    expect([...tar.keys()].sort()).toEqual(Object.keys(zip).sort());
    for (const [name, content] of tar) expect(content.equals(Buffer.from(zip[name] ?? []))).toBe(true);
  });

  it('[API-108] says which items have a model: those whose dimensions the catalogue knows', async () => {
    const { db } = server.store;
    const { fanItems } = schema;
    const specificItemId = [items.exhaust, items.ceilingFan];
    await expect(engineer.deliverables.anyRevit({ specificItemId })).resolves.toEqual({
      hasRevits: true,
      itemsWithRevits: expect.arrayContaining(specificItemId),
    });
    const [row] = await db.select().from(fanItems).where(eq(fanItems.id, items.exhaust));
    if (row === undefined) throw new Error('The item is gone');
    const rename = (exhaustFanId: number | null) => {
      const snapshot = { ...row.snapshot, modelDisplayAs: 'GONE-1', exhaustFanId, supplyFanId: null };
      return db.update(fanItems).set({ snapshot }).where(eq(fanItems.id, items.exhaust));
    };
    // Of a name that the catalogue no longer has, but of a fan that it has: so does the archive.
    await rename(row.snapshot.exhaustFanId ?? null);
    await expect(engineer.deliverables.anyRevit({ specificItemId: [items.exhaust] })).resolves.toMatchObject({
      hasRevits: true,
    });
    await expect(engineer.deliverables.revit({ projectId, specificItemIds: [items.exhaust] })).resolves.toBeDefined();
    await rename(1);
    await expect(engineer.deliverables.anyRevit({ specificItemId: [items.exhaust] })).resolves.toEqual({
      ...{ hasRevits: false, itemsWithRevits: [] },
    });
    await expect(engineer.deliverables.revit({ projectId, specificItemIds: [items.exhaust] })).rejects.toMatchObject({
      status: 400,
    });
    const printed = await engineer.deliverables.submittalPreview({ projectId, specificItemIds: [items.exhaust] });
    await expect(printed.text()).resolves.toContain('The catalogue holds no dimensions of this model.');
  });
});
