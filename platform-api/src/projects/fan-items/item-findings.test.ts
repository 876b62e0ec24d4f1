import { randomUUID } from 'node:crypto';
import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { AddressType, FanCategory, messageOf, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import {
  attach,
  chosenRow,
  configureCeilingFan,
  configureRoofFan,
  configureRooftopUnit,
  sizeRoofFan,
} from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const DENVER = { zip: '80202', altitude: 5279 };
const CHICAGO = '60606';
const MIAMI = '33130';

describeOnEachStore('Findings of an item', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  async function projectAt(postalCode: string | null): Promise<string> {
    const address = postalCode === null ? {} : { address: { postalCode } };
    const project = { projectName: `Job ${randomUUID().slice(0, 8)}`, ...address };
    return (await engineer.projects.create(project)).projectId;
  }
  const inDenver = async (configure = (client: ApiClient) => configureRoofFan(client, DENVER)) => {
    const projectId = await projectAt(DENVER.zip);
    return attach(engineer, projectId, (await configure(engineer)).fanItemId);
  };
  const moveTo = (projectId: string, postalCode: string) =>
    engineer.projects.saveAddress({ projectId, addressType: AddressType.Site, postalCode });
  const idsOf = ({ projectId, projectItemId }: ProjectItem) => ({ projectId: projectId ?? '', projectItemId });
  const read = (item: ProjectItem) => engineer.projects.items.read(idsOf(item));
  const codesOf = ({ findings }: ProjectItem, beginning = '') =>
    findings.map(({ code }) => code).filter((code) => code.startsWith(beginning));

  async function alter(item: ProjectItem, change: Partial<typeof schema.fanItems.$inferInsert>): Promise<void> {
    const { fanItems } = schema;
    await server.store.db.update(fanItems).set(change).where(eq(fanItems.id, item.projectItemId));
  }

  it('are none of another site where a fan is rated for the site of its project', async () => {
    expect(codesOf(await inDenver(), 'site')).toEqual([]);
  });

  it('say that a fan that was copied from Denver to Chicago is rated for 5,279 ft, wherever it is read', async () => {
    const original = await inDenver();
    const destinationProjectId = await projectAt(CHICAGO);
    const copy = await engineer.fanItem.copyTo({
      fanItemId: original.fanItemId,
      destinationProjectId,
      imagePath: original.image,
    });
    const found = {
      code: 'site.altitude',
      severity: 'warning',
      values: { ratedFt: 5279, siteFt: 604 },
      cure: { code: 'rateAgain', values: { altitudeFt: 604 } },
      message: 'Rated for 5,279 ft; the site is at 604 ft.',
    };
    expect(copy.findings[0]).toEqual(found);
    expect((await read(copy)).findings).toEqual(copy.findings);
    const { projectItems } = await engineer.projects.read({ projectId: destinationProjectId });
    expect(projectItems[0]?.findings).toEqual(copy.findings);
    const edited = await engineer.projects.items.update({ ...idsOf(copy), notes: 'On the roof' });
    expect(edited.findings).toEqual(copy.findings);
  });

  it('are cured by rating the fan again for the altitude that the finding names', async () => {
    const item = await inDenver();
    const { projectId, projectItemId } = idsOf(item);
    await moveTo(projectId, CHICAGO);
    const { findings, rowVersion } = await read(item);
    const altitude = findings.flatMap(({ cure }) => (cure?.code === 'rateAgain' ? [cure.values.altitudeFt] : []))[0];
    const response = await engineer.projects.reRating.apply({
      projectId,
      items: [{ projectItemId, rowVersion }],
      altitude: altitude ?? null,
    });
    expect(codesOf(response.items[0] ?? item, 'site')).toEqual([]);
    expect(codesOf(await read(item), 'site')).toEqual([]);
  });

  it('follow the site of the project: moved away, moved back, without a site, at an unknown one', async () => {
    const item = await inDenver();
    const { projectId } = idsOf(item);
    const after = async (postalCode: string) => {
      await moveTo(projectId, postalCode);
      return codesOf(await read(item), 'site');
    };
    await expect(after(MIAMI)).resolves.toEqual(['site.altitude']);
    await expect(after('80203')).resolves.toEqual([]);
    await expect(after('00000')).resolves.toEqual([]);
    const nowhere = await projectAt(null);
    const copy = { fanItemId: item.fanItemId, destinationProjectId: nowhere, imagePath: item.image };
    expect(codesOf(await engineer.fanItem.copyTo(copy), 'site')).toEqual([]);
  });

  it('go by the altitude that the project has in place of that of its postal code', async () => {
    const item = await inDenver();
    const { projectId } = idsOf(item);
    await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: { altitude: 9000 } });
    const [found] = (await read(item)).findings.filter(({ code }) => code === 'site.altitude');
    expect(found).toMatchObject({ cure: { code: 'rateAgain', values: { altitudeFt: 9000 } } });
    const { findings } = await engineer.fanItem.configuration({ fanItemId: item.fanItemId });
    expect(findings).toContainEqual(found);
    await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: {} });
    expect(codesOf(await read(item), 'site')).toEqual([]);
  });

  it('go along with copies in the same project and with a clone of it', async () => {
    const item = await inDenver();
    const { projectId } = idsOf(item);
    await moveTo(projectId, CHICAGO);
    const tags = { newTag: 'EF-', newQuant: 1, startNumber: 2, makeOneCopy: false };
    const [copy] = await engineer.fanItem.clone({ fanItemId: item.fanItemId, ...tags });
    expect(copy && codesOf(copy, 'site')).toEqual(['site.altitude']);
    const { referenceId } = await engineer.projects.read({ projectId });
    const sales = await server.clientOf('sales');
    const clone = await sales.projects.clone({ source: 0, referenceId });
    expect(clone.projectItems.flatMap((each) => codesOf(each, 'site'))).toEqual(['site.altitude', 'site.altitude']);
  });

  it('say that heating and cooling are rated for the weather of another site; only another search cures that', async () => {
    const projectId = await projectAt(MIAMI);
    const item = await attach(engineer, projectId, (await configureRooftopUnit(engineer)).fanItemId);
    const site = item.findings.filter(({ code }) => code.startsWith('site'));
    expect(site.map(({ code, cure }) => [code, cure?.code])).toEqual([
      ['site.altitude', 'rateAgain'],
      ['site.winter', 'selectAgain'],
      ['site.summer', 'selectAgain'],
    ]);
  });

  it('are in the configuration and in the response to its changes, beside its own messages', async () => {
    const item = await inDenver();
    const { fanItemId } = item;
    await moveTo(idsOf(item).projectId, MIAMI);
    const before = await engineer.fanItem.configuration({ fanItemId });
    expect(before.findings.map(({ code }) => code)).toContain('site.altitude');
    const said = before.validation.messages;
    const codes = [...said.errors, ...said.warnings].map(({ code }) => code as string);
    expect(before.findings.filter(({ code }) => codes.includes(code))).toEqual([]);
    const motorId = before.motors.at(-1)?.motorId ?? 0;
    const changed = await engineer.fanItem.motors.set({ fanItemId, motorId, trimmed: true });
    expect(changed.findings.map(({ code }) => code)).toContain('site.altitude');
    expect((await engineer.fanItem.configuration({ fanItemId })).findings).toEqual(changed.findings);
  });

  it('are of no site for ceiling fans', async () => {
    const item = await inDenver(configureCeilingFan);
    await moveTo(idsOf(item).projectId, MIAMI);
    expect(codesOf(await read(item), 'site')).toEqual([]);
  });

  it('name the versions that an item was rated with and those of today', async () => {
    const item = await inDenver();
    expect(codesOf(item, 'version')).toEqual([]);
    await alter(item, { priceBookVersion: 'of last year', catalogueVersion: '2025.1', engineVersion: '0.1' });
    const { findings, versions, outOfDate } = await read(item);
    expect(outOfDate).toEqual(['catalogue', 'engine', 'priceBook']);
    const changed = findings.filter(({ code }) => code.startsWith('version'));
    expect(changed.map(({ code }) => code)).toEqual(['version.priceBook', 'version.catalogue', 'version.engine']);
    expect(changed[1]).toMatchObject({ values: { rated: versions.catalogue, current: item.versions.catalogue } });
    expect(changed.every(({ cure }) => cure?.code === 'rateAgain' && cure.values.altitudeFt === null)).toBe(true);
  });

  it('name an FEI below the limit of ASHRAE 90.1', async () => {
    const duty = { cfm: 12_000, sp: 0.75, subFanCategoryType: 2, fanCategoryType: FanCategory.Exhaust };
    const { resultId, results } = await sizeRoofFan(engineer, duty);
    const low = results.find(({ rating }) => rating.energy.meetsLimit === false);
    if (low === undefined) throw new Error('Every fan of this duty meets its limit');
    const { fanItemId } = await engineer.fanItem.create(chosenRow(resultId, low.motorListPrices));
    const item = await attach(engineer, await projectAt(CHICAGO), fanItemId);
    const { fei, feiLimit } = low.rating.energy;
    const found = item.findings.find(({ code }) => code === 'energy.feiBelowLimit');
    expect(found).toMatchObject({
      severity: 'warning',
      values: { fei, limitFei: feiLimit },
      cure: { code: 'selectAgain' },
    });
    expect(found?.message).toMatch(/^FEI 0\.\d\d is below the limit of 1\.00 \(ASHRAE 90\.1\) for its .+ hp motor\.$/);
  });

  it('hold the messages of the configuration, errors before warnings before notes', async () => {
    const item = await inDenver();
    const [row] = await server.store.db.select().from(schema.fanItems).where(eq(schema.fanItems.id, item.fanItemId));
    if (row?.snapshot.rating == null) throw new Error('The item is not stored');
    const open = messageOf(
      'option.choiceRequired',
      { choice: messageOf('group.choice', { group: 'FanCurb' }) },
      OptionGroup.FanCurb,
    );
    const rating = { ...row.snapshot.rating, cfm: 2300, requiredCfm: 2000 };
    const warnings = ['In stored words', messageOf('run.thinMargin', { percent: 6 }, OptionGroup.FanMotor)];
    await alter(item, { snapshot: { ...row.snapshot, rating, errors: [open], warnings } });
    const { findings, errors, warnings: words } = await read(item);
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['option.choiceRequired', 'error'],
      ['plain.text', 'warning'],
      ['run.thinMargin', 'warning'],
      ['airflow.above', 'note'],
    ]);
    expect(findings.slice(0, 3).map(({ message }) => message)).toEqual([...errors, ...words]);
    expect(findings[2]).toMatchObject({ values: { percent: 6 }, cure: { code: 'changeOptions' } });
  });

  it('say a shortfall once', async () => {
    const item = await inDenver();
    const [row] = await server.store.db.select().from(schema.fanItems).where(eq(schema.fanItems.id, item.fanItemId));
    if (row?.snapshot.rating == null) throw new Error('The item is not stored');
    const rating = { ...row.snapshot.rating, cfm: 1900, requiredCfm: 2000 };
    const short = messageOf('run.slightlyShort', { cfm: 1900, dutyCfm: 2000, percent: 5, rpm: 1160 });
    await alter(item, { snapshot: { ...row.snapshot, rating, warnings: [short] } });
    expect(codesOf(await read(item))).toEqual(['airflow.below']);
    const failed = messageOf('run.airflow', { cfm: 1900, dutyCfm: 2000, rpm: 1160 });
    await alter(item, { snapshot: { ...row.snapshot, rating, errors: [failed] } });
    expect(codesOf(await read(item))).toEqual(['run.airflow']);
  });
});
