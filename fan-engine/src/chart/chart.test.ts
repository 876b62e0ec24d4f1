import fc from 'fast-check';
import { CHART_MESSAGES } from '../../test/fixtures/chart-messages.ts';
import { isWellFormed } from '../../test/fixtures/well-formed.ts';
import { FAN_FAMILY_KEYS, fanFamily } from '../../test/fixtures/wheels.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { speedCurve } from '../curve/speed-curve.ts';
import { wheelOf } from '../curve/wheel.ts';
import { EngineError } from '../specification/engine-error.ts';
import { zeroAxis } from './axis.ts';
import { type FanCurveRequest, fanCurveOf, hvlsCurveOf } from './catalogue-chart.ts';
import { drawFanCurve } from './draw-fan-curve.ts';
import { drawHvlsCurve } from './draw-hvls-curve.ts';
import { fanCurveData } from './fan-curve-data.ts';
import { sheetOf } from './fan-curve-sheet.ts';
import type { ChartStyle, DutyPoint, FanCurveInput } from './input.ts';
import { dense, placeLabels } from './label-placement.ts';
import { chartPalette } from './palette.ts';

const STYLE: ChartStyle = { width: 620, height: 460, palette: chartPalette('light'), words: CHART_MESSAGES };
const KUB245: FanCurveRequest = {
  fanUnitId: 1_245_011,
  cfm: 9000,
  sp: 3,
  rpm: 1251,
  driveLoss: 0.35,
  altitude: 617,
  fei: 1.32,
};
const input = (request: Partial<FanCurveRequest> = {}, look: Partial<ChartStyle> = {}) =>
  fanCurveOf({ ...KUB245, ...request }, DEMO_CATALOGUE, { ...STYLE, ...look });
const draw = (request: Partial<FanCurveRequest> = {}, look: Partial<ChartStyle> = {}) =>
  drawFanCurve(input(request, look));
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe('performance curve', () => {
  it('[RES-017] marks the duty and the operating point, framed where they are the same', () => {
    const svg = draw();
    const [, x = '', y = ''] = /<circle cx="([\d.]+)" cy="([\d.]+)" r="5.5"/.exec(svg) ?? [];
    expect(svg.includes(`M${x},${Math.round((Number(y) - 10) * 100) / 100}L`)).toBe(true);
    // Each occurs once in the plot and once in the legend.
    expect(count(svg, /stroke="#bc2f32"/g)).toBe(2);
    expect(count(svg, /<circle/g)).toBe(2);
  });

  it('shows the operating point of a fixed speed apart from the duty', () => {
    const data = fanCurveData(input({ fanUnitId: 2_330_021, rpm: 865, driveLoss: 0 }));
    expect(Math.round(data.operating.cfm)).toBe(9677);
    expect(data.operating.staticPressure).toBeCloseTo(3.47, 2);
    expect(data.operatingPower).toBeCloseTo(7.03, 2);
  });

  it('draws the ducts of a supply unit as systems of their own and adds them to the duty', () => {
    const supply = input({ intakeSP: 0.2, ductworkIntakeESP: 0.3, ductworkReturnAirESP: 0.4 });
    expect(supply.duty.staticPressure).toBeCloseTo(3.6, 10);
    expect(supply.partSystems?.map(({ label, staticPressure }) => [label, staticPressure])).toEqual([
      ['intake', 0.5],
      ['return', 0.4],
    ]);
    const data = fanCurveData(supply);
    expect(data.partCoefficients[0]).toBeCloseTo(0.5 / 9000 ** 2, 15);
    expect(drawFanCurve(supply)).toContain('>return<');
    expect(input().partSystems).toEqual([]);
  });

  it('writes intake and return on their curves', () => {
    const supply = input({ intakeSP: 0.2, ductworkIntakeESP: 0.3, ductworkReturnAirESP: 0.4 });
    const { data, axes } = sheetOf(supply);
    const svg = drawFanCurve(supply);
    ['intake', 'return'].forEach((label, index) => {
      const [, left, top] = new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${label}<`).exec(svg) ?? [];
      const cfm = axes.x.scale.invert(Number(left));
      const curve = axes.y.scale((data.partCoefficients[index] ?? 0) * cfm * cfm);
      expect(Math.abs(Number(top) - curve)).toBeLessThan(11);
    });
  });

  it('shows the duty that a fan falls short of, and no mark outside the frame', () => {
    const marks = (cfm: number) => count(draw({ cfm, sp: 1, rpm: 1100 }, { hideDescriptionText: true }), /#bc2f32/g);
    expect(marks(14_000)).toBe(1);
    expect(marks(200_000)).toBe(0);
  });

  it('draws turned-down speeds where a drive can turn the fan down, and none on a belt', () => {
    const turned = input({ fanUnitId: 2_222_531, cfm: 9000, sp: 3, rpm: 1500, showsVfdSpeeds: true });
    expect(turned.otherSpeeds?.map(({ rpm }) => rpm)).toEqual([750, 1000, 1250]);
    expect(fanCurveData(turned).others).toHaveLength(3);
    expect(input({ showsVfdSpeeds: true }).otherSpeeds).toEqual([]);
  });

  it('shows twice the airflow where two wheels share it', () => {
    const one = { ...input(), rpm: 1251 };
    const two = { ...one, wheels: 2, duty: { cfm: 18_000, staticPressure: 3 } };
    const [single, pair] = [fanCurveData(one), fanCurveData(two)];
    expect(pair.freeDelivery).toBeCloseTo(2 * single.freeDelivery, 6);
    expect(pair.operating.bhp).toBeCloseTo(2 * single.operating.bhp, 6);
    expect(pair.highestPressure).toBeCloseTo(single.highestPressure, 10);
  });

  it('is drawn from 21 to 42 points on the fan curve, which end at free delivery', () => {
    const { fan, power, surgeCoefficient, systemCoefficient } = fanCurveData(input());
    const points = fan.stalled.length + fan.usable.length;
    expect(points).toBeGreaterThanOrEqual(21);
    expect(points).toBeLessThanOrEqual(42);
    expect(fan.usable.at(-1)?.value).toBe(0);
    expect(fan.stalled.at(-1)).toEqual(fan.usable[0]);
    expect(power[0]?.cfm).toBe(fan.usable[0]?.cfm);
    expect(systemCoefficient * 9000 * 9000).toBeCloseTo(3, 10);
    expect(surgeCoefficient).toBeGreaterThan(systemCoefficient);
  });

  it('names axes with units, the stall, the class limit and the fan', () => {
    const svg = draw();
    for (const text of [
      'Airflow, cfm',
      'Static pressure, in. wg',
      'Power, bhp',
      'do not select',
      'class I, 1,466 rpm',
      '1,251 rpm',
      'KUB245, 9,000 cfm at 3.00 in. wg',
      'Utility set, backward-inclined, belt · 24.5 in. wheel · class I · belt',
      '1,251 rpm · 6.38 bhp · 70.6% static · FEI 1.32 · 617 ft · 70 °F · 0.0733 lb/ft³',
    ]) {
      expect([text, svg.includes(text)]).toEqual([text, true]);
    }
  });

  it('says under its title what the pressure is made of where the fan overcomes more than the duct', () => {
    const unit = { sp: 1.737, externalSP: 1, optionSP: 0.12 };
    const sum = '1.00 in. external + 0.617 in. inside + 0.12 in. equipment and options = 1.737 in. wg total';
    const svg = draw(unit, { hideDescriptionText: true });
    expect(svg).toContain(`>${sum}<`);
    expect(svg).toContain('KUB245, 9,000 cfm at 1.737 in. wg');
    expect(/<desc[^>]*>([^<]*)</.exec(svg)?.[1]).toContain(sum);
    expect(draw({ sp: 1.62, externalSP: 1 })).toContain('>1.00 in. external + 0.62 in. inside = 1.62 in.');
    for (const bare of [{}, { externalSP: 3 }]) expect(draw(bare)).not.toContain('external');
  });

  it('counts ducts of a supply unit as external', () => {
    const svg = draw({ sp: 1.62, externalSP: 1, intakeSP: 0.2, ductworkReturnAirESP: 0.3 });
    expect(svg).toContain('>1.50 in. external + 0.62 in. inside = 2.12 in. wg total<');
  });

  it('keeps the digits of a duty that was typed', () => {
    expect(draw({ sp: 0.375 })).toContain('KUB245, 9,000 cfm at 0.375 in. wg');
  });

  it('carries a text alternative', () => {
    const svg = draw({}, { id: 'curve-7' });
    expect(svg.includes('role="img" aria-labelledby="curve-7-title curve-7-desc"')).toBe(true);
    expect(
      svg.includes(
        'Required 9,000 cfm at 3.00 in. wg. At 1,251 rpm the fan gives 9,000 cfm at 3.00 in. wg with 6.38 bhp. Do not select below 4,203 cfm; free delivery 14,448 cfm.',
      ),
    ).toBe(true);
  });

  it.each([
    [620, 460, 1],
    [775, 575, 1.25],
    [1240, 920, 2],
  ])('fills a picture of %d x %d px with text that grows along', (width, height, scale) => {
    const svg = draw({}, { width, height, scale });
    expect(svg.includes(`viewBox="0 0 620 460" width="${width}" height="${height}"`)).toBe(true);
    expect(isWellFormed(svg)).toBe(true);
  });

  it('leaves out the text block and legend but not the titles on request', () => {
    const svg = draw({}, { hideDescriptionText: true });
    expect(svg.includes('24.5 in. wheel')).toBe(false);
    expect(svg.includes('Required<')).toBe(false);
    expect(svg.includes('Airflow, cfm')).toBe(true);
    expect(svg.includes('KUB245, 9,000 cfm')).toBe(true);
  });

  it('has a ground unless it is to be transparent', () => {
    expect(draw().includes('<rect width="620" height="460" fill="#ffffff"/>')).toBe(true);
    const transparent = draw({}, { transparentBackground: true });
    expect(transparent.includes('width="620" height="460" fill')).toBe(false);
  });

  it('takes the colours of theme and brand', () => {
    const dark = draw({}, { palette: chartPalette('dark', '#dd899a') });
    expect(dark.includes('fill="#292929"')).toBe(true);
    expect(dark.includes('stroke="#dd899a"')).toBe(true);
    expect(dark.includes('#0b6a84')).toBe(false);
  });

  it('lies under those of other fans, each with its name and where it runs in its own colour', () => {
    const own = input();
    const { family, wheelDiameterIn, density, rpm } = own;
    const curve = speedCurve(wheelOf(family, wheelDiameterIn), rpm * 1.2, density);
    const operating = { cfm: 9500, staticPressure: 3.4 };
    const other = { curve, operating, label: 'KUD245', color: 'var(--other)', dash: '8 4' };
    const svg = drawFanCurve({ ...own, curveLabel: 'KUB245', compared: [other] });
    expect(svg).toMatch(/fill="var\(--other\)"[^>]*>KUD245</);
    expect(svg).toMatch(/<circle[^>]*fill="var\(--other\)"/);
    expect(svg).toContain('>KUB245<');
    expect(svg).not.toMatch(/>1,251 rpm</);
    expect(isWellFormed(svg)).toBe(true);
  });

  it('cuts its contours where their names stand', () => {
    const [from, to] = [8000, 9000].map((cfm) => ({ cfm, staticPressure: cfm / 4000 })) as [DutyPoint, DutyPoint];
    const svg = drawFanCurve({ ...input(), contours: [{ label: 'FEI 1.2', pieces: [[from, to]] }] });
    expect(svg).toMatch(/stroke-width="7"[^>]*>FEI 1\.2</);
    expect(svg).toMatch(/stroke-width="3"[^>]*>system</);
  });

  it('shows other speeds by name', () => {
    const svg = draw({
      otherSpeeds: [
        { rpm: 1042, label: '50 Hz' },
        { rpm: 834, label: '40 Hz' },
      ],
    });
    expect(svg.includes('50 Hz')).toBe(true);
    expect(count(svg, /stroke-opacity="0.42"/g)).toBe(4);
  });

  it('draws a thumbnail without a word', () => {
    const svg = draw({}, { width: 160, height: 100, isThumbnail: true });
    expect(svg.includes('<text')).toBe(false);
    expect(svg.includes('<title')).toBe(true);
    expect(isWellFormed(svg)).toBe(true);
  });

  it('escapes what comes from data', () => {
    const odd: FanCurveInput = { ...input(), title: `<b>"K&'`, description: ['<script>'] };
    const svg = drawFanCurve(odd);
    expect(svg.includes('&lt;b&gt;&quot;K&amp;&#39;')).toBe(true);
    expect(svg.includes('<script>')).toBe(false);
  });

  it('does not squeeze the fan into a corner for a class limit far away', () => {
    const far = fanCurveData(input({ rpm: 400 }));
    expect(far.maximum).toBeNull();
    expect(draw({ rpm: 400 })).toContain('>class I limit 1,466 rpm<');
    expect(draw({ fanUnitId: 2_222_531, rpm: 400 })).toMatch(/>(class II?|speed) limit [\d,]+ rpm</);
    expect(draw()).not.toContain('limit');
    expect(fanCurveData(input()).maximum).not.toBeNull();
    expect(fanCurveData(input({}, { isThumbnail: true })).maximum).toBeNull();
  });

  it('is well formed for every family, size, speed and duty', () => {
    const positive = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
    const any = fc.record({
      family: fc.constantFrom(...FAN_FAMILY_KEYS.map(fanFamily)),
      wheelDiameterIn: positive(5, 60),
      rpm: positive(50, 5000),
      density: positive(0.02, 0.09),
      cfm: positive(1, 200_000),
      staticPressure: positive(0, 20),
      maximumRpm: positive(0, 6000),
      isThumbnail: fc.boolean(),
    });
    fc.assert(
      fc.property(any, ({ cfm, staticPressure, ...drawn }) => {
        const svg = drawFanCurve({ ...STYLE, ...drawn, duty: { cfm, staticPressure }, title: 'Any' });
        expect(isWellFormed(svg)).toBe(true);
      }),
      { numRuns: 80 },
    );
  });
});

describe('curve of a ceiling fan', () => {
  it('shows airflow and input over speed', () => {
    const svg = drawHvlsCurve(hvlsCurveOf(41_240_060, DEMO_CATALOGUE, STYLE));
    for (const text of ['Speed, rpm', 'Airflow, cfm', 'Electrical input, kW', 'KHL-24, 204,700 cfm at full speed']) {
      expect([text, svg.includes(text)]).toEqual([text, true]);
    }
    expect(svg.includes('At full speed of 60 rpm 204,700 cfm with 1.06 kW.')).toBe(true);
    expect(isWellFormed(svg)).toBe(true);
    expect(drawHvlsCurve(hvlsCurveOf(41_240_060, DEMO_CATALOGUE, { ...STYLE, isThumbnail: true }))).not.toContain(
      '<text',
    );
  });

  it('lies under those of others, each to its own full speed, without its input', () => {
    const input = hvlsCurveOf(41_240_060, DEMO_CATALOGUE, STYLE);
    const other = { maximumRpm: 140, cfm: 90_000, color: 'var(--other)', dash: '8 4' };
    const svg = drawHvlsCurve({ ...input, hidesInput: true, compared: [other] });
    expect(svg).toContain('stroke="var(--other)"');
    expect(svg).not.toContain('Electrical input, kW');
    // The axis reaches the faster of the two.
    expect(svg).toMatch(/>1[24]0</);
    expect(isWellFormed(svg)).toBe(true);
  });

  it('rejects a fan that is none', () => {
    expect(() => hvlsCurveOf(1_245_011, DEMO_CATALOGUE, STYLE)).toThrow(EngineError);
  });
});

describe('axes and labels', () => {
  it.each([
    [15_300, 500, ['0', '2,000', '4,000', '6,000', '8,000', '10,000', '12,000', '14,000']],
    [4.46, 300, ['0', '1', '2', '3', '4']],
    [0.32, 300, ['0.00', '0.05', '0.10', '0.15', '0.20', '0.25', '0.30']],
    [1.4, 300, ['0.0', '0.2', '0.4', '0.6', '0.8', '1.0', '1.2', '1.4']],
    [1.3, 150, ['0.0', '0.5', '1.0']],
  ])('ticks to %d over %d px', (end, length, texts) => {
    const axis = zeroAxis(end, [0, length], end > 1000 ? 85 : 60);
    expect(axis.ticks.map((tick) => CHART_MESSAGES.number(tick, axis.decimals))).toEqual(texts);
  });

  it('has an axis even for nothing', () => {
    expect(zeroAxis(0, [0, 100], 50).ticks.length).toBeGreaterThan(1);
  });

  it('keeps labels apart from each other and from the lines', () => {
    const plot = { left: 0, right: 400, top: 0, bottom: 300 };
    const line = dense([
      { x: 0, y: 0 },
      { x: 400, y: 300 },
    ]);
    const preference = (text: string) => ({
      text,
      color: '#000',
      anchors: line.filter((_, index) => index % 20 === 5),
    });
    const [first, second] = placeLabels([preference('first label'), preference('second label')], plot, line, 11);
    expect(first?.x === second?.x && first?.y === second?.y).toBe(false);
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0)) > 11 || Math.abs((first?.x ?? 0) - (second?.x ?? 0)) > 60).toBe(
      true,
    );
  });
});
