import { randomUUID } from 'node:crypto';
import { type ApiClient, errorMessageOf } from '@specbuilder/shared-contracts/client';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('An item by its model number', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const DUTY = { cfm: 2500, sp: 0.75 };
  const NEW = { tag: 'EF-1', qty: 2, notes: 'Kitchen' };

  async function newProject(postalCode: string | null = null): Promise<string> {
    const projectName = `Job ${randomUUID().slice(0, 8)}`;
    const { projectId } = await engineer.projects.create({ projectName });
    if (postalCode !== null) await engineer.projects.change({ projectId, projectName, address: { postalCode } });
    return projectId;
  }

  it('is rated at the duty without anything being stored', async () => {
    const projectId = await newProject();
    const { exact, nearest } = await engineer.projects.models.rate({ projectId, model: 'krb 245', ...DUTY });
    expect(exact).toMatchObject({ model: 'KRB245', reasons: [] });
    expect(exact?.offer).toMatchObject({ modelDisplayAs: 'KRB245', cfm: 2500 });
    expect(exact?.offer?.price).toBeGreaterThan(0);
    expect(nearest).toEqual([]);
    expect((await engineer.projects.read({ projectId })).projectItems).toEqual([]);
  });

  it('joins the project with the figures that were shown, and its search with it', async () => {
    const projectId = await newProject();
    const { exact } = await engineer.projects.models.rate({ projectId, model: 'KRB245', ...DUTY });
    const item = await engineer.projects.models.add({ projectId, model: 'KRB245', ...DUTY, ...NEW });
    const { offer } = exact ?? {};
    expect(item).toMatchObject({ ...NEW, modelDisplayAs: 'KRB245', errors: [] });
    expect(item.rating).toMatchObject({ cfm: 2500, rpm: offer?.rpm, totalBhp: offer?.totalBhp });
    expect(item.price.total).toBe(offer?.price);
    const { projectItems } = await engineer.projects.read({ projectId });
    expect(projectItems.map(({ projectItemId }) => projectItemId)).toEqual([item.projectItemId]);
    const specification = await engineer.fanItem.exhaustSupply.specification({ fanItemId: item.projectItemId });
    expect(specification).toMatchObject(DUTY);
    const { results } = await engineer.sizing.exhaustSupply.byResultId({ resultId: item.resultId });
    expect(results.map(({ modelDisplayAs }) => modelDisplayAs)).toContain('KRB245');
  });

  it('needs no duty where it is a ceiling fan', async () => {
    const projectId = await newProject();
    const item = await engineer.projects.models.add({ projectId, model: 'KHL-24T', cfm: null, sp: null, ...NEW });
    expect(item.modelDisplayAs).toBe('KHL-24T');
    expect(item.hvls?.cfm).toBeGreaterThan(100_000);
  });

  it('is rated at the location of the project', async () => {
    const [here, high] = [await newProject(), await newProject('80202')];
    const rate = (projectId: string) => engineer.projects.models.rate({ projectId, model: 'KRB245', ...DUTY });
    const [atSea, inDenver] = [await rate(here), await rate(high)];
    expect(inDenver.exact?.offer?.rpm).toBeGreaterThan(atSea.exact?.offer?.rpm ?? Number.NaN);
    expect(atSea.assumptions.map(messageText)[0]).toContain('Sea level');
    expect(inDenver.assumptions).toEqual([]);
  });

  it('begins with the defaults of the project: its own altitude, voltage, enclosure, disconnect and sound distance', async () => {
    const [bare, projectId] = [await newProject('80202'), await newProject('80202')];
    const equipment = { motorSupply: '208/3', enclosure: 'TEFC', disconnect: 'NEMA 3R' } as const;
    const sizingDefaults = { altitude: 9000, soundLevelDistance: 20, ...equipment };
    await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults });
    const rate = (id: string) => engineer.projects.models.rate({ projectId: id, model: 'KRB245', ...DUTY });
    const [plain, high] = [await rate(bare), await rate(projectId)];
    expect(high.exact?.offer?.rpm).toBeGreaterThan(plain.exact?.offer?.rpm ?? Number.NaN);
    const item = await engineer.projects.models.add({ projectId, model: 'KRB245', ...DUTY, ...NEW });
    expect(item.voltage).toMatchObject({ voltage: 208, phase: 3 });
    const fanItemId = item.projectItemId;
    const specification = await engineer.fanItem.exhaustSupply.specification({ fanItemId });
    expect(specification).toMatchObject({ altitude: 9000, soundLevelDistance: 20 });
    const { fanOptions } = await engineer.fanItem.options.list({ fanItemId });
    const chosen = fanOptions.filter(({ isChecked }) => isChecked).map(({ code }) => code);
    expect(chosen).toEqual(expect.arrayContaining(['MTEFC', 'SWN3']));
  });

  it('is rated at the altitude that the project says, also without a postal code', async () => {
    const projectId = await newProject();
    await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: { altitude: 5280 } });
    const { assumptions } = await engineer.projects.models.rate({ projectId, model: 'KRB245', ...DUTY });
    expect(assumptions).toEqual([]);
  });

  it('offers the nearest that do the duty where the model does not exist', async () => {
    const projectId = await newProject();
    const { exact, nearest } = await engineer.projects.models.rate({ projectId, model: 'KRB250', ...DUTY });
    expect(exact).toBeNull();
    expect(nearest[0]?.model).toBe('KRB245');
    expect(nearest.every(({ offer }) => offer !== null)).toBe(true);
  });

  it('says why it cannot do the duty, and what can', async () => {
    const projectId = await newProject();
    const much = { cfm: 20_000, sp: 0.75 };
    const { exact, nearest } = await engineer.projects.models.rate({ projectId, model: 'KRB245', ...much });
    expect(exact?.offer).toBeNull();
    expect(exact?.reasons.length).toBeGreaterThan(0);
    expect(nearest.length).toBeGreaterThan(0);
    expect(nearest.every(({ offer }) => offer !== null)).toBe(true);
    const added = engineer.projects.models.add({ projectId, model: 'KRB245', ...much, ...NEW });
    await expect(added.catch(errorMessageOf)).resolves.toMatch(/^KRB245B: /);
    expect((await engineer.projects.read({ projectId })).projectItems).toEqual([]);
  });

  it('keeps quiet about neighbours that cannot do the duty either', async () => {
    const projectId = await newProject();
    const beyond = { cfm: 90_000, sp: 3 };
    const known = await engineer.projects.models.rate({ projectId, model: 'KRB245', ...beyond });
    expect(known.nearest).toEqual([]);
    const unknown = await engineer.projects.models.rate({ projectId, model: 'KRB250', ...beyond });
    expect(unknown.nearest[0]).toMatchObject({ model: 'KRB245', offer: null });
  });

  it('is rejected with the nearest by name where the model does not exist, and where the duty is missing', async () => {
    const projectId = await newProject();
    const unknown = engineer.projects.models.add({ projectId, model: 'KRB250', ...DUTY, ...NEW });
    await expect(unknown.catch(errorMessageOf)).resolves.toMatch(/has the number KRB250\. Nearest: KRB245/);
    const silent = engineer.projects.models.add({ projectId, model: 'KRB245', cfm: null, sp: 0.5, ...NEW });
    await expect(silent.catch(errorMessageOf)).resolves.toMatch(/^KRB245: /);
  });
});
