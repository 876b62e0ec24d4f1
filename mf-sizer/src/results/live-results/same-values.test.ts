import { exhaustRow, rating } from '../../../test/results.ts';
import { sameValues } from './same-values.ts';

const worked = [exhaustRow(141), exhaustRow(161)];

describe('rows that were worked out here', () => {
  it('say the same as a response that leaves out what only the opening of a row shows', () => {
    const responded = worked.map(({ rating: { soundPower: _bands, ...values }, ...row }) => ({
      ...row,
      rating: values,
      productDetailUrl: 'https://fans.test/kub',
      motorListPrices: row.motorListPrices.map((motor) => ({ ...motor, voltages: motor.voltages.slice(1), motor: [] })),
    }));
    expect(sameValues(responded, worked)).toBe(true);
  });

  it.each([
    ['another figure', [exhaustRow(141, { rating: rating({ cfm: 2001 }) }), exhaustRow(161)]],
    ['another order', [...worked].reverse()],
    ['a row less', worked.slice(1)],
    ['a figure where there is none', [exhaustRow(141, { tonnage: 10 }), exhaustRow(161)]],
    ['a motor less', [exhaustRow(141, { motorListPrices: [] }), exhaustRow(161)]],
    ['another voltage', [exhaustRow(141, { motorListPrices: withVoltage(999) }), exhaustRow(161)]],
  ])('say not the same as %s', (_what, responded) => {
    expect(sameValues(responded, worked)).toBe(false);
  });
});

function withVoltage(id: number) {
  return exhaustRow(141).motorListPrices.map((motor) => ({
    ...motor,
    voltages: motor.voltages.map((voltage) => ({ ...voltage, id })),
  }));
}
