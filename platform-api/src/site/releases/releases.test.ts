import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { PRODUCT_VERSION } from '../../core/package/product-version.ts';

describe('The release notes', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  it('[API-024] [REL-013] are listed newest first, with ids, and no cache keeps them', async () => {
    const response = await server.app.inject({ url: '/api/releases' });
    expect(response.headers['cache-control']).toBe('no-store');
    const notes = await server.client().releases.list();
    expect(response.json()).toEqual(notes);
    expect(notes[0]?.version).toBe(PRODUCT_VERSION);
    expect(notes.map(({ date }) => date)).toEqual([...notes.map(({ date }) => date)].sort().reverse());
    expect(new Set(notes.map(({ versionId }) => versionId)).size).toBe(notes.length);
  });

  it('[API-025] list what is newer than a version', async () => {
    const { releases } = server.client();
    expect(await releases.newer({ version: '0.0.1' })).toEqual(await releases.list());
    expect((await releases.newer({ version: '0.9.0' })).map(({ version }) => version)).toEqual([PRODUCT_VERSION]);
    expect(await releases.newer({ version: PRODUCT_VERSION })).toEqual([]);
  });
});
