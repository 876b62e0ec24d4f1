import { requiredPoint } from '@specbuilder/shared-contracts/domain';
import { sizeRoofFan } from '../../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

describe('The curve image', () => {
  let server: TestApplication;
  let query: string;
  beforeAll(async () => {
    server = await startTestApplication();
    const { results } = await sizeRoofFan(server.client());
    const { fanUnitId, rating } = results[0] ?? {};
    if (rating === undefined) throw new Error('Nothing was found');
    const { cfm, totalStaticPressure, rpm, bhp } = rating;
    query = `fanUnitId=${fanUnitId}&cfm=${cfm}&sp=${totalStaticPressure}&rpm=${rpm}&bhp=${bhp}`;
  });
  afterAll(() => server.close());

  const image = (more = '', headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url: `/api/fancurve?${query}${more}`, headers });

  it('[RES-017] is an SVG that says its duty in words and may be cached', async () => {
    const response = await image();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('image/svg+xml');
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    expect(response.body).toContain('2,000 cfm');
    expect(response.body).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each([
    [460, 620],
    [575, 775],
    [920, 1240],
  ])('[A-128] is a PNG of %i by %i pixels when requested', async (height, width) => {
    const { rawPayload } = await image(`&height=${height}&width=${width}`, { accept: 'image/png' });
    expect(rawPayload.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([width, height]);
  });

  it('draws with the colours of the theme', async () => {
    const [light, dark] = [await image(), await image('&isDark=true')];
    expect(light.body).not.toBe(dark.body);
  });

  it.each([
    [1, '#0b6a84', '#6aacc4'],
    [214, '#b3460b', '#ea875f'],
  ])('draws the curve in the colour of brand %i', async (brand, light, dark) => {
    const curve = await image(`&manufacturerLabelId=${brand}`);
    expect(curve.body).toContain(light);
    const onDark = await image(`&manufacturerLabelId=${brand}&isDark=true`);
    expect(onDark.body).toContain(dark);
  });

  it('draws intake and return of a supply unit as systems of their own, and none of them for exhaust', async () => {
    const ducts = '&intakeSP=0.1&ductworkIntakeESP=0.2&ductworkReturnAirESP=0.25';
    const supply = await image(`&fanCurveGraphType=2${ducts}`);
    expect(supply.body).toContain('>intake<');
    expect(supply.body).toContain('>return<');
    const { body } = await image(`&fanCurveGraphType=1${ducts}`);
    expect(body).not.toContain('>intake<');
  });

  it('says under its title what a unit adds to the duct, in the requested language', async () => {
    const parts = '&externalSP=0.1&optionSP=0.05&hideDescriptionText=true';
    expect((await image(parts)).body).toMatch(
      />0\.10 in\. external \+ .* inside \+ 0\.05 in\. equipment and options = /,
    );
    expect((await image(`${parts}&language=es`)).body).toMatch(/>0[.,]10 in\. externa \+ .* interna/);
    expect((await image()).body).not.toContain('external');
  });

  it('leaves background and text block out on request', async () => {
    const plain = await image('&transparentBackground=true&hideDescriptionText=true');
    expect(plain.body.length).toBeLessThan((await image()).body.length);
  });

  it('rejects other sizes, fans it does not know and a duty no fan has', async () => {
    expect((await image('&height=100&width=100')).statusCode).toBe(400);
    const unknown = await server.app.inject({ url: '/api/fancurve?fanUnitId=1&cfm=1&sp=1&rpm=1&bhp=1' });
    expect(unknown.statusCode).toBe(404);
    const zero = await server.app.inject({ url: `/api/fancurve?${query.replace(/cfm=\d+/, 'cfm=0')}` });
    expect(zero.json()).toMatchObject({ modelState: { cfm: ['Airflow: 1 to 500,000 cfm'] } });
  });

  it.each([
    ['altitude', '90000', 'Altitude: -1,500 to 20,000 ft'],
    ['ambientTemperature', '-460', 'Temperature: -60 to 1,000 °F'],
    ['driveLoss', '-1', 'Drive loss: 0 to 1,000 hp'],
    ['intakeSP', '31', 'Intake static pressure: 0 to 30 in. wg'],
  ])('rejects %s of %s with its range', async (field, value, text) => {
    const response = await image(`&${field}=${value}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ modelState: { [field]: [text] } });
  });

  it('shows a fixed speed at its own airflow beside the requested duty', async () => {
    const { results, specification } = await sizeRoofFan(server.client());
    const fixed = results.find(({ rating }) => rating.cfm > rating.requiredCfm);
    if (fixed === undefined) throw new Error('No fixed speed was found');
    const { fanUnitId, rating } = fixed;
    const { cfm, totalStaticPressure: sp } = requiredPoint(rating);
    const { body } = await server.app.inject({
      url: `/api/fancurve?fanUnitId=${fanUnitId}&cfm=${cfm}&sp=${sp}&rpm=${rating.rpm}&bhp=${rating.bhp}&altitude=${specification.altitude ?? 0}`,
    });
    expect(body).toContain('Required 2,000 cfm');
    expect(body).toContain(`the fan gives ${rating.cfm.toLocaleString('en-US')} cfm`);
  });
});
