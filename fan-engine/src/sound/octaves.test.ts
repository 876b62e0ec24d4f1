import { levelIn, ofOctaves } from './octaves.ts';

describe('levels by octave band', () => {
  it('are eight, in the order of their bands', () => {
    expect(ofOctaves((band) => 10 * band + 0.5)).toEqual([0.5, 10.5, 20.5, 30.5, 40.5, 50.5, 60.5, 70.5]);
  });

  it('are nothing beyond the end of a list', () => {
    expect([levelIn([83, 68.5], 1), levelIn([83, 68.5], 2), levelIn([], 0)]).toEqual([68.5, 0, 0]);
  });
});
