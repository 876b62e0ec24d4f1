import { decimalNumber } from '@specbuilder/shared-contracts/language';
import { CHART_MESSAGES } from '../../test/fixtures/chart-messages.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { fanCurveOf, hvlsCurveOf } from './catalogue-chart.ts';
import type { ChartMessages } from './chart-messages.ts';
import { drawFanCurve } from './draw-fan-curve.ts';
import { drawHvlsCurve } from './draw-hvls-curve.ts';
import type { ChartStyle } from './input.ts';
import { chartPalette } from './palette.ts';

/** A language with a decimal comma and words of its own for drives. */
const words: ChartMessages = {
  ...CHART_MESSAGES,
  drive: ({ variant }) => `«${variant}»`,
  number: (value, decimals) => decimalNumber('es-ES', value, decimals),
};
const STYLE: ChartStyle = { width: 620, height: 460, palette: chartPalette('light'), words };

describe('charts in the language handed in', () => {
  const request = { fanUnitId: 1_245_011, cfm: 12_000, sp: 3, rpm: 1251, fei: 1.32, ambientTemperature: -4 };
  const svg = drawFanCurve(fanCurveOf(request, DEMO_CATALOGUE, STYLE));

  it.each(['12.000 cfm', '3,00 in. wg', 'FEI 1,32', '−4 °F', '>14.000<', '«Belt»'])('say %s', (text) => {
    expect(svg.includes(text)).toBe(true);
  });

  it('have no figure of another language', () => {
    expect(svg).not.toMatch(/\d,\d{3} (cfm|rpm|ft)|\d\.\d\d in\./);
  });

  it('of ceiling fans say figures alike', () => {
    const ceiling = drawHvlsCurve(hvlsCurveOf(41_240_060, DEMO_CATALOGUE, STYLE));
    expect(ceiling.includes('204.700 cfm')).toBe(true);
    expect(ceiling.includes('1,06 kW')).toBe(true);
  });
});
