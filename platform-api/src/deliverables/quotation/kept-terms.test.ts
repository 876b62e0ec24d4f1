import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const TERMS = { multiplier: 0.385, freight: 850, taxPercent: 5.5, validDays: 30, hasAlternates: false };

describe('The terms of the last quotation of a project', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    ({ projectId } = await engineer.projects.create({ projectName: 'Harbor Point Clinic' }));
  });
  afterAll(() => server.close());

  const kept = (currency?: string) => engineer.deliverables.keptTerms({ projectId, currency });

  it('begin the next one, with the currency of a freight that is not its own', async () => {
    await expect(kept()).resolves.toEqual({ hasAlternates: true });
    await engineer.deliverables.keepTerms({ projectId, currency: 'CAD', ...TERMS });
    await expect(kept('CAD')).resolves.toEqual(TERMS);
    await expect(kept('USD')).resolves.toEqual({ ...TERMS, freightCurrency: 'CAD' });
    await engineer.deliverables.keepTerms({ projectId, currency: 'USD', ...TERMS, freightCurrency: 'CAD' });
    await expect(kept('CAD')).resolves.toEqual(TERMS);
    await engineer.deliverables.keepTerms({ projectId, multiplier: 0.4 });
    await expect(kept('CAD')).resolves.toEqual({ multiplier: 0.4, hasAlternates: true });
  });

  it('have a freight of zero that was stated', async () => {
    await engineer.deliverables.keepTerms({ projectId, currency: 'USD', freight: 0 });
    await expect(kept('USD')).resolves.toEqual({ freight: 0, hasAlternates: true });
  });

  it('are rejected under No Pricing, for who may not see the project, and where they are none', async () => {
    const rejection = { status: 400, data: { modelState: { currency: [expect.stringContaining('No Pricing')] } } };
    await expect(kept('NONE')).rejects.toMatchObject(rejection);
    await expect(engineer.deliverables.keepTerms({ projectId, currency: 'NONE', ...TERMS })).rejects.toMatchObject(
      rejection,
    );
    const stranger = await server.clientOf('sales');
    await expect(stranger.deliverables.keptTerms({ projectId })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.deliverables.keepTerms({ projectId, ...TERMS })).rejects.toMatchObject({ status: 404 });
    await expect(engineer.deliverables.keepTerms({ projectId, multiplier: 0 })).rejects.toMatchObject({ status: 400 });
  });

  it('leave its own words as they are, which are plain, of bounded length, and gone when they are empty', async () => {
    const own = { text: 'Net 45 days.\n\tNo retainage.', replacesBrand: true };
    await engineer.deliverables.keepOwnTerms({ projectId, ...own });
    await engineer.deliverables.keepTerms({ projectId, currency: 'USD', multiplier: 0.5 });
    await expect(engineer.deliverables.ownTerms({ projectId })).resolves.toEqual(own);
    await expect(kept('USD')).resolves.toEqual({ multiplier: 0.5, hasAlternates: true });
    for (const text of ['a\u0000b', 'a\u001b[31m', 'x'.repeat(8001)]) {
      await expect(engineer.deliverables.keepOwnTerms({ projectId, text })).rejects.toMatchObject({
        status: 400,
        data: { modelState: { text: [expect.any(String)] } },
      });
    }
    await expect(engineer.deliverables.ownTerms({ projectId })).resolves.toEqual(own);
    const file = await engineer.projects.file.export({ projectId });
    expect(JSON.stringify(file)).not.toContain('retainage');
    const stranger = await server.clientOf('sales');
    await expect(stranger.deliverables.ownTerms({ projectId })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.deliverables.keepOwnTerms({ projectId, text: '' })).rejects.toMatchObject({ status: 404 });
    await engineer.deliverables.keepOwnTerms({ projectId, text: ' \n ' });
    await expect(engineer.deliverables.ownTerms({ projectId })).resolves.toEqual({ text: '', replacesBrand: false });
    await expect(kept('USD')).resolves.toEqual({ multiplier: 0.5, hasAlternates: true });
  });

  it('are in nothing that a customer gets with documents, and no change of the project', async () => {
    await engineer.deliverables.keepTerms({ projectId, currency: 'USD' });
    const before = await engineer.projects.read({ projectId });
    await engineer.deliverables.keepTerms({ projectId, currency: 'USD', ...TERMS, multiplier: 0.38517 });
    const project = await engineer.projects.read({ projectId });
    expect(project).toEqual(before);
    const { facts } = await engineer.projects.facts.read({ projectId });
    const file = await engineer.projects.file.export({ projectId });
    expect(JSON.stringify([project, facts, file])).not.toContain('0.38517');
  });
});
