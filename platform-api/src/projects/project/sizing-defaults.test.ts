import { randomUUID } from 'node:crypto';
import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const GIVEN: SizingDefaults = {
  altitude: 5280,
  installation: 'ducted',
  motorSupply: '460/3',
  smallMotorSupply: '115/1',
  smallMotorBelowHp: 0.5,
  enclosure: 'TEFC',
  disconnect: 'NEMA 3R',
  tagPatterns: { exhaust: 'EF-1-##', makeUpAir: 'S-' },
};

describeOnEachStore('What searches and new items of a project begin with', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const newProject = () => engineer.projects.create({ projectName: `Job ${randomUUID()}` });
  const defaultsOf = async (projectId: string) => (await engineer.projects.read({ projectId })).sizingDefaults;

  it('is nothing at first, stored without what is empty, and replaced as a whole', async () => {
    const { projectId, sizingDefaults, rowVersion } = await newProject();
    expect(sizingDefaults).toEqual({});
    const sent = { ...GIVEN, soundLevelDistance: null, tagPatterns: { ...GIVEN.tagPatterns, hvacUnit: null } };
    const saved = await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: sent });
    expect(saved.sizingDefaults).toEqual(GIVEN);
    expect(saved.rowVersion).toBeGreaterThan(rowVersion);
    await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: { altitude: 100, tagPatterns: {} } });
    await expect(defaultsOf(projectId)).resolves.toEqual({ altitude: 100 });
  });

  it.each<[string, object]>([
    ['sizingDefaults.altitude', { altitude: 30_000 }],
    ['sizingDefaults.soundLevelDistance', { soundLevelDistance: 1 }],
    ['sizingDefaults.motorSupply', { motorSupply: '461/3' }],
    ['sizingDefaults.smallMotorBelowHp', { smallMotorSupply: '115/1' }],
    ['sizingDefaults.smallMotorSupply', { smallMotorBelowHp: 1 }],
    ['sizingDefaults.smallMotorBelowHp', { smallMotorSupply: '115/1', smallMotorBelowHp: 0 }],
    ['sizingDefaults.tagPatterns.exhaust', { tagPatterns: { exhaust: 'EF-1' } }],
    ['sizingDefaults.tagPatterns.exhaust', { tagPatterns: { exhaust: '#-EF-#' } }],
    ['sizingDefaults.tagPatterns.exhaust', { tagPatterns: { exhaust: 'EF-#######' } }],
    ['sizingDefaults.tagPatterns.exhaust', { tagPatterns: { exhaust: 'A#1' } }],
    ['sizingDefaults.tagPatterns.exhaust', { tagPatterns: { exhaust: 'x'.repeat(21) } }],
  ])('%s is rejected by name for %j', async (field, sizingDefaults) => {
    const { projectId } = await newProject();
    const rejected = engineer.projects.saveSizingDefaults({ projectId, sizingDefaults });
    await expect(rejected).rejects.toMatchObject({
      status: 400,
      data: { modelState: { [field]: [expect.any(String)] } },
    });
    await expect(defaultsOf(projectId)).resolves.toEqual({});
  });

  it('[A-247] is not written over what another user saved meanwhile', async () => {
    const { projectId } = await newProject();
    await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: GIVEN, was: {} });
    const late = engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: { altitude: 0 }, was: {} });
    await expect(late).rejects.toMatchObject({ status: 409, data: { current: { sizingDefaults: GIVEN } } });
    const again = engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: GIVEN, was: {} });
    await expect(again).resolves.toMatchObject({ sizingDefaults: GIVEN });
  });

  it('goes with the project into copies, files and revisions, which say what changed', async () => {
    const { projectId, referenceId } = await newProject();
    const bare = await engineer.projects.file.export({ projectId });
    expect(bare).not.toHaveProperty('sizingDefaults');
    await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: GIVEN });
    const sales = await server.clientOf('sales');
    const copy = await sales.projects.clone({ source: 0, referenceId });
    await expect(sales.projects.read({ projectId: copy.projectId })).resolves.toMatchObject({ sizingDefaults: GIVEN });
    const document = await engineer.projects.file.export({ projectId });
    const imported = await engineer.projects.file.import({ document });
    await expect(defaultsOf(imported.projectId)).resolves.toEqual(GIVEN);
    const before = await engineer.projects.file.import({ document: bare });
    await expect(defaultsOf(before.projectId)).resolves.toEqual({});
    const { revisionId } = await engineer.projects.revisions.issue({ projectId, name: 'Issued' });
    const { enclosure: _open, ...open } = GIVEN;
    const changed = { ...open, tagPatterns: { exhaust: 'EF-', makeUpAir: 'S-' } };
    await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: changed });
    const compared = await engineer.projects.revisions.compare({ projectId, before: revisionId, after: 'present' });
    expect(compared.project).toEqual([
      { field: 'sizingDefault', of: 'enclosure', before: 'TEFC', after: null },
      { field: 'sizingDefault', of: 'exhaust', before: 'EF-1-##', after: 'EF-' },
    ]);
    await engineer.projects.revisions.goBack({ projectId, revisionId });
    await expect(defaultsOf(projectId)).resolves.toEqual(GIVEN);
  });

  it('is neither read nor changed by strangers to the project', async () => {
    const { projectId } = await newProject();
    const sales = await server.clientOf('sales');
    const changed = sales.projects.saveSizingDefaults({ projectId, sizingDefaults: GIVEN });
    await expect(changed).rejects.toMatchObject({ status: 404 });
  });
});
