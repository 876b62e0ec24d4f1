import { currentLanguage } from '../language/index.ts';
import { motorName, motorParts } from './index.ts';

const DIAL = {
  horsepower: 0.75,
  enclosure: 'ODP',
  rpm: 1750,
  motorKind: 'SinglePhase',
  drive: 'SpeedControl',
} as const;

describe('The name of a motor', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await currentLanguage.choose('en');
  });

  it.each([
    ['3/4 hp, ODP, 1,750 rpm, single phase, speed control', {}],
    ['7.5 hp, ODP, 1,750 rpm', { horsepower: 7.5, motorKind: 'ThreePhase', drive: null }],
    ['10 hp, TEFC, 1,750 rpm, VFD', { horsepower: 10, enclosure: 'TEFC', motorKind: 'ThreePhase', drive: 'Vfd' }],
    ['1/2 hp, TENV, 1,550 rpm, ECM', { horsepower: 0.5, enclosure: 'TENV', rpm: 1550, motorKind: 'Ecm', drive: null }],
    ['3/4 hp, ODP, 74 rpm, three phase', { rpm: 74, motorKind: 'ThreePhase', drive: 'Onboard' }],
    ['3/4 hp, ODP, 74 rpm, single phase', { rpm: 74, drive: 'Onboard' }],
  ] as const)('is %s', (name, part) => {
    expect(motorName({ ...DIAL, ...part })).toBe(name);
  });

  it('has words and figures of the reader’s language', async () => {
    await currentLanguage.choose('es');
    expect(motorParts(DIAL)).toEqual(['3/4 hp', 'ODP', '1,750 rpm', 'monofásico', 'control de velocidad']);
    expect(motorName(DIAL)).toBe('3/4 hp, ODP, 1,750 rpm, monofásico, control de velocidad');
    jest.spyOn(currentLanguage, 'locale').mockReturnValue('es-ES');
    expect(motorParts({ ...DIAL, horsepower: 7.5 })[0]).toBe('7,5 hp');
  });
});
