import { partsOf } from '@specbuilder/shared-contracts/api';
import { RECORDING_MS, recordExamplesIfChanged } from '../../../test/record-examples.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../test/test-application.ts';
import { operationMetas } from './operations.ts';

interface Media {
  readonly schema?: { readonly $ref?: string };
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly { readonly $ref?: string; readonly in?: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Record<string, Media> }>>;
}
interface Served {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
}

describe('The OpenAPI document', () => {
  let server: TestApplication;
  let document: Served;
  let operations: readonly (Operation & { readonly method: string; readonly path: string })[];
  beforeAll(recordExamplesIfChanged, RECORDING_MS);
  beforeAll(async () => {
    server = await startTestApplication();
    document = (await server.app.inject({ url: '/api/openapi.json' })).json<Served>();
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ ...operation, method, path })),
    );
  });
  afterAll(() => server.close());

  const operation = (id: string) => {
    const found = operations.find(({ operationId }) => operationId === id);
    if (found === undefined) throw new Error(`There is no ${id}`);
    return found;
  };
  /** What an assertion over all operations finds wrong, by their ids. */
  const failing = (isWrong: (one: (typeof operations)[number]) => boolean) =>
    operations.filter(isWrong).map(({ operationId }) => operationId);

  it('is of this server and has every operation once', () => {
    expect(document.servers).toEqual([{ url: TEST_URL }]);
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...operationMetas().keys()].toSorted(),
    );
  });

  it('says of every operation who may call it', () => {
    const { bearer, guestKey, apiKey } = document.components['securitySchemes'] ?? {};
    expect(bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(guestKey).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-Guest-Key' });
    expect(apiKey).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-Api-Key' });
    expect(
      failing(({ description }) => !/^(Open to|For) .*API keys (are rejected|need the scope)/.test(description)),
    ).toEqual([]);
    for (const [id, { access, apiKey: scope }] of operationMetas()) {
      const { security } = operation(id);
      const isOpen = partsOf(access).some(({ kind }) => kind === 'open');
      expect([id, security.some((item) => Object.keys(item).length === 0)]).toEqual([id, isOpen]);
      expect([id, security.flatMap((item) => item['apiKey'] ?? [])]).toEqual([id, scope === undefined ? [] : [scope]]);
    }
    expect(operation('projects.read')).toMatchObject({
      description: 'For a caller who may read the project that it names. API keys need the scope `read-projects`.',
      security: [{ bearer: [] }, { apiKey: ['read-projects'] }],
      'x-access': { parts: [{ kind: 'owner', thing: 'project' }], apiKeyScope: 'read-projects' },
    });
    expect(operation('adminUsers.list')).toMatchObject({
      description: 'For users with the role admin. API keys are rejected.',
      security: [{ bearer: [] }],
    });
    expect(operation('fanItem.create').security).toContainEqual({ guestKey: [] });
  });

  it('declares the headers that operations read', () => {
    const refers = (item: Operation, name: string) =>
      item.parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`);
    expect(failing((item) => !refers(item, 'Brand') || !refers(item, 'Language'))).toEqual([]);
    const takesKey = (item: (typeof operations)[number]) =>
      item.method !== 'get' && operationMetas().get(item.operationId)?.isSecret !== true;
    expect(failing((item) => refers(item, 'IdempotencyKey') !== takesKey(item))).toEqual([]);
    expect(Object.values(document.components['parameters'] ?? {}).map(({ name }) => name)).toEqual([
      'X-Manufacturer-Id',
      'Accept-Language',
      'Idempotency-Key',
    ]);
  });

  it('shows an example of everything that an operation takes and returns', () => {
    const isBare = ({ example, schema }: Media) => example === undefined && schema !== undefined;
    const bareBodies = failing(({ requestBody }) => Object.values(requestBody?.content ?? {}).some(isBare));
    const bareResponses = failing(({ responses }) =>
      Object.entries(responses).some(
        ([status, { content = {} }]) =>
          status.startsWith('2') && content['application/json'] !== undefined && isBare(content['application/json']),
      ),
    );
    const barePaths = failing(({ parameters }) =>
      parameters.some((item) => item.in === 'path' && item.example === undefined),
    );
    expect({ bareBodies, bareResponses, barePaths }).toEqual({ bareBodies: [], bareResponses: [], barePaths: [] });
  });

  it('refers to one error body, with what goes with each status', () => {
    for (const status of ['400', '401', '403', '404', '409', '429', '500', '503']) {
      expect(failing(({ responses }) => !responses[status]?.$ref?.startsWith('#/components/responses/'))).toEqual([]);
    }
    const { BadRequest, TooManyRequests, Unavailable } = document.components['responses'] ?? {};
    expect(BadRequest).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    });
    for (const item of [TooManyRequests, Unavailable]) expect(item).toMatchObject({ headers: { 'Retry-After': {} } });
    expect(document.components['schemas']?.['Error']).toMatchObject({ required: ['message', 'errors', 'modelState'] });
  });

  it('names bodies and what is used in more than one place', () => {
    const isInline = (media: Media) => JSON.stringify(media.schema ?? {}).includes('"properties"');
    const bodies = ({ requestBody, responses }: Operation) => [
      ...Object.values(requestBody?.content ?? {}),
      ...Object.values(responses).flatMap(({ content = {} }) => Object.values(content)),
    ];
    expect(failing((item) => bodies(item).some(isInline))).toEqual([]);
    expect(operation('projects.read').responses['200']?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Project',
    });
    expect(Object.keys(document.components['schemas'] ?? {})).toEqual(
      expect.arrayContaining([
        'FanItem',
        'ProjectItem',
        'PartialExhaustSupplySpecification',
        'PriceBreakdown',
        'MemberRole',
      ]),
    );
  });

  it('types enumerations with their numbers and names', () => {
    const { FanCategory, ApiKeyScope, ProjectItem } = document.components['schemas'] ?? {};
    expect(FanCategory).toMatchObject({
      type: 'integer',
      enum: expect.arrayContaining([0, 1, 2]),
      'x-enum-varnames': expect.arrayContaining(['Exhaust', 'MakeUpAir']),
    });
    expect(ApiKeyScope).toEqual({ type: 'string', enum: ['size', 'read-projects', 'write-projects'] });
    expect(ProjectItem?.['properties']).toMatchObject({ itemType: { $ref: '#/components/schemas/ProjectItemType' } });
    // An enumeration whose values are not described becomes a schema that nothing fulfills.
    expect(JSON.stringify(document)).not.toContain('"not":{}');
    // What a schema of the contract says before it is described: any number and any text.
    const untyped = /\{"anyOf":\[\{"type":"number"\},\{"type":"string"\}\]/;
    expect(failing((item) => untyped.test(JSON.stringify(item)))).toEqual([]);
    const schemas = Object.entries(document.components['schemas'] ?? {});
    const mixed = schemas.filter(([, schema]) => untyped.test(JSON.stringify(schema))).map(([name]) => name);
    // Sizes of style sheets, and the value of whichever field changed or was read.
    expect(mixed).toEqual([
      ...['BrandAppearance', 'ItemFieldChange', 'ProjectFieldChange'],
      ...['ReadingScheduleAnswerRowsQuestionsMeanings', 'ReadingScheduleAnswerRowsTag'],
    ]);
  });

  it('states how files are sent and read', () => {
    const lookUp = operation('files.hasPart');
    const send = operation('files.sendPart').requestBody?.content['multipart/form-data']?.schema;
    expect(document.components['schemas']?.[send?.$ref?.split('/').at(-1) ?? '']).toMatchObject({
      required: expect.arrayContaining(['flowChunkNumber', 'flowIdentifier', 'file']),
    });
    expect(lookUp.parameters).toContainEqual(expect.objectContaining({ name: 'flowTotalSize' }));
    expect(Object.keys(lookUp.responses)).toEqual(expect.arrayContaining(['200', '204', '401', '429']));
    expect(operation('files.read').responses).toMatchObject({ '200': { headers: { 'Content-Disposition': {} } } });
  });

  it('gives two operations at one address parameters that both can have', () => {
    const [path] = Object.keys(document.paths).filter(
      (item) => item.startsWith('/api/voltage/{') && item.includes('}/{'),
    );
    expect(path).toBe('/api/voltage/{fanTypeOrFanItemId}/{fanSubTypeIdOrNewVoltageVal}');
    expect(Object.keys(document.paths[path ?? ''] ?? {}).toSorted()).toEqual(['get', 'put']);
  });

  it('is shown on a page without inline script', async () => {
    const page = await server.app.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/<script>|<style|style=|onload=/);
    for (const [, address = ''] of page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await server.app.inject({ url: address })).statusCode).toBe(200);
    }
    expect((await server.app.inject({ url: '/api/docs/swagger/package.json' })).statusCode).toBe(404);
  });
});
