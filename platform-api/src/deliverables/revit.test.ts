import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { csvParse, csvParseRows } from 'd3-dsv';
import { eq } from 'drizzle-orm';
import { equipmentProject } from '../../test/deliverables/equipment-project.ts';
import { unmetRules } from '../../test/deliverables/ids-rules.ts';
import { textOf, untarred, unzipped } from '../../test/deliverables/read-documents.ts';
import { readIfc } from '../../test/deliverables/read-ifc.ts';
import { attach, configureRoofFan } from '../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import { schema } from '../core/store/database.ts';
import { SHARED_PARAMETERS } from './revit/shared-parameters.ts';

const { TAR } = DeliverableFormat;
/** Their names can have as many characters as an id. */
const VALUES = /^IFC(?:PROPERTY(?:SINGLE|BOUNDED|ENUMERATED)VALUE|QUANTITY)/;
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

/** Kinds of shared parameters by the names that Revit has for them. */
const KINDS_OF_REVIT = [
  ...['TEXT', 'INTEGER', 'NUMBER', 'LENGTH', 'HVAC_AIR_FLOW', 'HVAC_PRESSURE', 'ELECTRICAL_POTENTIAL'],
  ...['ELECTRICAL_FREQUENCY', 'ELECTRICAL_CURRENT', 'ELECTRICAL_APPARENT_POWER'],
];

type Files = Awaited<ReturnType<typeof unzipped>>;

/** Cells of the only type catalogue in an archive. */
function catalogueOf(files: Files): string[][] {
  return catalogueLines(Object.entries(files).find(([name]) => name.startsWith('types/'))?.[1]);
}

function catalogueLines(content: Uint8Array | undefined): string[][] {
  const bytes = Buffer.from(content ?? new Uint8Array());
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe]);
  return csvParseRows(bytes.subarray(2).toString('utf16le'));
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
      expect.arrayContaining([
        ...['readme.txt', 'shared-parameters.txt', 'schedule.csv', 'units.csv', 'place.json', 'project.ifc'],
      ]),
    );
    expect(names.filter((name) => name.startsWith('ifc/'))).toHaveLength(6);
    expect(names.filter((name) => name.startsWith('types/'))).toHaveLength(6);
    const map = JSON.parse(textOf(files['place.json'])) as { items: { tag: string; family: string; ifc: string }[] };
    expect(map.items.map(({ tag }) => tag)).toEqual(['EF-1', 'SF-1', 'MUA-1', 'RTU-1', 'HV-1', 'UH-1']);
    for (const { family, ifc } of map.items)
      expect(names).toEqual(expect.arrayContaining([`types/${family}.txt`, ifc]));
  });

  it('[API-130] has a line for each configuration in the catalogue of its family, in UTF-16 as Revit writes it', async () => {
    const files = await unzipped(await engineer.deliverables.revit({ projectId, specificItemIds: [items.exhaust] }));
    const [header = [], line = [], ...rest] = catalogueOf(files);
    expect(rest).toEqual([]);
    expect(header.slice(0, 2)).toEqual(['', 'SB_Manufacturer##OTHER##']);
    expect(line).toHaveLength(header.length);
    const valueIn = (column: string) => line[header.indexOf(column)];
    expect(valueIn('SB_Airflow##HVAC_AIR_FLOW##CUBIC_FEET_PER_MINUTE')).toBe('2000');
    expect(Number(valueIn('SB_Width##LENGTH##INCHES'))).toBeGreaterThan(10);
    // A tag and a place are of one unit, and a type has nothing that is not of all.
    expect(header.join()).not.toMatch(/SB_Tag|SB_Location|SB_Notes/);
  });

  it('[API-130] lists each unit with its tag and place, under the id that it has in the models', async () => {
    const files = await unzipped(await engineer.deliverables.revit({ projectId }));
    const units = csvParse(textOf(files['units.csv']).slice(1));
    expect(units.map(({ SB_Tag, Unit, Of }) => `${SB_Tag} ${Unit}/${Of}`)).toEqual([
      ...['EF-1 1/2', 'EF-1 2/2', 'SF-1 1/1', 'MUA-1 1/1', 'RTU-1 1/1'],
      ...['HV-1 1/3', 'HV-1 2/3', 'HV-1 3/3', 'UH-1 1/1'],
    ]);
    const types = Object.keys(files).filter((name) => name.startsWith('types/'));
    const named = types.flatMap((name) =>
      catalogueLines(files[name])
        .slice(1)
        .map(([type]) => `${name} ${type}`),
    );
    for (const { Family, Type } of units) expect(named).toContain(`types/${Family}.txt ${Type}`);
    const project = await readIfc(files['project.ifc'] ?? new Uint8Array());
    expect(project.units.map(({ guid }) => guid).sort()).toEqual(units.map(({ IfcGUID }) => IfcGUID ?? '').sort());
    expect(project.units.map(({ type }) => type.name).sort()).toEqual(units.map(({ Type }) => Type ?? '').sort());
  });

  it('[API-130] has names of any characters: in one line of a catalogue, in a cell of the list, whole in the models', async () => {
    const client = await server.clientOf('engineer');
    const { projectId: other } = await client.projects.create({ projectName: 'Letters of all kinds' });
    const tag = `=É"1",\u00a0換気 😀 ${'F'.repeat(20)}`;
    const roof = await configureRoofFan(client);
    await attach(client, other, roof.fanItemId, {
      tag,
      qty: 1,
      notes: 'a "b",\r\n;c\t##OTHER##',
      location: '=SUM(A1)',
    });
    const files = await unzipped(await client.deliverables.revit({ projectId: other }));
    expect(catalogueOf(files)).toHaveLength(2);
    const [unit] = csvParse(textOf(files['units.csv']).slice(1));
    expect(unit).toMatchObject({ SB_Tag: `'${tag}`, SB_Location: "'=SUM(A1)" });
    const { project, units } = await readIfc(files['project.ifc'] ?? new Uint8Array());
    expect(project).toBe('Letters of all kinds');
    expect(units.map((each) => each.tag)).toEqual([tag]);
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
    const kinds = [...text.matchAll(/^PARAM\t.*$/gm)].map(([line]) => line.split('\t')[3]);
    expect([...new Set(kinds)].filter((kind) => !KINDS_OF_REVIT.includes(kind ?? ''))).toEqual([]);
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
      const guids = [...instances.values()].flatMap(({ entity, values }) =>
        VALUES.test(entity) ? [] : (/^'([0-9A-Za-z_$]{22})',/.exec(values)?.[1] ?? []),
      );
      expect(guids.length).toBeGreaterThan(8);
      expect(new Set(guids).size).toBe(guids.length);
    }
    const fan = textOf(Object.entries(files).find(([name]) => name.startsWith('ifc/EF-1'))?.[1]);
    expect(fan).toMatch(/=IFCFAN\('/);
    expect(fan).toContain("'NominalAirFlowRate',$,$,$,$,IFCVOLUMETRICFLOWRATEMEASURE(0.9438949)");
  });

  it('[API-130] has one model of the project as well, which meets what is required of each unit', async () => {
    const files = await unzipped(await engineer.deliverables.revit({ projectId }));
    const { units, buildings, storeys } = await readIfc(files['project.ifc'] ?? new Uint8Array());
    expect(units.flatMap(unmetRules)).toEqual([]);
    expect(units.map(({ entity, predefinedType }) => `${entity} ${predefinedType}`)).toEqual([
      ...['IFCFAN CENTRIFUGALBACKWARDINCLINEDCURVED', 'IFCFAN CENTRIFUGALBACKWARDINCLINEDCURVED'],
      'IFCFAN CENTRIFUGALFORWARDCURVED',
      ...['IFCFAN PROPELLORAXIAL', 'IFCFAN PROPELLORAXIAL', 'IFCFAN PROPELLORAXIAL'],
      ...['IFCUNITARYEQUIPMENT AIRHANDLER', 'IFCUNITARYEQUIPMENT ROOFTOPUNIT', 'IFCSPACEHEATER USERDEFINED'],
    ]);
    expect(buildings).toEqual(['Harbor Point Clinic', 'Building 1']);
    expect(storeys).toEqual(['Level not stated', 'Level not stated']);
    const ofTag = await readIfc(
      Object.entries(files).find(([name]) => name.startsWith('ifc/EF-1'))?.[1] ?? new Uint8Array(),
    );
    expect(ofTag.units.map(({ guid }) => guid)).toEqual([units.find(({ tag }) => tag === 'EF-1')?.guid]);
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
    await expect(printed.text()).resolves.toContain('The catalog has no dimensions for this model.');
  });
});
