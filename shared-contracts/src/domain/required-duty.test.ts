import { requiredDuty } from './required-duty.ts';

describe('duty asked for', () => {
  it('lies on the system that a fixed speed runs on, at less airflow and pressure', () => {
    const { cfm, sp } = requiredDuty({ cfm: 9677, requiredCfm: 9000, totalStaticPressure: 3.469 });
    expect([cfm, sp]).toEqual([9000, 3.0006]);
  });

  it('is the operating point where the fan runs at the duty', () => {
    const { cfm, sp } = requiredDuty({ cfm: 2000, requiredCfm: 2000, totalStaticPressure: 0.637 });
    expect([cfm, sp]).toEqual([2000, 0.637]);
  });
});
