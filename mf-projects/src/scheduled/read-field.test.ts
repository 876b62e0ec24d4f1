import type { ScheduledDuty } from '@specbuilder/shared-contracts/api';
import { currentLanguage, LANGUAGES } from '@specbuilder/shared-contracts/language';
import fc from 'fast-check';
import { scheduledText } from './duty-field.ts';
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
  ['supply', '460/2', ['460/3']],
  ['supply', '208 V/2-1250 VA', ['208/1', '208/3']],
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
  expect(saidBy('maxBrakeHorsepower', '1,125')).toEqual({ maxBrakeHorsepower: 1.125 });
  jest.restoreAllMocks();
});

const NOTHING = { airflow: null, staticPressure: null, quantity: null, maxSones: null, maxBrakeHorsepower: null };
/** The largest value of a field, and the decimals that it is shown with at most. */
const SHOWN = {
  airflow: [500_000, 0],
  staticPressure: [12, 4],
  quantity: [9999, 0],
  maxSones: [99, 1],
  maxBrakeHorsepower: [1500, 2],
} as const;

// The locales of the product's languages, and of others with other separators.
it.each([...new Set([...LANGUAGES.map(({ locale }) => locale as string), 'es-ES', 'fr-FR', 'de-DE', 'de-CH'])])(
  'takes every figure as it is shown: %s',
  (locale) => {
    jest.spyOn(currentLanguage, 'locale').mockReturnValue(locale);
    const field = fc.constantFrom(...(Object.keys(SHOWN) as (keyof typeof SHOWN)[]));
    fc.assert(
      fc.property(field, fc.double({ min: 0, max: 1, noNaN: true }), (name, share) => {
        const [most, decimals] = SHOWN[name];
        const value = Math.max(10, Math.round(most * share * 10 ** decimals)) / 10 ** decimals;
        const duty = { tag: 'EF-1', voltage: null, phase: null, note: null, ...NOTHING, [name]: value };
        const shown = scheduledText(duty as ScheduledDuty, name);
        expect([shown, saidBy(name, shown)]).toEqual([shown, { [name]: value }]);
      }),
      { numRuns: 500 },
    );
    jest.restoreAllMocks();
  },
);
