import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { ExhaustCategory, FanCategory, messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

const HEATED_DUTY = { cfm: 4000, sp: 0.75, altitude: 617, winterTemperature: -1 };

describe('A schedule sized in one call', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  it('returns results line by line: the best three, what prevented a selection, and what is wrong with a line', async () => {
    const { lines } = await engineer.sizing.batch({
      lines: [
        { lineId: 'EF-1', specification: { cfm: 2000, sp: 0.5 } },
        {
          lineId: 'MAU-1',
          specification: { fanCategoryType: FanCategory.HeatedMakeUpAir, ...HEATED_DUTY, btus: 300_000 },
        },
        { lineId: 'EF-2', specification: { cfm: 'many', sp: 0.5 } },
        { lineId: 'EF-3', specification: { sp: 0.5 } },
        { lineId: 'HV-1', specification: { fanCategoryType: FanCategory.HighVolumeLowSpeed } },
      ],
    });
    expect(lines.map(({ lineId, status }) => [lineId, status])).toEqual([
      ['EF-1', 'sized'],
      ['MAU-1', 'sized'],
      ['EF-2', 'invalid'],
      ['EF-3', 'invalid'],
      ['HV-1', 'invalid'],
    ]);
    const [first, heated, worded, empty] = lines;
    if (first?.status !== 'sized' || heated?.status !== 'sized') throw new Error('The first lines are sized');
    expect(first.results).toHaveLength(3);
    expect(first.results[0]?.rankReason).not.toBe('');
    const counted = first.exclusions.reduce((sum, { count }) => sum + count, 0);
    expect(first.candidateCount - first.fitCount).toBe(counted);
    expect(first.exclusions.every(({ reason, nearest }) => nearest.reason === reason)).toBe(true);
    expect(heated.results[0]?.heating?.outputBtus).toBe(300_000);
    const airflow = 'Airflow: 1 to 500,000 cfm';
    expect(worded).toMatchObject({ message: airflow, modelState: { cfm: [airflow] } });
    expect(empty).toMatchObject({ message: 'Enter the airflow', modelState: { cfm: ['Enter the airflow'] } });
  });

  it('takes altitude and design conditions of a postal code that a line does not say, and mixes no two sources', async () => {
    const unit = { fanCategoryType: FanCategory.HvacUnit, cfm: 4000, sp: 0.75, nominalCoolingTons: 10 };
    const duty = { ...unit, temperatureRise: 50, zip: '53202' };
    const specifications = [
      duty,
      { ...duty, winterTemperature: 12, summerDesignTemp: 90, summerWetBulbTemperature: 75 },
    ];
    const { lines } = await engineer.sizing.batch({
      lines: specifications.map((specification, index) => ({ lineId: `RTU-${index + 1}`, specification })),
    });
    const { climateStation, elevation } = await engineer.location.climate({ postalCode: '53202' });
    const [looked, said] = lines;
    if (looked?.status !== 'sized' || said?.status !== 'sized') throw new Error('Both lines are sized');
    expect(looked.specification).toMatchObject({
      altitude: elevation,
      winterTemperature: climateStation?.winterTemp,
      summerDesignTemp: climateStation?.summerDryBulbTemp,
      summerWetBulbTemperature: climateStation?.summerWetBulbTemp,
    });
    expect(said.specification).toMatchObject({
      altitude: elevation,
      winterTemperature: 12,
      summerDesignTemp: 90,
      summerWetBulbTemperature: 75,
    });
  });

  it('puts the recommended fan of a line first and the next two by rank behind it', async () => {
    const duty = { cfm: 2000, sp: 1, exhaustFanCategoryType: ExhaustCategory.Axial, altitude: 0 };
    const { lines } = await engineer.sizing.batch({ lines: [{ lineId: 'EF-1', specification: duty }] });
    const defaults = await engineer.specification.exhaustSupply({ fanCategoryType: FanCategory.Exhaust });
    const { results } = await engineer.sizing.exhaustSupply.bySpecification({ ...defaults, ...duty });
    const ranked = results.map(({ fanUnitId }) => fanUnitId);
    const recommended = results.find(({ isRecommended }) => isRecommended)?.fanUnitId ?? 0;
    expect(ranked.indexOf(recommended)).toBeGreaterThan(0);
    const [line] = lines;
    if (line?.status !== 'sized') throw new Error('The line is sized');
    expect(line.results.map(({ fanUnitId }) => fanUnitId)).toEqual([
      recommended,
      ...ranked.filter((id) => id !== recommended).slice(0, 2),
    ]);
  });

  it.each([
    ['a field that there is none of', { cfmm: 2000 }, 'cfmm', 'There is no such criterion. Nearest: cfm'],
    ['an unknown category', { fanCategoryType: 99 }, 'fanCategoryType', "Fan Type category '99' is invalid"],
    ['no category', { fanCategoryType: 'x' }, 'fanCategoryType', expect.stringMatching(/^Expected one of 0 /)],
    ['ceiling fans', { fanCategoryType: 5 }, 'fanCategoryType', 'Ceiling fans are sized at /api/sizefan/hvls'],
    ['an unknown sub-category', { subFanCategoryType: 77 }, 'subFanCategoryType', expect.stringMatching(/no such/)],
    [
      'two sub-categories',
      { exhaustFanCategoryType: 2, subFanCategoryType: 3 },
      'exhaustFanCategoryType',
      'subFanCategoryType says 3',
    ],
    [
      'a sub-category of another category',
      { hvacUnitCategoryType: 2 },
      'hvacUnitCategoryType',
      'This is a sub-category of another category',
    ],
  ])('names the field that is wrong in a line with %s', async (_, wrong, field, text) => {
    const { lines } = await engineer.sizing.batch({
      lines: [{ lineId: 'EF-1', specification: { cfm: 2000, sp: 0.5, ...wrong } }],
    });
    expect(lines).toEqual([{ lineId: 'EF-1', status: 'invalid', message: text, modelState: { [field]: [text] } }]);
  });

  it('keeps the general message where several fields of a line are wrong', async () => {
    const { lines } = await engineer.sizing.batch({ lines: [{ lineId: 'EF-1', specification: { cfm: -1, foo: 1 } }] });
    expect(lines[0]).toMatchObject({
      message: 'This line cannot be sized',
      modelState: { cfm: ['Airflow: 1 to 500,000 cfm'], foo: ['There is no such criterion'] },
    });
  });

  it('sizes no line whose id another line has too', async () => {
    const specification = { cfm: 2000, sp: 0.5 };
    const { lines } = await engineer.sizing.batch({
      lines: ['EF-1', 'EF-2', 'EF-1'].map((lineId) => ({ lineId, specification })),
    });
    expect(lines.map(({ status }) => status)).toEqual(['invalid', 'sized', 'invalid']);
    expect(lines[0]).toMatchObject({ modelState: { lineId: ['Another line has the same lineId'] } });
  });

  it('takes the altitude of a postal code, and says where it had to assume sea level', async () => {
    const duty = { cfm: 2000, sp: 0.5 };
    const { lines } = await engineer.sizing.batch({
      lines: [
        { lineId: 'stated', specification: { ...duty, zip: '80202', altitude: 100 } },
        { lineId: 'Denver', specification: { ...duty, zip: '80202' } },
        { lineId: 'nowhere', specification: { ...duty, zip: '00000' } },
        { lineId: 'silent', specification: duty },
      ],
    });
    const [stated, denver, nowhere, silent] = lines.map((line) => (line.status === 'sized' ? line : undefined));
    expect([stated?.specification.altitude, stated?.assumptions]).toEqual([100, []]);
    expect(denver?.specification.altitude).toBeGreaterThan(5000);
    expect(denver?.assumptions).toEqual([]);
    expect(denver?.results[0]?.rating.density).toBeLessThan(0.065);
    expect([nowhere?.specification.altitude, nowhere?.assumptions]).toEqual([
      0,
      [messageOf('batch.seaLevelForUnknown', { postalCode: '00000' })],
    ]);
    expect(silent?.assumptions).toEqual([plainMessage('batch.seaLevel')]);
  });

  it('takes 200 lines of a schedule and not one more', async () => {
    const schedule = (count: number) => ({
      lines: Array.from({ length: count }, (_, index) => ({ lineId: String(index), specification: { cfm: -1 } })),
    });
    await expect(engineer.sizing.batch(schedule(200))).resolves.toMatchObject({ lines: { length: 200 } });
    await expect(engineer.sizing.batch(schedule(201))).rejects.toMatchObject({
      data: { modelState: { lines: ['At most 200 lines'] } },
    });
  });
});
