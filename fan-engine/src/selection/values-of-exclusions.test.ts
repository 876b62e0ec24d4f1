import { ExhaustCategory, FanCategory } from '@specbuilder/shared-contracts/domain';
import { ROOFTOP_SPECIFICATION } from '../../test/fixtures/conditioning-units.ts';
import { exhaust, supply } from '../../test/fixtures/specifications.ts';
import { messageText } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { select } from './select.ts';

const HEATED = { fanCategoryType: FanCategory.HeatedMakeUpAir } as const;

const DUTIES = {
  '9,000 cfm at 3': exhaust(),
  quiet: exhaust({ sones: 15 }),
  'single phase': exhaust({ motorPhase: 1 }),
  '277 V': exhaust({ motorVoltage: 277 }),
  '3,000 cfm at 1.5': exhaust({ cfm: 3000, sp: 1.5 }),
  '9,000 cfm at 12': exhaust({ cfm: 9000, sp: 12 }),
  '60,000 cfm at 9': exhaust({ cfm: 60_000, sp: 9 }),
  '9,000 cfm at 10': exhaust({ cfm: 9000, sp: 10 }),
  '6,000 cfm at 4': exhaust({ cfm: 6000, sp: 4 }),
  '6,000 cfm at 10': exhaust({ cfm: 6000, sp: 10 }),
  '6,000 cfm at 8 and 50 Hz': exhaust({ cfm: 6000, sp: 8, motorFrequency: 50 }),
  '6,000 cfm at 10 and 50 Hz': exhaust({ cfm: 6000, sp: 10, motorFrequency: 50 }),
  '6,000 cfm at 13 and 50 Hz': exhaust({ cfm: 6000, sp: 13, motorFrequency: 50 }),
  '9,000 cfm at 3 and 50 Hz': exhaust({ motorFrequency: 50, motorVoltage: 460 }),
  '115 V in one phase at 50 Hz': exhaust({ cfm: 800, sp: 0.25, motorVoltage: 115, motorPhase: 1, motorFrequency: 50 }),
  'premium motor': exhaust({ cfm: 800, sp: 0.25, isPremiumEfficiency: true }),
  'low pressure': exhaust({ cfm: 20_000, sp: 0.05, exhaustFanCategoryType: ExhaustCategory.Axial }),
  '600 cfm at 0.3': exhaust({ cfm: 600, sp: 0.3 }),
  '1,500 cfm in Milwaukee': exhaust({ cfm: 1500, sp: 0.5, altitude: 617 }),
  'make-up air': supply({ sones: null, cfm: 5300 }),
  'make-up air with hardly any duct': supply({ sones: null, cfm: 12_000, sp: 0.1 }),
  'little make-up air': supply({ sones: null, cfm: 500 }),
  'a rise of 120': supply({ sones: null, ...HEATED, temperatureRise: 120 }),
  'a rise of 5': supply({ sones: null, ...HEATED, cfm: 3000, temperatureRise: 5 }),
  'a rise of 99 from 70': supply({ sones: null, ...HEATED, temperatureRise: 99, winterTemperature: 70 }),
  'a rise of 109': supply({ sones: null, ...HEATED, cfm: 4400, temperatureRise: 109 }),
  'rooftop unit': { ...ROOFTOP_SPECIFICATION, sones: null },
  'rooftop unit of 30 tons': { ...ROOFTOP_SPECIFICATION, sones: null, hvacUnitCategoryType: 0, nominalCoolingTons: 30 },
} as const;

type Values = readonly [
  duty: keyof typeof DUTIES,
  model: string,
  value: number | null,
  limit: number | null,
  admission: readonly [field: string, value: number | null, text: string] | null,
];

describe('an excluded model', () => {
  it.each<Values>([
    ['9,000 cfm at 3', 'KUB123B', 24.3, 60, null],
    ['9,000 cfm at 3', 'KUB403B', -6.7, 5, ['sp', 2.35, 'Up to 2.35 in. wg']],
    ['9,000 cfm at 3', 'KUD183D', 2221, null, null],
    ['9,000 cfm at 3', 'KRD080D', 9000, 8000, null],
    ['9,000 cfm at 3', 'KRB150B', 3982, 2139, null],
    ['9,000 cfm at 3', 'KRB200B', 1991, 1604, null],
    ['9,000 cfm at 3', 'KRB403B', 10.76, 10, null],
    ['9,000 cfm at 3', 'KRU200E', 1970, 1750, null],
    ['9,000 cfm at 3', 'KMI165B', 3111, 3009, ['sp', 2.38, 'Up to 2.38 in. wg']],
    ['9,000 cfm at 3', 'KMI200D', 2041, null, null],
    ['9,000 cfm at 3', 'KPW200B', 4350, 4000, null],
    ['9,000 cfm at 3', 'KRB223B', 1599, 1442, ['sp', 1.93, 'Up to 1.93 in. wg']],
    ['9,000 cfm at 3', 'KSI245E', 1401, 1160, null],
    ['quiet', 'KUB183B', 52.6, 15, ['sones', 52.6, 'Allow 52.6 sones']],
    ['single phase', 'KUB183B', null, null, ['motorPhase', 0, 'Any motor phase']],
    ['277 V', 'KUB183B', null, null, ['motorVoltage', 0, 'Any motor voltage']],
    ['3,000 cfm at 1.5', 'KPW240B', 0.9, 5, null],
    ['3,000 cfm at 1.5', 'KRD130D', 2316, null, null],
    ['9,000 cfm at 12', 'KUB165B', 3840, 3577, ['sp', 9.14, 'Up to 9.14 in. wg']],
    ['60,000 cfm at 9', 'KUB445B', 141.75, 100, null],
    ['60,000 cfm at 9', 'KMI365D', 2093, null, null],
    ['9,000 cfm at 10', 'KUD245D', 10, null, ['sp', 7.02, 'Up to 7.02 in. wg']],
    ['6,000 cfm at 8 and 50 Hz', 'KUD165D', 8.337, null, null],
    ['6,000 cfm at 4', 'KMI150D', 3490, 3310, null],
    ['6,000 cfm at 10', 'KMI183D', 3490, 2721, null],
    ['6,000 cfm at 10 and 50 Hz', 'KUD183D', 2908, 2700, null],
    ['6,000 cfm at 13 and 50 Hz', 'KUD200D', 2908, 2464, null],
    ['9,000 cfm at 3 and 50 Hz', 'KUD183D', 2221, null, null],
    ['9,000 cfm at 3 and 50 Hz', 'KRU165D', 3100, null, null],
    ['9,000 cfm at 3', 'KRU200D', 1970, 1604, null],
    ['9,000 cfm at 3', 'KSI200D', 2090, null, null],
    ['9,000 cfm at 3', 'KMI150D', 3930, null, null],
    ['9,000 cfm at 3', 'KRU150D', 3959, null, null],
    ['9,000 cfm at 12', 'KUD165D', 3744, null, null],
    ['9,000 cfm at 12', 'KUD200D', 2751, null, null],
    ['9,000 cfm at 12', 'KUD223D', 2387, null, null],
    ['600 cfm at 0.3', 'KRD080D', 1881, null, ['airflowToleranceBelow', 7, 'Down to −7% airflow']],
    ['make-up air', 'KES200D', 2467, null, null],
    ['115 V in one phase at 50 Hz', 'KUB123B', null, null, ['motorFrequency', 0, 'Any motor frequency']],
    // Another frequency is another fixed speed, so another duty.
    ['115 V in one phase at 50 Hz', 'KRD120D', null, null, null],
    ['premium motor', 'KRD090E', null, null, ['isPremiumEfficiency', 0, 'Without NEMA Premium']],
    ['premium motor', 'KVA180B', 800, 1300, ['cfm', 1300, 'At least 1,300 cfm']],
    ['low pressure', 'KVA600B', 177, 200, null],
    ['1,500 cfm in Milwaukee', 'KCC080D', 0.64, 0.5, null],
    ['600 cfm at 0.3', 'KRD150D', 613, null, null],
    ['make-up air', 'KMF090B', 1600, 600, ['cfm', 1856, 'Up to 1,856 cfm']],
    ['make-up air', 'KMP300D', 135, 150, null],
    ['make-up air with hardly any duct', 'KES120B', 1.391, 0.95, null],
    ['make-up air with hardly any duct', 'KIF090B', 12_000, 7300, null],
    ['little make-up air', 'KMP123D', 500, 990, null],
    ['a rise of 120', 'KIH135D', 120, 100, null],
    ['a rise of 120', 'KDC123D', 5000, 4500, null],
    ['a rise of 5', 'KIH135D', 5, 20, null],
    ['a rise of 99 from 70', 'KDF100B', 169, 160, null],
    ['a rise of 109', 'KDC123D', 550.569, 450, null],
    ['rooftop unit', 'KRG135D', 1.566, 1.5, null],
    ['rooftop unit of 30 tons', 'KRG135D', 133.333, 250, null],
    ['little make-up air', 'KMP123E', 500, 990, ['cfm', 990, 'At least 990 cfm']],
    ['a rise of 120', 'KIH183D', 120, 100, ['temperatureRise', 100, 'A rise of 100 °F']],
    ['a rise of 5', 'KIH150D', 5, 20, ['temperatureRise', 20, 'A rise of 20 °F']],
    ['a rise of 99 from 70', 'KDF150B', 169, 160, ['temperatureRise', 90, 'A rise of 90 °F']],
    ['a rise of 109', 'KDC165D', 550.569, 450, ['temperatureRise', 80.9, 'A rise of 80.9 °F']],
    ['rooftop unit of 30 tons', 'KRG165D', 133.333, 250, ['nominalCoolingTons', 15, '15 nominal tons']],
  ])('%s: %s has %p against %p, and would need %j', (duty, model, value, limit, admission) => {
    const found = select(DUTIES[duty], DEMO_CATALOGUE).excluded.find(({ modelCode }) => modelCode === model);
    const change = found?.admission ?? null;
    expect([thousandths(found?.value), found?.limit]).toEqual([value, limit]);
    expect(change && [change.field, change.value, messageText(change.message)]).toEqual(admission);
  });
});

function thousandths(value: number | null | undefined) {
  return typeof value === 'number' ? Math.round(1000 * value) / 1000 : value;
}
