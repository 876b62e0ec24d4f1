import { combined, levelIn, raised, roundedOctaves } from './octaves.ts';

const LEVELS = [80.04, 70, 60.5, 50, 40, 30, 20, 10.26];

describe('levels by octave band', () => {
  it('are raised and lowered alike in all eight', () => {
    expect(raised(LEVELS, 2)).toEqual([82.04, 72, 62.5, 52, 42, 32, 22, 12.26]);
    expect(raised(LEVELS, -10)).toEqual(LEVELS.map((level) => level - 10));
  });

  it('have those of another list added or taken off, band by band', () => {
    const others = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(combined(LEVELS, others, 1)).toEqual(LEVELS.map((level, band) => level + (band + 1)));
    expect(combined(LEVELS, others, -1)).toEqual(LEVELS.map((level, band) => level - (band + 1)));
  });

  it('are shown in tenths of a decibel', () => {
    expect(roundedOctaves(LEVELS)).toEqual([80, 70, 60.5, 50, 40, 30, 20, 10.3]);
    expect(roundedOctaves(LEVELS, [0.04, 1], -1)).toEqual([80, 69, 60.5, 50, 40, 30, 20, 10.3]);
  });

  it('are nothing beyond the end of a list', () => {
    expect([levelIn([83, 68.5], 1), levelIn([83, 68.5], 2), levelIn([], 0)]).toEqual([68.5, 0, 0]);
    expect(combined([83, 68.5], [3], -1)).toEqual([80, 68.5, 0, 0, 0, 0, 0, 0]);
  });
});
