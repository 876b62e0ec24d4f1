import { type CurveModel, liveFan } from '@specbuilder/fan-engine/live-curve';
import { shownFei } from '@specbuilder/shared-contracts/domain';
import { sizeRoofFan } from '../../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describe('The model of a curve', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  it('[RES-016] says over the wire what each row says of its duty, to the last bit', async () => {
    const client = server.client();
    const { results, specification } = await sizeRoofFan(client);
    expect(results.length).toBeGreaterThan(5);
    for (const { fanUnitId, rating, motorListPrices } of results) {
      const motorId = motorListPrices[0]?.motorId;
      const model = await client.curveModel.read({
        fanUnitId,
        cfm: rating.requiredCfm,
        sp: rating.externalStaticPressure,
        externalSP: rating.externalStaticPressure,
        rpm: rating.rpm,
        altitude: specification.altitude ?? 0,
        ambientTemperature: specification.temperature ?? 70,
        ...(motorId === undefined ? {} : { motorId }),
        soundDistance: rating.soundDistance,
      });
      const fan = liveFan(model as CurveModel);
      expect(fan.reading(fan.operating)).toMatchObject({
        cfm: rating.cfm,
        staticPressure: rating.totalStaticPressure,
        rpm: rating.rpm,
        totalBhp: rating.totalBhp,
        staticEfficiency: rating.staticEfficiency,
        inputKw: rating.inputKw,
        fei: shownFei(rating.energy),
        sones: rating.soundSones,
        dba: rating.soundDba,
      });
    }
  });

  it('rejects a fan the catalogue does not have, and a speed that no fan runs at', async () => {
    const { results } = await sizeRoofFan(server.client());
    const at = (query: string) => server.app.inject({ url: `/api/curveModel?cfm=2000&sp=0.5&${query}` });
    expect((await at('rpm=900&fanUnitId=1')).statusCode).toBe(404);
    const tooFast = await at(`rpm=99999&fanUnitId=${results[0]?.fanUnitId}`);
    expect(tooFast.json()).toMatchObject({ modelState: { rpm: ['Speed: 1 to 10,000 rpm'] } });
  });
});
