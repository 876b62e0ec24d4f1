import { loadUnits } from '@specbuilder/shared-ui/forms';
import fc from 'fast-check';
import { readEntered, shownNumber } from './entered-number.ts';

const GAS = { of: 'gasPressure', minimum: 0, isAbove: true, maximum: 138.4, maxDecimals: 3 } as const;
const AIR = { of: 'temperature', minimum: -60, maximum: 150, isOptional: true, maxDecimals: 1 } as const;

it('a number with another unit is pending until units can be read', () => {
  expect(readEntered('2 psi', GAS)).toEqual({ kind: 'pending' });
  expect(readEntered('7.5 in. w.c.', GAS)).toEqual({ kind: 'value', value: 7.5 });
});

describe('a number that is entered in a section', () => {
  beforeAll(loadUnits);

  it.each([
    ['7.5', { kind: 'value', value: 7.5 }],
    [' 14 ', { kind: 'value', value: 14 }],
    ['.125', { kind: 'value', value: 0.125 }],
    ['138.4', { kind: 'value', value: 138.4 }],
    ['-1', { kind: 'wrong', why: 'range' }],
    ['0', { kind: 'wrong', why: 'range' }],
    ['138.5', { kind: 'wrong', why: 'range' }],
    ['7.1234', { kind: 'wrong', why: 'decimals' }],
    ['seven', { kind: 'wrong', why: 'notANumber' }],
    ['7,5', { kind: 'wrong', why: 'notANumber' }],
    ['1e1', { kind: 'wrong', why: 'notANumber' }],
    ['', { kind: 'wrong', why: 'missing' }],
  ])('[OPT-044] [A-148] a custom gas pressure of %p is %p', (text, expected) => {
    expect(readEntered(text, GAS)).toEqual(expected);
  });

  it('may be left empty where the specification has a value, and takes signs and thousands', () => {
    expect(readEntered('', AIR)).toEqual({ kind: 'value', value: null });
    expect(readEntered('−12.5', AIR)).toEqual({ kind: 'value', value: -12.5 });
    expect(readEntered('1,200', { of: 'airflow', minimum: 0, maximum: 5000 })).toEqual({ kind: 'value', value: 1200 });
  });

  it.each([
    ['2 psi', GAS, 55.36],
    ['3 kPa', GAS, 12.044],
    ['1 1/4', GAS, 1.25],
    ['21.3 °C', AIR, 70.3],
    ['60 + 5', AIR, 65],
  ])('takes other units and sums as every field does, in its own decimals: %s', (text, rules, value) => {
    expect(readEntered(text, rules)).toEqual({ kind: 'value', value });
  });

  it('is shown as it can be read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 150_000 }), (thousandths) => {
        const value = thousandths / 1000;
        expect(readEntered(shownNumber(value), { of: 'temperature', minimum: -60, maximum: 150 })).toEqual({
          kind: 'value',
          value,
        });
      }),
    );
    expect(shownNumber(null)).toBe('');
    expect(shownNumber(1200)).toBe('1,200');
  });
});
