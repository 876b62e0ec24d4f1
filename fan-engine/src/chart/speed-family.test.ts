import { CHART_MESSAGES } from '../../test/fixtures/chart-messages.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { productsOf } from '../product/product.ts';
import { listedSpeeds } from '../product/speed-table.ts';
import { drawSpeedFamily } from './draw-speed-family.ts';
import { chartPalette } from './palette.ts';

const FANS = productsOf(DEMO_CATALOGUE).flatMap((product) => (product.kind === 'fan' ? [product] : []));
const [WIDTH, HEIGHT] = [600, 300];

describe('curves at several speeds', () => {
  it.each(FANS.map((fan) => [fan.model, fan] as const))('of %s lie in their picture and name each speed', (_, fan) => {
    const speeds = listedSpeeds(fan.line, fan.wheel);
    const svg = drawSpeedFamily({
      ...{ width: WIDTH, height: HEIGHT, palette: chartPalette('light'), words: CHART_MESSAGES },
      ...{ family: fan.line.family, wheelDiameterIn: fan.wheel.diameterIn, speeds, title: fan.model, alternative: '' },
    });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    for (const rpm of speeds) expect(svg).toContain(`>${rpm.toLocaleString('en-US')} rpm<`);
    for (const [, x, y] of svg.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(WIDTH);
      expect(Number(y)).toBeLessThanOrEqual(HEIGHT);
      expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(0);
    }
  });
});
