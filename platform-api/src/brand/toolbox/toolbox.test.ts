import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describe('The tool box', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  it('[API-162] [TBX-002] lists tools to every caller in their order, with addresses that are safe to open', async () => {
    const tools = await server.client().toolbox.list();
    expect(tools.length).toBeGreaterThan(3);
    expect(tools.map(({ sortOrder }) => sortOrder)).toEqual(
      tools.map(({ sortOrder }) => sortOrder).toSorted((a, b) => a - b),
    );
    expect(tools.every(({ url }) => url.startsWith('https://'))).toBe(true);
  });

  it('[A-235] shows each brand its own', async () => {
    const idsOf = async (manufacturerLabelId: number) =>
      (await server.client({ manufacturerLabelId }).toolbox.list()).map(({ id }) => id);
    expect(await idsOf(1)).toContain('nfpa-96');
    expect(await idsOf(17)).not.toContain('nfpa-96');
  });

  it('speaks the caller’s language', async () => {
    const response = await server.app.inject({ url: '/api/toolbox', headers: { 'accept-language': 'es' } });
    expect(response.json<{ title: string }[]>()[0]?.title).toBe('Condiciones climáticas de diseño de ASHRAE');
  });
});
