import type * as Declared from '../../../shared-contracts/src/domain/deliverables/all.ts';
import type * as Declaration from '../../../shared-contracts/src/domain/deliverables/deliverable.ts';
import type * as Formats from '../../../shared-contracts/src/domain/deliverables/format.ts';
import { fullProject } from '../../test/full-project.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';
import type * as Built from './all.ts';
import type * as Definition from './deliverable.ts';

/** What a developer writes into the contracts for a new deliverable. */
function mockDeclaration() {
  const { declareDeliverable } = jest.requireActual<typeof Declaration>(
    '../../../shared-contracts/src/domain/deliverables/deliverable.ts',
  );
  const { CSV, ZIP } = jest.requireActual<typeof Formats>(
    '../../../shared-contracts/src/domain/deliverables/format.ts',
  );
  return declareDeliverable({
    type: 99,
    key: 'tagList',
    label: () => 'Tag list',
    lead: () => 'One line for each tag',
    icon: 'table',
    formats: [CSV, ZIP],
    orientation: null,
    hasPreWire: false,
    needsDimensions: false,
    summary: { download: 'Tags of a project', preview: 'Tags of a project as HTML' },
  });
}

jest.mock('../../../shared-contracts/src/domain/deliverables/all.ts', () => {
  const { DELIVERABLES } = jest.requireActual<typeof Declared>(
    '../../../shared-contracts/src/domain/deliverables/all.ts',
  );
  return { DELIVERABLES: [...DELIVERABLES, mockDeclaration()] };
});

/** What the server adds: how it is built. */
jest.mock('./all.ts', () => {
  const { DELIVERABLES } = jest.requireActual<typeof Built>('./all.ts');
  const { defineDeliverable } = jest.requireActual<typeof Definition>('./deliverable.ts');
  const tagList = defineDeliverable(mockDeclaration(), {
    documentName: () => 'Tag list',
    build: {
      CSV: ({ items }) => items.map(({ tag }) => tag).join('\n'),
      ZIP: () => new Uint8Array(),
      HTML: ({ items }) => items.map(({ tag }) => `<p>${tag}</p>`).join(''),
    },
  });
  return { DELIVERABLES: [...DELIVERABLES, tagList] };
});

describe('A further deliverable that is only declared', () => {
  let server: TestApplication;
  let projectId: string;
  let tags: string[];
  let headers: Record<string, string>;
  beforeAll(async () => {
    server = await startTestApplication();
    const project = await fullProject(await server.clientOf('engineer'));
    projectId = project.projectId;
    tags = project.projectItems.filter(({ alternateToId }) => alternateToId === null).map(({ tag }) => tag ?? '');
    headers = { authorization: `Bearer ${await server.tokenOf('engineer')}` };
  });
  afterAll(() => server.close());

  const get = (call: string, query = '') =>
    server.app.inject({ url: `/api/projects/${call}?projectId=${projectId}&${query}`, headers });

  it('is generated in its default format, with its name and media type', async () => {
    const response = await get('tagList');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(response.headers['content-disposition']).toMatch(/Tag list.*\.csv/);
    expect(response.body.split('\n')).toEqual(tags);
  });

  it('has a preview, and is rejected in a format that it is not declared in', async () => {
    const preview = await get('tagList/preview');
    expect([preview.headers['content-type'], preview.body]).toEqual([
      'text/html; charset=utf-8',
      tags.map((tag) => `<p>${tag}</p>`).join(''),
    ]);
    expect((await get('tagList', 'format=PDF')).statusCode).toBe(400);
  });
});
