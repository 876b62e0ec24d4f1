import { startTestApplication, TEST_URL, type TestApplication } from '../testing/test-application.ts';

describe('The OpenAPI document', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  it('is served with the error body it really sends', async () => {
    const response = await server.app.inject({ url: '/api/openapi.json' });
    const document = response.json() as {
      servers: { url: string }[];
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    expect(document.servers).toEqual([{ url: TEST_URL }]);
    const create = document.paths['/api/projects']?.['post'];
    expect(create?.responses['400']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    });
    expect(Object.keys(document.paths)).toContain('/api/sizefan/exhaust-supply');
  });

  it('states how files are sent and read', async () => {
    const document = (await server.app.inject({ url: '/api/openapi.json' })).json();
    const files = document.paths['/api/fs/files'];
    const form = files.post.requestBody.content['multipart/form-data'].schema;
    expect(form.required).toEqual(expect.arrayContaining(['flowChunkNumber', 'flowIdentifier', 'file']));
    expect(files.get.parameters.map(({ name }: { name: string }) => name)).toContain('flowTotalSize');
    expect(JSON.stringify(files.post.responses['200'])).toContain('fileId');
    expect(Object.keys(files.get.responses)).toEqual(expect.arrayContaining(['200', '204', '401', '429']));
    const read = document.paths['/api/fs/files/{fileId}'].get;
    expect(read.responses).toMatchObject({ '200': { headers: { 'Content-Disposition': {} } }, '404': {} });
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
