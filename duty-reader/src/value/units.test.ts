import { decimalMark, findUnit, hasUnknownUnit } from './index.ts';

describe('The unit of a head', () => {
  it.each([
    ['SP (mm wg)', 'mm wg', 'SP'],
    ['SP (mmAq)', 'mm wg', 'SP'],
    ['ESP (psi)', 'psi', 'ESP'],
    ['SP (Pascals)', 'Pa', 'SP'],
    ['FLOW (CMM)', 'm³/min', 'FLOW'],
    ['FLOW m3/hr', 'm³/h', 'FLOW'],
    ['AIRFLOW (l/sec)', 'L/s', 'AIRFLOW'],
    ['CFM x 1000', '1,000 cfm', ''],
    ['CFM (000)', '1,000 cfm', ''],
    ['ESP (IN. WG)', 'in. wg', 'ESP'],
    ['IN. W.C.', 'in. wg', ''],
    ['STATIC PRESSURE (IN. H₂O)', 'in. wg', 'STATIC PRESSURE'],
    ['Débit (m³/h)', 'm³/h', 'Débit'],
    ['Caudal [L/s]', 'L/s', 'Caudal'],
    ['AIR FLOW RATE (CU.FT./MIN)', 'cfm', 'AIR FLOW RATE'],
  ])('of %s is %s', (head, symbol, rest) => {
    expect(findUnit(head)).toMatchObject({ unit: { symbol }, rest });
  });

  it.each(['TAG', 'AREA SERVED', 'FAN TYPE', 'UNIT', 'ARRANGEMENT A'])('is none in %s', (head) =>
    expect(findUnit(head)).toBeNull(),
  );

  it('of a quantity that is known may be one letter or sign', () => {
    expect(findUnit('ESP IN.', ['pressure'])?.unit.symbol).toBe('in. wg');
    expect(findUnit('RISE F', ['temperatureRise'])?.unit.symbol).toBe('°F');
  });

  it.each([
    ['mm Fl', true],
    ['kgf/cm2', true],
    ['EACH', false],
    ['mm wg', false],
    ['1', false],
    ['EXTERNAL', false],
  ])('in the bracket (%s) is not known: %s', (bracket, expected) => expect(hasUnknownUnit(bracket)).toBe(expected));
});

describe('The decimal mark', () => {
  it.each([
    [['2.400', '150', '0,55'], ','],
    [['1,250', '0.5'], '.'],
    [['1,250', '900'], null],
    [['1.5', '2,5'], null],
  ] as const)('of %j is %s', (texts, mark) => expect(decimalMark(texts)).toBe(mark));
});
