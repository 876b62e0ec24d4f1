import { currentLanguage } from '@specbuilder/shared-contracts/language';
import fc from 'fast-check';
import { readModelLine } from './model-line.ts';

const read = (line: string) => {
  const { model, cfm, sp, quantity, unread } = readModelLine(line) ?? {};
  return [model, cfm, sp, quantity, unread];
};

describe('A line with a model and its duty', () => {
  it.each([
    ['KRB245 2,500 cfm 0.75', 'KRB245', 2500, 0.75, 1],
    ['krb 245 2500 .75', 'krb 245', 2500, 0.75, 1],
    ['krb-245b 0.75 in. wg 2500 cfm', 'krb-245b', 2500, 0.75, 1],
    ['KUB123-II @ 800 cfm, 1.5"', 'KUB123-II', 800, 1.5, 1],
    ['KRB245 2500 cfm at 0.75 in w.g. x2', 'KRB245', 2500, 0.75, 2],
    ['KRB245 2x 2500 0.75', 'KRB245', 2500, 0.75, 2],
    ['KRB245 2500/0.75 qty 3', 'KRB245', 2500, 0.75, 3],
    ['KHL-24T', 'KHL-24T', null, null, 1],
    ['KRB245 2500', 'KRB245', 2500, null, 1],
    ['KRB245 0.75 in', 'KRB245', null, 0.75, 1],
  ])('%s', (line, model, cfm, sp, quantity) => {
    expect(read(line)).toEqual([model, cfm, sp, quantity, []]);
  });

  it('takes other units', () => {
    expect(readModelLine('KRB245 1000 L/s 125 Pa')).toMatchObject({ cfm: 2118.88, unread: [] });
    expect(readModelLine('KRB245 1000 L/s 125 Pa')?.sp).toBeCloseTo(0.502, 3);
  });

  it('reads the figures of a language with a decimal comma', () => {
    jest.spyOn(currentLanguage, 'locale').mockReturnValue('es-ES');
    expect(read('KRB245 2.500 cfm 0,75')).toEqual(['KRB245', 2500, 0.75, 1, []]);
    jest.restoreAllMocks();
  });

  it('names what it cannot read', () => {
    expect(read('KRB245 2500 0.75 460/3 kitchen')[4]).toEqual(['460/3', 'kitchen']);
  });

  it('leaves a number open that a word behind it may be the unit of', () => {
    expect(readModelLine('KRB245 2500 0.75 x0')).toMatchObject({ sp: null, isUnclear: true, unread: ['0.75', 'x0'] });
    expect(readModelLine('KRB245 2500 0.75')).toMatchObject({ sp: 0.75, isUnclear: false });
  });

  it.each(['', '  ', '2500 0.75', '0.75', 'kitchen fan'])('has no model in %j', (line) => {
    expect(readModelLine(line)).toBeNull();
  });

  it('reads every duty however it is written', () => {
    const parts = fc.record({
      model: fc.stringMatching(/^[A-Z]{2,4}-?\d{2,3}[BDE]?$/),
      cfm: fc.integer({ min: 50, max: 99_999 }),
      sp: fc.integer({ min: 1, max: 800 }),
      hasUnits: fc.boolean(),
      isGrouped: fc.boolean(),
    });
    fc.assert(
      fc.property(parts, ({ model, cfm, sp, hasUnits, isGrouped }) => {
        const airflow = isGrouped ? cfm.toLocaleString('en-US') : String(cfm);
        const pressure = (sp / 100).toFixed(2);
        const line = hasUnits ? `${model} ${pressure} in. wg ${airflow} cfm` : `${model} ${airflow} ${pressure}`;
        expect(read(line)).toEqual([model, cfm, sp / 100, 1, []]);
      }),
    );
  });

  it('never fails on what people type', () => {
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (line) => expect(() => readModelLine(line)).not.toThrow()));
  });
});
