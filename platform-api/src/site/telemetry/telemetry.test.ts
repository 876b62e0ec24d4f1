import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describe('Telemetry of remotes', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  const record = (code: string) => ({
    remote: 'mf-sizer',
    version: '1.0.0',
    code,
    message: code === 'loaded' ? '' : 'The manifest did not come',
    reportId: code === 'loaded' ? null : 'SZ-4711',
    durationMs: 12.5,
    at: '2026-03-01T10:00:00.000Z',
  });

  it('is kept, and failures also stand in the log', async () => {
    await server
      .client({ manufacturerLabelId: 214 })
      .telemetry.remotes({ records: [record('loaded'), record('MFE-101')] });
    const rows = await server.store.db.select().from(schema.telemetryRecords).orderBy(schema.telemetryRecords.id);
    expect(rows).toEqual([
      expect.objectContaining({ ...record('loaded'), manufacturerLabelId: 214 }),
      expect.objectContaining(record('MFE-101')),
    ]);
    expect(server.log()).toContain('SZ-4711');
  });

  it('takes an empty batch', async () => {
    await expect(server.client().telemetry.remotes({ records: [] })).resolves.toBeUndefined();
  });
});
