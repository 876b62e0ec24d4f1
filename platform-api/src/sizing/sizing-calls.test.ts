import { randomUUID } from 'node:crypto';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

/** As a program sends them, by path and query alone. */
describe('The calls of sizing, as the specification names them', () => {
  let server: TestApplication;
  const headers = { 'x-guest-key': randomUUID() };
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const response = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect([url, response.statusCode]).toEqual([url, 200]);
    return response.json();
  };
  const roofDuty = async () => ({
    ...(await call('GET', '/api/specification/exhaust-supply?fanCategoryType=1&subFanCategoryType=2')),
    ...{ cfm: 2000, sp: 0.5, zip: '60606', altitude: 594 },
  });

  it('[API-036] return the defaults of every category and sub-category', async () => {
    const categories: { fanCategoryType: FanCategory; subCategories: { id: number }[] }[] = await call(
      'GET',
      '/api/catalog/topCategories',
    );
    const sizedByDuty = categories.filter(({ fanCategoryType }) => fanCategoryType !== FanCategory.HighVolumeLowSpeed);
    expect(sizedByDuty).toHaveLength(5);
    for (const { fanCategoryType, subCategories } of sizedByDuty) {
      for (const sub of [0, ...subCategories.map((item) => item.id)]) {
        const query = `fanCategoryType=${fanCategoryType}&subFanCategoryType=${sub}`;
        const specification = await call('GET', `/api/specification/exhaust-supply?${query}`);
        expect(specification).toMatchObject({ fanCategoryType, subFanCategoryType: sub, cfm: null });
      }
    }
  });

  it('[API-037] return the defaults of ceiling fans', async () => {
    const specification = await call('GET', '/api/specification/hvls');
    expect(specification).toMatchObject({ fanCategoryType: FanCategory.HighVolumeLowSpeed, squareFeet: null });
  });

  it('[API-030] [API-032] size a duty without what only the page knows, and return the result again', async () => {
    const ofThePage = { btuView: true, isReselection: false, reselectCommand: null };
    const sized = await call('POST', '/api/sizefan/exhaust-supply', { ...(await roofDuty()), ...ofThePage });
    expect(sized.results.length).toBeGreaterThan(5);
    for (const field of Object.keys(ofThePage)) expect(sized.specification).not.toHaveProperty(field);
    await expect(call('GET', `/api/sizefan/exhaust-supply/${sized.resultId}`)).resolves.toEqual(sized);
  });

  it('reject a criterion that there is not, with the nearest one, in one call as in a batch', async () => {
    const rejected = async (url: string, payload: object) => {
      const response = await server.app.inject({ method: 'POST', url, headers, payload });
      expect(response.statusCode).toBe(400);
      return response.json();
    };
    const duty = { fanCategoryType: 1, subFanCategoryType: 2, cfm: 2000, sp: 0.5, zip: '60606' };
    const wrong = { maxSones: 8, staticPressure: 0.5, ductwork: 'none', heightOfCeiling: 12 };
    const words = {
      maxSones: ['There is no such criterion. Nearest: sones'],
      staticPressure: ['There is no such criterion. Nearest: sp'],
      ductwork: ['There is no such criterion'],
      heightOfCeiling: ['There is no such criterion'],
    };
    for (const sent of [
      { ...duty, ...wrong },
      { ...(await roofDuty()), ...wrong },
    ]) {
      const body = await rejected('/api/sizefan/exhaust-supply', sent);
      expect(body).toEqual({ message: 'Please check the entries.', errors: words, modelState: words });
    }
    const space = await rejected('/api/sizefan/hvls', { squarefeet: 20_000, cfm: 2000 });
    expect(space.errors).toEqual({
      squarefeet: ['There is no such criterion. Nearest: squareFeet'],
      cfm: ['There is no such criterion'],
    });
    const lines = [{ lineId: 'EF-1', specification: { ...duty, ...wrong } }];
    expect((await call('POST', '/api/sizefan/batch', { lines })).lines[0]).toMatchObject({ modelState: words });
  });

  it('[SCH-019] size a space without what only the page knows', async () => {
    const ofThePage = { fanType: null, isReselection: false, reselectCommand: null };
    const defaults = await call('GET', '/api/specification/hvls');
    for (const sent of [{ squareFeet: 20_000 }, { ...defaults, squareFeet: 20_000 }]) {
      const sized = await call('POST', '/api/sizefan/hvls', { ...sent, ...ofThePage });
      for (const field of Object.keys(ofThePage)) expect(sized.specification).not.toHaveProperty(field);
    }
  });

  it('[API-030] fill in what a call does not say, as the form does, and say what was assumed', async () => {
    const duty = { fanCategoryType: FanCategory.Exhaust, exhaustFanCategoryType: 2, cfm: 2000, sp: 0.5 };
    const whole = await call('POST', '/api/sizefan/exhaust-supply', await roofDuty());
    const sized = await call('POST', '/api/sizefan/exhaust-supply', { ...duty, zip: '60606' });
    const ids = ({ results }: { results: { fanUnitId: number }[] }) => results.map(({ fanUnitId }) => fanUnitId);
    expect(ids(sized)).toEqual(ids(whole));
    expect(sized.specification).toMatchObject({ subFanCategoryType: 2, altitude: 604, soundLevelDistance: 5 });
    expect(sized).not.toHaveProperty('assumptions');
    const nowhere = await call('POST', '/api/sizefan/exhaust-supply', duty);
    expect(nowhere.specification.altitude).toBe(0);
    expect(nowhere.assumptions).toMatchObject([{ code: 'batch.seaLevel' }]);
    const space = await call('POST', '/api/sizefan/hvls', { squareFeet: 20_000 });
    expect(space.specification).toMatchObject({ fanCategoryType: FanCategory.HighVolumeLowSpeed });
    expect(space).not.toHaveProperty('assumptions');
    const noSpace = await call('POST', '/api/sizefan/hvls', {});
    expect(noSpace.assumptions).toMatchObject([{ code: 'batch.oneFan' }]);
  });

  it('limit the sound of a fan in sones, dBA or both, and tell which limit left a fan out', async () => {
    const { soundPressure, ...released } = await roofDuty();
    expect(soundPressure).toBeNull();
    const sized = async (limits: object) => call('POST', '/api/sizefan/exhaust-supply', { ...released, ...limits });
    const loudOf = ({ excluded }: { excluded: { reason: string }[] }) =>
      [...new Set(excluded.map(({ reason }) => reason))].filter((reason) => reason.startsWith('sound'));
    // A sizer that was released before there was this limit does not send it.
    expect(loudOf(await sized({}))).toEqual([]);
    expect(loudOf(await sized({ soundPressure: 60 }))).toEqual(['soundPressure']);
    const both = await sized({ sones: 14, soundPressure: 60 });
    expect(loudOf(both)).toContain('sound');
    expect(both.specification).toMatchObject({ sones: 14, soundPressure: 60 });
    const again = await call('GET', `/api/sizefan/exhaust-supply/${both.resultId}`);
    expect(again.specification).toMatchObject({ sones: 14, soundPressure: 60 });
    for (const { meetsEveryCriterion, rating } of both.results) {
      expect(!meetsEveryCriterion || (rating.soundDba <= 60 && rating.soundSones <= 14)).toBe(true);
    }
    const payload = { ...released, soundPressure: 12 };
    const rejected = await server.app.inject({ method: 'POST', url: '/api/sizefan/exhaust-supply', headers, payload });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().errors).toMatchObject({ soundPressure: ['Sound pressure: 20 to 120 dBA'] });
  });

  it.each([
    ['neither altitude nor postal code', { altitude: null, zip: null }, ['batch.seaLevel']],
    ['an unknown postal code', { altitude: null, zip: '00000' }, ['batch.seaLevelForUnknown']],
    ['no pressure', { sp: 0 }, ['batch.noPressure']],
    ['a suction with a minus', { sp: -0.5 }, ['batch.signDropped']],
    ['a voltage that no motor is marked with', { sp: 0.5, motorVoltage: 480 }, ['batch.otherNameplate']],
    ['a suction and no site', { sp: -0.5, altitude: null, zip: null }, ['batch.seaLevel', 'batch.signDropped']],
    ['a whole duty', {}, undefined],
  ])('[API-030] say what they assumed in the same words, one call or a batch: %s', async (_, changes, expected) => {
    const codesOf = (messages?: { code: string }[]) => messages?.map(({ code }) => code);
    const whole = { ...(await roofDuty()), ...changes };
    const partial = { fanCategoryType: 1, subFanCategoryType: 2, cfm: 2000, sp: 0.5, zip: '60606', ...changes };
    for (const specification of [whole, partial]) {
      const sized = await call('POST', '/api/sizefan/exhaust-supply', specification);
      expect(codesOf(sized.assumptions)).toEqual(expected);
      expect(sized.specification.sp).toBe(Math.abs(specification.sp));
    }
    const { lines } = await call('POST', '/api/sizefan/batch', { lines: [{ lineId: 'EF-1', specification: partial }] });
    expect(codesOf(lines[0].assumptions)).toEqual(expected ?? []);
  });

  it('[API-030] say that a postal code was not used because a complete specification has no altitude', async () => {
    const sized = await call('POST', '/api/sizefan/exhaust-supply', { ...(await roofDuty()), altitude: null });
    expect(sized.assumptions).toMatchObject([{ code: 'batch.seaLevelWithoutAltitude' }]);
    expect(sized.specification.altitude).toBeNull();
  });

  it('say that a number is missing, and not that it is out of its range', async () => {
    const modelStateOf = async (payload: object) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/sizefan/exhaust-supply',
        headers,
        payload,
      });
      expect(response.statusCode).toBe(400);
      return response.json().modelState;
    };
    await expect(modelStateOf({ fanCategoryType: 1, sp: 0.5 })).resolves.toEqual({ cfm: ['Enter the airflow'] });
    await expect(modelStateOf({ fanCategoryType: 1, cfm: 0, sp: 0.5 })).resolves.toEqual({
      cfm: [expect.stringMatching(/to/)],
    });
  });

  it('[API-031] [API-033] size a space with ceiling fans, and return the result again', async () => {
    const defaults = await call('GET', '/api/specification/hvls');
    const sized = await call('POST', '/api/sizefan/hvls', { ...defaults, squareFeet: 20_000 });
    expect(sized.results.length).toBeGreaterThan(2);
    await expect(call('GET', `/api/sizefan/hvls/${sized.resultId}`)).resolves.toEqual(sized);
  });

  it('[API-034] list the motors of a row with their prices', async () => {
    const { resultId, results } = await call('POST', '/api/sizefan/exhaust-supply', await roofDuty());
    const query = `fanUnitId=${results[0].fanUnitId}&resultId=${resultId}`;
    const motors = await call('GET', `/api/sizefan/exhaust-supply/${resultId}/motors?${query}`);
    expect(motors.length).toBeGreaterThan(1);
    for (const motor of motors) expect(motor).toMatchObject({ price: expect.any(Number), voltages: expect.any(Array) });
  });

  it('[API-035] list the motors of a ceiling fan with their prices', async () => {
    const defaults = await call('GET', '/api/specification/hvls');
    const { resultId, results } = await call('POST', '/api/sizefan/hvls', { ...defaults, squareFeet: 20_000 });
    const query = `exhaustFanId=${results[0].exhaustFanId}&resultId=${resultId}`;
    const motors = await call('GET', `/api/sizefan/hvls/${resultId}/motors?${query}`);
    expect(motors.length).toBeGreaterThan(0);
    for (const { price } of motors) expect(typeof price).toBe('number');
  });

  it('[API-038] draw a curve from every figure that its query may have', async () => {
    const { results } = await call('POST', '/api/sizefan/exhaust-supply', await roofDuty());
    const { fanUnitId, rating, totalBhp } = results[0];
    const query = new URLSearchParams({
      ...{ altitude: '594', ambientTemperature: '70', sp: String(rating.totalStaticPressure), bhp: String(totalBhp) },
      ...{ cfm: String(rating.cfm), rpm: String(rating.rpm), fanCurveGraphType: '1', driveLoss: '0.03' },
      ...{ fanUnitId: String(fanUnitId), intakeSP: '0', ductworkIntakeESP: '0', ductworkReturnAirESP: '0' },
      ...{ hideDescriptionText: 'true', transparentBackground: 'true', height: '460', width: '620' },
    });
    const response = await server.app.inject({ method: 'GET', url: `/api/fancurve?${query}` });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^image\//);
  });

  it('[API-030] [API-031] may be aborted: the server goes on for all other callers', async () => {
    const { resultId } = await call('POST', '/api/sizefan/exhaust-supply', await roofDuty());
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    for (const kind of ['exhaust-supply', 'hvls']) {
      const abort = new AbortController();
      const requested = fetch(`${address}/api/sizefan/${kind}/${resultId}`, { headers, signal: abort.signal });
      abort.abort();
      await expect(requested).rejects.toMatchObject({ name: 'AbortError' });
    }
    const again = await fetch(`${address}/api/sizefan/exhaust-supply/${resultId}`, { headers });
    await expect(again.json()).resolves.toMatchObject({ resultId });
  });
});
