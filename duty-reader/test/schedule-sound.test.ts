import { cellsOf, readCells } from '../src/index.ts';

const rowOf = (text: string) => readCells(cellsOf(text.replaceAll('|', '\t'))).rows.find(({ ignored }) => !ignored);
const soundOf = (head: string, cell: string) => {
  const row = rowOf(`TAG|CFM|ESP|${head}\nEF-1|900|0.5|${cell}`);
  const { soundPressure, soundLevelDistance } = row ?? {};
  return [soundPressure?.value ?? null, soundLevelDistance?.value ?? null];
};

describe('the sound of a schedule', () => {
  it.each([
    ['dBA', '55', 55, null],
    ['dB(A)', '55', 55, null],
    ['MAX dBA', '55', 55, null],
    ['SOUND (dBA)', '55', 55, null],
    ['SOUND PRESSURE (dBA)', '55', 55, null],
    ['NOISE LEVEL dBA', '55 dBA', 55, null],
    ['INLET dBA', '55', 55, null],
    ['SPL dBA @ 5 FT', '55', 55, 5],
    ['dBA @ 3 m', '55', 55, 9.84],
    ['LpA', '55', 55, null],
    ['NIVEL SONORO dB(A)', '55', 55, null],
  ])('is a pressure level below %s: %s', (head, cell, level, distance) => {
    const [read, at] = soundOf(head, cell);
    expect(read).toBe(level);
    if (distance === null) expect(at).toBeNull();
    else expect(at).toBeCloseTo(distance, 2);
  });

  it.each(['LwA', 'LwA dBA', 'SOUND POWER (dBA)', 'SWL dBA', 'NC', 'SOUND PRESSURE', 'SOUND', 'PUISSANCE dBA'])(
    'is none below %s, and says so',
    (head) => {
      const row = rowOf(`TAG|CFM|ESP|${head}\nEF-1|900|0.5|55`);
      expect(row?.soundPressure).toBeNull();
      expect(row?.questions).toEqual([]);
      expect(row?.unused.map(({ text, reason }) => [text, reason])).toEqual([['55', 'decibels']]);
    },
  );

  it('has sones and a level where both are scheduled', () => {
    const row = rowOf('TAG|CFM|ESP|SONES @ 5 FT|dBA @ 5 FT\nEF-1|900|0.5|9.2|55');
    expect([row?.sones?.value, row?.soundPressure?.value, row?.soundLevelDistance?.value]).toEqual([9.2, 55, 5]);
  });

  it('keeps to the sones where the level is at another distance', () => {
    const row = rowOf('TAG|CFM|ESP|SONES @ 5 FT|dBA @ 10 FT\nEF-1|900|0.5|9.2|55');
    expect([row?.sones?.value, row?.soundPressure, row?.soundLevelDistance?.value]).toEqual([9.2, null, 5]);
    expect(row?.unused.map(({ head, reason }) => [head, reason])).toEqual([['dBA @ 10 FT', 'usedInstead']]);
  });

  it('is a question where a cell is not a level', () => {
    const row = rowOf('TAG|CFM|ESP|dBA\nEF-1|900|0.5|NC 35');
    expect(row?.soundPressure).toBeNull();
    expect(row?.questions.map(({ field, asWritten }) => [field, asWritten])).toEqual([['soundPressure', 'NC 35']]);
  });
});
