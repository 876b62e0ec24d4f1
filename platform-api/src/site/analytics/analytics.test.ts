import { startTestApplication } from '../../../test/test-application.ts';

describe('What browsers report of visits', () => {
  it('[A-099] goes to the log with the brand, and nothing of the visitor', async () => {
    const server = await startTestApplication();
    await server
      .client({ manufacturerLabelId: 17 })
      .analytics.record({ records: [{ kind: 'page-view', path: '/fans/sizer/search' }] });
    const line = server
      .log()
      .split('\n')
      .find((entry) => entry.includes('"visit"'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      visit: { kind: 'page-view', path: '/fans/sizer/search' },
      brand: 17,
    });
    await server.close();
  });
});
