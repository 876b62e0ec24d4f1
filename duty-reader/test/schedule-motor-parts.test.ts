import fc from 'fast-check';
import { readCells } from '../src/schedule/index.ts';

const rowOf = (head: string, cell: string, edit?: string) =>
  readCells(
    [
      ['TAG', 'CFM', 'SP', head],
      ['EF-1', '800', '.5', cell],
    ],
    edit === undefined ? {} : { edits: new Map([['2', { supply: edit }]]) },
  ).rows[0];

const motorOf = (head: string, cell: string, edit?: string) => {
  const row = rowOf(head, cell, edit);
  return [row?.motorHp?.value, row?.voltage?.value, row?.phase?.value, row?.frequency?.value].map(
    (value) => value ?? null,
  );
};
const meaningsOf = (head: string, cell: string) =>
  rowOf(head, cell)?.questions.flatMap(({ meanings }) => meanings.map(({ value }) => value));

describe('A motor and its supply below one head', () => {
  it.each([
    ['HP/V/PH', '1/4/120/1', [0.25, 115, 1, null]],
    ['HP/V/PH', '1/2/460/3', [0.5, 460, 3, null]],
    ['HP/V/PH', '1-1/2/208/3', [1.5, 208, 3, null]],
    ['HP/V/PH', '2/208/3', [2, 208, 3, null]],
    ['HP/V/PH', '7.5/460/3', [7.5, 460, 3, null]],
    ['HP/V/PH', '1/20/115/1', [0.05, 115, 1, null]],
    ['HP/V/PH', '1/4/1/120', [0.25, 115, 1, null]],
    ['HP-V-PH', '1/4-120-1', [0.25, 115, 1, null]],
    ['MOTOR (HP/V/PH)', '1/4 / 120 / 1', [0.25, 115, 1, null]],
    ['MOTOR (HP/V/PH)', '1/2 HP/460V/3PH', [0.5, 460, 3, null]],
    ['HP/V/PH/HZ', '1/4/120/1/60', [0.25, 115, 1, 60]],
    ['HP/V/PH/HZ', '1/2/480/3/60', [0.5, 460, 3, 60]],
    ['HP/V/PH/HZ', '60/460/3/60', [60, 460, 3, 60]],
    ['HP/V/PH/HZ', '3/460/3', [3, 460, 3, null]],
    ['HP/VOLT/PHASE/HERTZ', '1/208/1/60', [1, 208, 1, 60]],
    ['HP/V/PH/HZ', '1 1/2/120/208/3/60', [1.5, 208, 3, 60]],
    ['HP/V/PH/HZ', '120/1/60', [null, 115, 1, 60]],
    ['V/PH/HP', '120/1/1/4', [0.25, 115, 1, null]],
    ['V/PH/HP', '460/3/1-1/2', [1.5, 460, 3, null]],
    ['V/PH/HZ/HP', '115/1/60/1/8', [0.125, 115, 1, 60]],
    ['V/PH/HZ/HP', '460/3/7.5', [7.5, 460, 3, null]],
    ['V/PH/HZ', '460/3/60', [null, 460, 3, 60]],
    ['HP/V/PH', '-', [null, null, null, null]],
  ])('are read where they can be cut in one way: %s of %s', (head, cell, values) => {
    expect(motorOf(head, cell)).toEqual(values);
    expect(rowOf(head, cell)?.questions).toEqual([]);
  });

  it('has a power in kW where the head says it', () => {
    const [power, ...supply] = motorOf('V/PH/KW', '230/1/0.37');
    expect([Math.round(Number(power) * 100) / 100, ...supply]).toEqual([0.5, 230, 1, null]);
  });

  it.each([
    ['HP/V/PH', '1/120/208/1', ['1 hp, 115/1', '1 hp, 208/1']],
    ['HP/V/PH/HZ', '1/2/208-230/3/60', ['1/2 hp, 208/3/60', '1/2 hp, 230/3/60']],
    ['HP/V/PH/HZ', '3/460/60', ['3 hp, 460/60', '460V/3PH/60HZ']],
    ['V/PH/HZ/HP', '460/3/60', ['60 hp, 460/3', '460V/3PH/60HZ']],
    ['HP/V/PH', 'FRAC/120/1', ['115/1']],
    ['BHP/HP/V/PH', '.18/.25/120/1', ['115/1']],
    ['HP/V/PH', '1/4/24/1', []],
  ])('are a question otherwise, which each meaning settles: %s of %s', (head, cell, meanings) => {
    expect(motorOf(head, cell)).toEqual([null, null, null, null]);
    expect(meaningsOf(head, cell)).toEqual(meanings);
    for (const meaning of meanings) {
      expect(rowOf(head, cell, meaning)?.questions).toEqual([]);
      expect(motorOf(head, cell, meaning)[1]).not.toBeNull();
    }
  });

  it('never have a value that was not written, in whatever order and with whatever strokes', () => {
    const power = fc.constantFrom(
      ['1/20', 0.05],
      ['1/4', 0.25],
      ['3/4', 0.75],
      ['1-1/2', 1.5],
      ['2', 2],
      ['60', 60],
      ['7.5', 7.5],
    );
    const supply = fc.constantFrom(
      ['115', '1', 115],
      ['208', '3', 208],
      ['230', '1', 230],
      ['460', '3', 460],
      ['575', '3', 575],
    );
    fc.assert(
      fc.property(
        power,
        supply,
        fc.constantFrom('/', ' / ', '-'),
        fc.boolean(),
        fc.boolean(),
        (hp, [volts, phase, nameplate], stroke, hasHertz, isLast) => {
          const [text, value] = hp;
          const written = [String(volts), String(phase), ...(hasHertz ? ['60'] : [])];
          const names = ['V', 'PH', ...(hasHertz ? ['HZ'] : [])];
          const inOrder = (one: string, others: readonly string[]) => (isLast ? [...others, one] : [one, ...others]);
          const read = motorOf(inOrder('HP', names).join('/'), inOrder(String(text), written).join(stroke));
          const whole = [value, nameplate, Number(phase), hasHertz ? 60 : null];
          expect([whole, [null, null, null, null]]).toContainEqual(read);
        },
      ),
    );
  });
});
