import { firstMotor, typicalVoltage } from './first-motor.ts';

describe('A motor before anybody chose', () => {
  it('is the recommended one, or the first where none is', () => {
    const [small, large] = [
      { id: 1, isRecommended: false },
      { id: 2, isRecommended: true },
    ] as const;
    expect(firstMotor([small, large])).toBe(large);
    expect(firstMotor([small])).toBe(small);
    expect(firstMotor([])).toBeUndefined();
  });

  it('runs on 460 V where it can, on its first voltage otherwise', () => {
    expect(typicalVoltage({ voltages: [{ voltage: 208 }, { voltage: 460 }] })?.voltage).toBe(460);
    expect(typicalVoltage({ voltages: [{ voltage: 115 }, { voltage: 230 }] })?.voltage).toBe(115);
    expect(typicalVoltage({ voltages: [] })).toBeUndefined();
  });
});
