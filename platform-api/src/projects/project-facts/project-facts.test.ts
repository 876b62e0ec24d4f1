import { randomUUID } from 'node:crypto';
import type { ProjectFacts } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const GIVEN: ProjectFacts = { contractor: 'Ridge Mechanical', submittalNumber: '23 34 23-01', status: 'forRecord' };

describeOnEachStore('What documents say of a job beside its equipment', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const newProject = async (client = engineer) =>
    (await client.projects.create({ projectName: `Job ${randomUUID()}` })).projectId;
  const factsOf = async (projectId: string) => (await engineer.projects.facts.read({ projectId })).facts;

  it('is stored without what is empty, and replaced as a whole', async () => {
    const projectId = await newProject();
    const facts = { ...GIVEN, engineer: '', owner: '  ', purchaseOrder: null };
    await expect(engineer.projects.facts.save({ projectId, facts })).resolves.toMatchObject({ facts: GIVEN });
    await expect(factsOf(projectId)).resolves.toEqual(GIVEN);
    await engineer.projects.facts.save({ projectId, facts: { engineer: ' Lakeside ' } });
    await expect(factsOf(projectId)).resolves.toEqual({ engineer: 'Lakeside' });
    const tooLong = engineer.projects.facts.save({ projectId, facts: { purchaseOrder: 'x'.repeat(41) } });
    await expect(tooLong).rejects.toMatchObject({
      data: { modelState: { 'facts.purchaseOrder': [expect.any(String)] } },
    });
  });

  it('has the columns of schedules, which begin the next project of who chose them', async () => {
    const projectId = await newProject();
    const scheduleColumns = 'tag cfm esp weight';
    await engineer.projects.facts.save({ projectId, facts: { ...GIVEN, scheduleColumns } });
    await expect(factsOf(await newProject())).resolves.toEqual({ scheduleColumns });
    await engineer.projects.facts.save({ projectId, facts: GIVEN });
    await expect(factsOf(await newProject())).resolves.toEqual({});
    const bad = engineer.projects.facts.save({ projectId, facts: { scheduleColumns: '=1+1' } });
    await expect(bad).rejects.toMatchObject({ status: 400 });
  });

  it('[A-247] is not written over what another user saved meanwhile', async () => {
    const projectId = await newProject();
    const was = await factsOf(projectId);
    await engineer.projects.facts.save({ projectId, facts: GIVEN, was });
    const late = engineer.projects.facts.save({ projectId, facts: { owner: 'City' }, was });
    await expect(late).rejects.toMatchObject({ status: 409, data: { current: { facts: GIVEN } } });
    await expect(engineer.projects.facts.save({ projectId, facts: GIVEN, was })).resolves.toMatchObject({
      facts: GIVEN,
    });
  });

  it('begins with the defaults of the user: the name is typed once, parties are kept if the user says so', async () => {
    const sales = await server.clientOf('sales');
    const projectId = await newProject(sales);
    const name = { firstName: 'Sam', lastName: 'Ortega' };
    const facts = { ...GIVEN, ...name, dateFormat: 'monthFirst' } as const;
    await sales.projects.facts.save({ projectId, facts });
    const next = await sales.projects.facts.read({ projectId: await newProject(sales) });
    expect(next).toEqual({ facts: {}, defaults: name });
    await sales.projects.facts.save({ projectId, facts, areDefaults: true });
    const third = await sales.projects.facts.read({ projectId: await newProject(sales) });
    // Numbers and status are of the one job.
    expect(third.facts).toEqual({ contractor: 'Ridge Mechanical', dateFormat: 'monthFirst' });
    expect(third.defaults).toEqual({ ...name, ...third.facts });
  });

  it('goes with the project into copies, files and revisions, which say what changed', async () => {
    const { projectId, referenceId } = await engineer.projects.create({ projectName: `Job ${randomUUID()}` });
    await engineer.projects.facts.save({ projectId, facts: GIVEN });
    const sales = await server.clientOf('sales');
    const copy = await sales.projects.clone({ source: 0, referenceId });
    await expect(sales.projects.facts.read({ projectId: copy.projectId })).resolves.toMatchObject({ facts: GIVEN });
    const document = await engineer.projects.file.export({ projectId });
    expect(document.facts).toEqual(GIVEN);
    const imported = await engineer.projects.file.import({ document });
    await expect(factsOf(imported.projectId)).resolves.toEqual(GIVEN);
    const { revisionId } = await engineer.projects.revisions.issue({ projectId, name: 'Issued' });
    await engineer.projects.facts.save({ projectId, facts: { ...GIVEN, contractor: 'Lake Mechanical' } });
    const compared = await engineer.projects.revisions.compare({ projectId, before: revisionId, after: 'present' });
    expect(compared.project).toEqual([
      { field: 'fact', of: 'contractor', before: 'Ridge Mechanical', after: 'Lake Mechanical' },
    ]);
    await engineer.projects.revisions.goBack({ projectId, revisionId });
    await expect(factsOf(projectId)).resolves.toEqual(GIVEN);
    const { facts: _facts, ...older } = document;
    const before = await engineer.projects.file.import({ document: older });
    await expect(factsOf(before.projectId)).resolves.toEqual({});
  });

  it('is read and not changed by strangers to the project', async () => {
    const projectId = await newProject();
    const sales = await server.clientOf('sales');
    await expect(sales.projects.facts.read({ projectId })).rejects.toMatchObject({ status: 404 });
    await expect(sales.projects.facts.save({ projectId, facts: GIVEN })).rejects.toMatchObject({ status: 404 });
  });
});
