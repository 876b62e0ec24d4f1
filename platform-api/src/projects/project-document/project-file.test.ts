import { DEMO_CATALOGUE, unitNames } from '@specbuilder/fan-engine';
import type { ProjectDocument } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { fullProject } from '../../../test/full-project.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

/** What differs between a project and its copy: who and when, and the name. */
function content({ referenceId: _reference, name: _name, items, ...rest }: ProjectDocument) {
  return { ...rest, items: items.map(({ itemId: _id, ...item }) => item) };
}

describeOnEachStore('A project as a file', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const exported = async () => {
    const { projectId } = await fullProject(engineer);
    return engineer.projects.file.export({ projectId });
  };
  const rejectionOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((rejected: unknown) => rejected);
    return { status: statusOf(error), message: errorBodyOf(error)?.message, errors: errorBodyOf(error)?.errors };
  };

  it('holds all that the project is, and nothing of whose it is', async () => {
    const document = await exported();
    expect(document).toMatchObject({
      schemaVersion: 1,
      manufacturerLabelId: 1,
      operatingCost: { daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh: 0.1 },
      climate: { elevation: expect.any(Number), station: expect.any(String) },
      buildings: [{ name: 'Building 1', squareFeet: 20_000 }],
      items: [
        { kind: 'hvls', tag: 'HV-1', quantity: 3, building: 0 },
        {
          kind: 'exhaust-supply',
          tag: 'EF-1',
          notes: 'Roof EF-1',
          building: null,
          figures: { cfm: expect.any(Number) },
        },
        { tag: 'EF-2' },
      ],
    });
    expect(document.addresses.map(({ city }) => city)).toContain('Gary');
    const text = JSON.stringify(document);
    for (const private_ of [await server.userId('engineer'), 'Maya', '@specbuilder.example']) {
      expect(text).not.toContain(private_);
    }
  });

  it('is the same after it came in and went out again; the name in use gets a number', async () => {
    const document = await exported();
    const preview = await engineer.projects.file.preview({ document });
    expect(preview.projectName).toBe(`${document.name} 2`);
    expect(preview).toMatchObject({ isOtherBrand: false, buildingCount: 1 });
    expect(preview.items.map(({ verdict }) => verdict)).toEqual(['same', 'same', 'same']);
    const imported = await engineer.projects.file.import({ document });
    expect(imported).toMatchObject({ projectName: `${document.name} 2`, itemCount: 3, leftOut: [] });
    const again = await engineer.projects.file.export({ projectId: imported.projectId });
    expect(content(again)).toEqual(content(document));
    const { projectItems } = await engineer.projects.read({ projectId: imported.projectId });
    const roof = projectItems.find(({ tag }) => tag === 'EF-1');
    const found = await engineer.sizing.exhaustSupply.byResultId({ resultId: roof?.resultId ?? '' });
    expect(found.results.length).toBeGreaterThan(0);
  });

  it('never believes a figure: items are rated with the engine, and the preview says what differs', async () => {
    const document = await exported();
    const [ceiling, roof, other] = document.items;
    if (!ceiling || !roof || !other) throw new Error('The project has three items');
    const forged = { ...roof, figures: { ...roof.figures, price: 1, sones: 0.1 } };
    const items = [ceiling, forged, other];
    const preview = await engineer.projects.file.preview({ document: { ...document, items } });
    expect(preview.items[1]).toMatchObject({
      verdict: 'changed',
      changes: [
        { field: 'sones', before: 0.1, after: roof.figures.sones },
        { field: 'price', before: 1, after: roof.figures.price },
      ],
    });
    const { projectId } = await engineer.projects.file.import({ document: { ...document, items } });
    const { projectItems } = await engineer.projects.read({ projectId });
    expect(projectItems[1]?.price.total).toBe(roof.figures.price);
  });

  it('takes a unit under each of its names, with and without its drive, and says no change of its model', async () => {
    const document = await exported();
    const [, roof] = document.items;
    if (roof === undefined) throw new Error('The project has items');
    const names = unitNames(roof.configuration.fanUnitId, DEMO_CATALOGUE);
    expect(new Set(names).size).toBe(2);
    for (const model of names) {
      const preview = await engineer.projects.file.preview({ document: { ...document, items: [{ ...roof, model }] } });
      expect([model, preview.items[0]?.verdict]).toEqual([model, 'same']);
    }
    const other = { ...document, items: [{ ...roof, model: 'KRB999' }] };
    expect((await engineer.projects.file.preview({ document: other })).items[0]).toMatchObject({
      verdict: 'not-offered',
      reason: `The catalog has ${roof.model} under that number.`,
    });
  });

  it('says of another brand’s project line by line what is not offered, and leaves that out', async () => {
    const document = await exported();
    const otherBrand = await server.clientOf('engineer', { manufacturerLabelId: 214 });
    const before = await otherBrand.projectStubs.list();
    const preview = await otherBrand.projects.file.preview({ document });
    expect(preview.isOtherBrand).toBe(true);
    const missing = preview.items.filter(({ verdict }) => verdict === 'not-offered');
    expect(missing.length).toBeGreaterThan(0);
    for (const { model, reason } of missing) expect(reason).toBe(`${model} is not in the catalog of this brand.`);
    expect(await otherBrand.projectStubs.list()).toEqual(before);
    const imported = await otherBrand.projects.file.import({ document });
    expect(imported.itemCount).toBe(preview.items.length - missing.length);
    expect(imported.leftOut.map(({ tag }) => tag)).toEqual(missing.map(({ tag }) => tag));
    const project = await otherBrand.projects.read({ projectId: imported.projectId });
    expect(project).toMatchObject({ manufacturerLabelId: 214, projectName: document.name });
  });

  it('names the path of what is wrong', async () => {
    const document = await exported();
    const [first] = document.items;
    const bad = { ...document, items: [{ ...first, quantity: 0, building: 7 }] };
    expect(await rejectionOf(engineer.projects.file.preview({ document: bad }))).toMatchObject({
      status: 400,
      message: 'The project file has errors, the first at items.0.quantity: 1 to 99',
      errors: { 'document.items.0.quantity': ['1 to 99'] },
    });
    const dangling = { ...document, items: [{ ...first, building: 7 }] };
    expect(await rejectionOf(engineer.projects.file.import({ document: dangling }))).toMatchObject({
      status: 400,
      errors: { 'document.items.0.building': ['The file has no such building.'] },
    });
    expect(await rejectionOf(engineer.projects.file.preview({ document: { items: [] } }))).toMatchObject({
      message: 'This is not a project file: it has no schemaVersion.',
    });
  });

  it('rejects a newer format in one sentence, whatever else is in it', async () => {
    const document = { schemaVersion: 2, spaces: 'of another kind' };
    expect(await rejectionOf(engineer.projects.file.import({ document }))).toEqual({
      status: 400,
      message: 'The file is of format 2; this server reads up to 1, so please update it first.',
      errors: {
        'document.schemaVersion': ['The file is of format 2; this server reads up to 1, so please update it first.'],
      },
    });
  });

  it('takes files beyond the default size of a call, up to a limit', async () => {
    const document = await exported();
    const [, roof] = document.items;
    if (roof === undefined) throw new Error('The project has items');
    const notes = 'n'.repeat(500);
    const many = { ...document, items: Array.from({ length: 500 }, () => ({ ...roof, notes })) };
    expect(JSON.stringify(many).length).toBeGreaterThan(1_048_576);
    const preview = await engineer.projects.file.preview({ document: many });
    expect(preview.items).toHaveLength(500);
    const huge = { ...document, more: 'x'.repeat(4_300_000) };
    expect(await rejectionOf(engineer.projects.file.preview({ document: huge }))).toMatchObject({ status: 413 });
  });

  it('has a published JSON Schema', async () => {
    const response = await server.app.inject('/api/schemas/project-document.json');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      title: 'SpecBuilder project',
      required: expect.arrayContaining(['items']),
    });
  });
});
