import { readFileSync } from 'node:fs';
import { type ProjectDocument, projectDocument } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { statusOf } from '@specbuilder/shared-contracts/client';
import fc from 'fast-check';
import { fullProject } from '../../../test/full-project.ts';
import { attach, configureRooftopUnit, optionIdsByCode } from '../../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { canonicalJson } from './canonical-json.ts';
import { documentJsonSchema } from './json-schema.ts';

const tag = fc.option(
  fc.string({ maxLength: 50, unit: 'grapheme' }).filter((text) => !text.includes('\0') && text.length <= 50),
);
const amount = fc.double({ min: 0.01, max: 7, noNaN: true });

/** A project of any size out of items that the catalogue has. */
function documents(sample: ProjectDocument): fc.Arbitrary<ProjectDocument> {
  const building = fc.record({
    name: fc.stringMatching(/^[A-Za-z]{1,20}$/),
    squareFeet: fc.integer({ min: 1, max: 900_000 }),
  });
  const buildings = fc.uniqueArray(building, { maxLength: 4, selector: ({ name }) => name.toLowerCase() });
  return buildings
    .chain((some) =>
      fc.record({
        ...constants(sample),
        name: fc.stringMatching(/^[\p{L}\d][\p{L}\d &-]{0,40}[\p{L}\d]$/u),
        operatingCost: fc.record({ daysPerWeek: amount, hoursPerDay: amount, electricCostPerKwh: amount }),
        buildings: fc.constant(some.sort((entry, other) => (entry.name < other.name ? -1 : 1))),
        items: fc.array(
          fc
            .record({
              item: fc.constantFrom(...sample.items),
              tag,
              notes: tag,
              location: tag,
              quantity: fc.integer({ min: 1, max: 99 }),
              place: fc.nat(3),
            })
            .map(({ item, place, ...words }) => ({
              ...item,
              ...words,
              building: some[place] === undefined ? null : place,
            })),
          { maxLength: 6 },
        ),
        scheduledDuties: fc.uniqueArray(duties, { maxLength: 5, selector: (duty) => duty.tag.toLowerCase() }),
        hasAlternate: fc.boolean(),
      }),
    )
    .map(({ hasAlternate, ...document }) =>
      hasAlternate ? withAlternate(document as ProjectDocument) : document,
    ) as fc.Arbitrary<ProjectDocument>;
}

const duties = fc.record({
  tag: fc.stringMatching(/^[A-Z]{1,3}-\d{1,3}$/),
  airflow: fc.option(fc.integer({ min: 50, max: 100_000 })),
  staticPressure: fc.option(fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100)),
  quantity: fc.option(fc.integer({ min: 1, max: 99 })),
  maxSones: fc.option(fc.integer({ min: 1, max: 60 })),
  maxBrakeHorsepower: fc.option(fc.integer({ min: 1, max: 100 })),
  voltage: fc.option(fc.constantFrom(115, 208, 460)),
  phase: fc.option(fc.constantFrom(1, 3)),
  note: fc.option(fc.stringMatching(/^[a-z]{1,20}$/)),
  location: fc.option(fc.stringMatching(/^[a-z]{1,20}$/)),
});

/** The last item as an alternate of the first one, whose tag it has. */
function withAlternate(document: ProjectDocument): ProjectDocument {
  const [first] = document.items;
  const last = document.items.length - 1;
  if (first === undefined || last === 0) return document;
  const items = document.items.map((item, index) =>
    index === last
      ? { ...item, alternateTo: 0, tag: first.tag, location: first.location, building: first.building }
      : item,
  );
  return { ...document, items };
}

const constants = ({
  schemaVersion,
  referenceId,
  manufacturerLabelId,
  brandName,
  addresses,
  climate,
}: ProjectDocument) => ({
  schemaVersion: fc.constant(schemaVersion),
  referenceId: fc.constant(referenceId),
  manufacturerLabelId: fc.constant(manufacturerLabelId),
  brandName: fc.constant(brandName),
  addresses: fc.constant(addresses),
  climate: fc.constant(climate),
  facts: fc.record(
    {
      contractor: fc.stringMatching(/^[A-Za-z]{1,20}$/),
      submittalNumber: fc.stringMatching(/^[0-9-]{1,9}$/),
      status: fc.constantFrom('forApproval', 'forRecord', 'asBuilt'),
    },
    { requiredKeys: [] },
  ),
});

function content({ referenceId: _reference, name: _name, items, ...rest }: ProjectDocument) {
  return { ...rest, items: items.map(({ itemId: _id, ...item }) => item) };
}

describe('Any project document', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let sample: ProjectDocument;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    const { projectId } = await fullProject(engineer);
    const rooftop = await configureRooftopUnit(engineer);
    const { TCS1 = null } = await optionIdsByCode(engineer, rooftop.fanItemId);
    await engineer.fanItem.temperatureControls.set({ fanItemId: rooftop.fanItemId, optionId: TCS1 });
    await attach(engineer, projectId, rooftop.fanItemId, { tag: 'RTU-1', qty: 1 });
    sample = await engineer.projects.file.export({ projectId });
  });
  afterAll(() => server.close());

  it('comes out as it came in', async () => {
    await fc.assert(
      fc.asyncProperty(documents(sample), async (document) => {
        const { projectId } = await engineer.projects.file.import({ document });
        expect(content(await engineer.projects.file.export({ projectId }))).toEqual(content(document));
      }),
      { numRuns: 25 },
    );
  });

  it('is rejected with what is wrong, or taken, whatever was changed in it: never a failure of the server', async () => {
    const places = pathsOf(sample);
    const junk = fc.oneof(fc.constantFrom(null, '', 'x', -1, 0, 1e9, 1.5, true, [], {}, [null]), fc.integer());
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), junk, async (path, value) => {
        const document = changedAt(structuredClone(sample), path, value);
        const status = await engineer.projects.file.preview({ document }).then(() => 200, statusOf);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 250 },
    );
  });

  it('has the same canonical text in whatever order its keys stand', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
      }),
    );
  });

  it('is described by the JSON Schema of the documentation, which is current', () => {
    const published = readFileSync(
      new URL('../../../../docs/api/project-document.schema.json', import.meta.url),
      'utf8',
    );
    // `npm run project:schema` writes it.
    expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(documentJsonSchema())));
    expect(projectDocument.safeParse({ ...sample, scheduledDuties: [], items: [] }).success).toBe(true);
  });
});

type Path = readonly (string | number)[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...at, key]));
  return at.length === 0 ? inner : [at, ...inner];
}

function changedAt(document: ProjectDocument, path: Path, value: unknown): Record<string, unknown> {
  let at = document as unknown as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[path.at(-1) ?? ''] = value;
  return document as unknown as Record<string, unknown>;
}
