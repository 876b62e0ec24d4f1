import { voltageChoices } from './supply-choices.ts';

const SUPPLIES = {
  phases: [1, 3],
  voltages: [115, 460, 575],
  frequencies: [60, 50],
  named: [
    { frequency: 60, voltage: 115, others: [120] },
    { frequency: 60, voltage: 460, others: [480] },
    { frequency: 60, voltage: 575, others: [600] },
    { frequency: 50, voltage: 277, others: [] },
    { frequency: 50, voltage: 380, others: [400] },
  ],
};
const labels = (zip: string | null, motorVoltage: number, motorFrequency: number, supplies = SUPPLIES) =>
  voltageChoices(supplies, zip, { motorVoltage, motorFrequency }).map(({ label }) => label);

describe('The voltages of a search', () => {
  it('are those of motors at 60 Hz, each with the supplies that it runs on', () => {
    expect(labels('K1A 0B1', 0, 60)).toEqual(['Any', '115 V (also 120 V)', '460 V (also 480 V)', '575 V (also 600 V)']);
    expect(labels('60606', 0, 60)).toEqual(['Any', '115 V (also 120 V)', '460 V (also 480 V)']);
  });

  it('are those of 50 Hz where that is chosen', () => {
    expect(labels('60606', 0, 50)).toEqual(['Any', '277 V', '380 V (also 400 V)']);
  });

  it('keep the chosen one where no motor has it at the frequency', () => {
    expect(labels('60606', 460, 50)).toEqual(['Any', '277 V', '380 V (also 400 V)', '460 V']);
    expect(labels('60606', 575, 60)).toContain('575 V (also 600 V)');
  });

  it('are the earlier ones of a server that does not name them by frequency', () => {
    const { named: _, ...before } = SUPPLIES;
    expect(voltageChoices(before, null, { motorVoltage: 0, motorFrequency: 60 }).map(({ label }) => label)).toEqual([
      'Any',
      '115 V',
      '460 V',
      '575 V',
    ]);
  });
});
