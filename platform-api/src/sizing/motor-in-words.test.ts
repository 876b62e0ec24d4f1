import type { CodedMotor } from '../core/store/schema/index.ts';
import { motorInWords } from './motor-in-words.ts';

const listed = { motorId: 1204, horsepower: 0.75, enclosure: 'ODP', rpm: 1750, isEcm: false };

describe('A motor in words', () => {
  it('[OPT-023] has its name in parts', () => {
    const motor = { ...listed, motorKind: 'SinglePhase', drive: 'SpeedControl' } as CodedMotor;
    expect(motorInWords(motor).motor).toEqual(['3/4 hp', 'ODP', '1,750 rpm', 'single phase', 'speed control']);
  });

  it.each([
    [['3/4 hp', 'ODP', '1,750 rpm'], {}, 'ThreePhase', null],
    [['3/4 hp', 'ODP', '1,750 rpm', 'single phase', 'speed control'], {}, 'SinglePhase', 'SpeedControl'],
    [['3/4 hp', 'ODP', '1,750 rpm', 'monofásico', 'control de velocidad'], {}, 'SinglePhase', 'SpeedControl'],
    [['3/4 hp', 'ODP', '1,750 rpm', 'VFD'], {}, 'ThreePhase', 'Vfd'],
    [['1/2 hp', 'TENV', '1,750 rpm', 'ECM'], { isEcm: true }, 'Ecm', null],
    [['2 hp', 'TENV', '70 rpm', 'three phase'], { motorId: 53_200 }, 'ThreePhase', 'Onboard'],
  ])('has the codes of a former server’s %j', (motor, part, motorKind, drive) => {
    const former = { ...listed, ...part, motor } as unknown as CodedMotor;
    expect(motorInWords(former)).toMatchObject({ motorKind, drive });
  });
});
