import { randomUUID } from 'node:crypto';
import type { ChosenLine } from '@specbuilder/shared-contracts/api';
import { type ApiClient, errorBodyOf } from '@specbuilder/shared-contracts/client';
import { firstMotor, typicalVoltage } from '@specbuilder/shared-contracts/domain';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('The fans of a schedule', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const newProject = async () =>
    (await engineer.projects.create({ projectName: `Job ${randomUUID().slice(0, 8)}` })).projectId;
  const itemsOf = async (projectId: string) => (await engineer.projects.read({ projectId })).projectItems;

  async function chosen(tags: readonly string[]): Promise<ChosenLine[]> {
    const requested = tags.map((lineId, index) => ({
      lineId,
      specification: { cfm: 1500 + index, sp: 0.5, zip: '80202' },
    }));
    const { lines } = await engineer.sizing.batch({ lines: requested });
    return lines.map((line, index) => {
      if (line.status !== 'sized') throw new Error(line.message);
      const motor = firstMotor(line.results[0]?.motorListPrices ?? []);
      const voltage = motor && typicalVoltage(motor);
      if (motor === undefined || voltage === undefined) throw new Error('Nothing fits');
      const { lineId, specification } = requested[index] ?? { lineId: '', specification: {} };
      const choice = { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: voltage.id };
      return { lineId, specification, ...choice, tag: lineId, qty: index + 1, notes: null };
    });
  }

  it('join a project with tags, quantities, and the searches that they were found in', async () => {
    const projectId = await newProject();
    const { items } = await engineer.projects.byDuty.add({ projectId, lines: await chosen(['EF-1', 'EF-2']) });
    const stored = await itemsOf(projectId);
    expect(stored.map(({ tag, qty }) => [tag, qty])).toEqual([
      ['EF-1', 1],
      ['EF-2', 2],
    ]);
    expect(items.map(({ projectItemId }) => projectItemId)).toEqual(stored.map(({ projectItemId }) => projectItemId));
    const { specification } = await engineer.sizing.exhaustSupply.byResultId({ resultId: stored[1]?.resultId ?? '' });
    expect(specification).toMatchObject({ cfm: 1501, sp: 0.5, zip: '80202' });
    expect(specification.altitude).toBeGreaterThan(4000);
  });

  it('begin with the options of the project, or with those of their line in place of them', async () => {
    const projectId = await newProject();
    await engineer.projects.saveSizingDefaults({ projectId, sizingDefaults: { disconnect: 'NEMA 1' } });
    const [one, other] = await chosen(['EF-1', 'EF-2']);
    if (one === undefined || other === undefined) throw new Error('No lines');
    const { items } = await engineer.projects.byDuty.add({
      projectId,
      lines: [one, { ...other, startingOptions: [] }],
    });
    const hasDisconnect = async ({ projectItemId: fanItemId }: (typeof items)[number]) => {
      const { fanOptions } = await engineer.fanItem.options.list({ fanItemId });
      return fanOptions.some(({ code, isChecked }) => code === 'SWN1' && isChecked);
    };
    await expect(Promise.all(items.map(hasDisconnect))).resolves.toEqual([true, false]);
  });

  it('join as alternates of an earlier line of the same call, which must be one', async () => {
    const projectId = await newProject();
    const [one, other] = await chosen(['EF-1', 'EF-2']);
    if (one === undefined || other === undefined) throw new Error('No lines');
    const alternate = { ...other, alternateToLineId: 'EF-1' };
    const rejected = await engineer.projects.byDuty
      .add({ projectId, lines: [alternate, one] })
      .catch((error: unknown) => error);
    expect(Object.keys(errorBodyOf(rejected)?.modelState ?? {})).toEqual(['lines.0.alternateToLineId']);
    expect(await itemsOf(projectId)).toEqual([]);
    const { items } = await engineer.projects.byDuty.add({ projectId, lines: [one, alternate] });
    const [first, second] = items.map(({ projectItemId }) => projectItemId);
    const stored = new Map((await itemsOf(projectId)).map((item) => [item.projectItemId, item.alternateToId]));
    expect([stored.get(first ?? ''), stored.get(second ?? '')]).toEqual([null, first]);
  });

  it('join as ceiling fans of a space, one the alternate of the other', async () => {
    const projectId = await newProject();
    const space = await engineer.specification.hvls({});
    const requested = { ...space, squareFeet: 20_000 };
    const { results } = await engineer.sizing.hvls.bySpecification(requested);
    const lines: ChosenLine[] = results
      .slice(0, 2)
      .map(({ fanUnitId, motorListPrices: [motor], recommendedQty }, index) => ({
        lineId: String(fanUnitId),
        specification: { ...requested },
        fanListId: motor?.id ?? 0,
        motorId: motor?.motorId ?? 0,
        motorVoltageId: motor?.voltages[0]?.id ?? 0,
        tag: null,
        qty: recommendedQty,
        notes: null,
        ...(index === 0 ? {} : { alternateToLineId: String(results[0]?.fanUnitId) }),
      }));
    const { items } = await engineer.projects.byDuty.add({ projectId, lines });
    const stored = await itemsOf(projectId);
    expect(stored.map(({ qty }) => qty)).toEqual(lines.map(({ qty }) => qty));
    expect(stored.map(({ alternateToId }) => alternateToId)).toEqual([null, items[0]?.projectItemId]);
    const wrong = [{ ...lines[0], specification: { ...requested, cfm: 2000 } }] as ChosenLine[];
    const rejected = await engineer.projects.byDuty.add({ projectId, lines: wrong }).catch((error: unknown) => error);
    expect(Object.keys(errorBodyOf(rejected)?.modelState ?? errorBodyOf(rejected)?.errors ?? {})).toEqual([
      'lines.0.cfm',
    ]);
  });

  it('join once, however often the same request is sent', async () => {
    const projectId = await newProject();
    const lines = await chosen(['EF-1']);
    const context = { idempotencyKey: randomUUID() };
    const first = await engineer.projects.byDuty.add({ projectId, lines }, { context });
    expect(await engineer.projects.byDuty.add({ projectId, lines }, { context })).toEqual(first);
    expect(await itemsOf(projectId)).toHaveLength(1);
  });

  it('stay out altogether where one line cannot be sized, which is named', async () => {
    const projectId = await newProject();
    const [one, other] = await chosen(['EF-1', 'EF-2']);
    if (one === undefined || other === undefined) throw new Error('No lines');
    const lines = [one, { ...other, specification: { cfm: 1500, sp: 99 } }];
    const rejected = await engineer.projects.byDuty.add({ projectId, lines }).catch((error: unknown) => error);
    expect(Object.keys(errorBodyOf(rejected)?.modelState ?? errorBodyOf(rejected)?.errors ?? {})).toEqual([
      'lines.1.sp',
    ]);
    expect(await itemsOf(projectId)).toEqual([]);
  });
});
