import { currentLanguage } from '@specbuilder/shared-contracts/language';
import type { DutyField } from './fields.ts';
import { readField } from './read-field.ts';

const saidBy = (field: DutyField, text: string) => {
  const reading = readField(field, text);
  return reading.kind === 'read' ? reading.said : reading.meanings.map(({ value }) => value);
};

it.each([
  ['airflow', '2,500', 2500],
  ['airflow', '2 500', 2500],
  ['airflow', '2.500,5', 2500.5],
  ['airflow', '1,234,567', 1_234_567],
  ['airflow', '1000 L/s', 2118.88],
  ['staticPressure', '0.75', 0.75],
  ['staticPressure', '.75', 0.75],
  ['staticPressure', '0,75', 0.75],
  ['staticPressure', '0,750', 0.75],
  ['staticPressure', '-0.75 in. wg', 0.75],
  ['staticPressure', '1-1/4"', 1.25],
  ['maxBrakeHorsepower', '1/2', 0.5],
  ['maxBrakeHorsepower', '1 1/2 BHP', 1.5],
  ['maxBrakeHorsepower', '1.5 kW', 2.01153],
  ['maxSones', '9.5 sones', 9.5],
  ['quantity', '2 EA', 2],
  ['note', ' Roof ', 'Roof'],
  ['tag', 'EF-1', 'EF-1'],
  ['airflow', '-', null],
  ['quantity', '', null],
  ['note', 'n/a', null],
] as const)('%s of %p is %p', (field, text, value) => {
  expect(saidBy(field, text)).toEqual({ [field]: value });
});

it.each([
  ['airflow', 'plenty', []],
  ['airflow', '12,34,5', []],
  ['airflow', '1250/625', [1250, 625]],
  ['quantity', '2-3', [2, 3]],
  ['supply', 'x', []],
  ['supply', '460/2', []],
  ['supply', 'two hundred', []],
  ['supply', '208-230', [208, 230]],
] as const)('%s of %p is a question with %p', (field, text, meanings) => {
  expect(saidBy(field, text)).toEqual(meanings);
});

it.each([
  ['460/3', 460, 3],
  ['460/3/60', 460, 3],
  ['480/3', 480, 3],
  ['208-230/1/60', 230, 1],
  ['480V-3PH', 480, 3],
  ['120 V', 120, null],
  ['3ø', null, 3],
  ['3', null, 3],
  ['', null, null],
])('the supply %p is %p V and %p phases', (text, voltage, phase) => {
  expect(saidBy('supply', text)).toEqual({ voltage, phase });
});

it('takes a number as the language of the reader shows it', () => {
  expect(saidBy('airflow', '20.000')).toEqual([20_000, 20]);
  jest.spyOn(currentLanguage, 'locale').mockReturnValue('es-ES');
  expect(saidBy('airflow', '20.000')).toEqual({ airflow: 20_000 });
  expect(saidBy('staticPressure', '0,5')).toEqual({ staticPressure: 0.5 });
  jest.restoreAllMocks();
});
