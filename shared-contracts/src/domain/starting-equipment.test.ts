import { startingVoltage } from './starting-equipment.ts';
import { startingOptionCodes } from './starting-options.ts';

const VOLTAGES = [
  { voltage: 115, phase: 1 },
  { voltage: 208, phase: 3 },
  { voltage: 460, phase: 3 },
];
const RANGES = { motorSupply: '460/3', smallMotorSupply: '115/1', smallMotorBelowHp: 0.5 } as const;

it.each([
  ['a motor below the limit', 0.33, RANGES, '115/1'],
  ['a motor at the limit', 0.5, RANGES, '460/3'],
  ['a motor of the nameplate of the limit', 0.333, { ...RANGES, smallMotorBelowHp: 0.3333 }, '460/3'],
  ['without a supply for small motors', 0.25, { motorSupply: '208/3' }, '208/3'],
  ['with one for small motors alone', 5, { smallMotorSupply: '115/1', smallMotorBelowHp: 0.5 }, undefined],
  ['a supply that the motor is not wound for', 1, { motorSupply: '575/3' }, undefined],
  ['no supply at all', 1, {}, undefined],
] as const)('%s', (_case, horsepower, equipment, expected) => {
  const found = startingVoltage({ horsepower, voltages: VOLTAGES }, equipment);
  expect(found && `${found.voltage}/${found.phase}`).toBe(expected);
});

it('Enclosure and disconnect are options of the price book', () => {
  expect(startingOptionCodes({ enclosure: 'TEFC', disconnect: 'NEMA 3R' })).toEqual(['MTEFC', 'SWN3']);
  expect(startingOptionCodes({ enclosure: null })).toEqual([]);
});
