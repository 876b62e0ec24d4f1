import fc from 'fast-check';
import { projectItem } from '../../../../test/projects.ts';
import { pastedLines } from './pasted-lines.ts';

const ITEMS = ['a', 'b', 'c'].map((projectItemId) => projectItem({ projectItemId }));
const changesOf = (text: string, field: 'tag' | 'notes' | 'qty' = 'tag') =>
  pastedLines(text, ITEMS, field).changes.map(({ item, change }) => [item.projectItemId, change]);

describe('Cells pasted from a spreadsheet', () => {
  it('go down from the cell they are pasted into', () => {
    expect(changesOf('EF-1\r\nEF-2\r\n')).toEqual([
      ['a', { tag: 'EF-1' }],
      ['b', { tag: 'EF-2' }],
    ]);
  });

  it('go right through tag, location, notes and quantity', () => {
    expect(changesOf('EF-1\tKitchen\tQuiet\t4')).toEqual([
      ['a', { tag: 'EF-1', location: 'Kitchen', notes: 'Quiet', qty: 4 }],
    ]);
    expect(changesOf('Kitchen\t4', 'notes')).toEqual([['a', { notes: 'Kitchen', qty: 4 }]]);
  });

  it('say how many as a schedule does', () => {
    expect(changesOf('2.0\n4 EA\n(3)', 'qty').map(([, change]) => change)).toEqual([
      { qty: 2 },
      { qty: 4 },
      { qty: 3 },
    ]);
  });

  it('keep line breaks, tabs and quotes that stand in a quoted cell', () => {
    expect(changesOf('"Level 3\n""north"""\t2', 'notes')).toEqual([['a', { notes: 'Level 3\n"north"', qty: 2 }]]);
  });

  it('empty a text with an empty cell', () => {
    expect(changesOf('\r\nEF-2')).toEqual([
      ['a', { tag: null }],
      ['b', { tag: 'EF-2' }],
    ]);
  });

  it('[ITM-011] [ITM-012] change nothing when one of them cannot be, and say which', () => {
    for (const bad of ['0', '100', 'several', '1.5', '2-3', '']) {
      const { changes, problem } = pastedLines(`3\n${bad}\n5`, ITEMS, 'qty');
      expect(changes).toEqual([]);
      expect(problem).toMatchObject({ item: { projectItemId: 'b' }, field: 'qty', text: bad });
      expect(problem?.words).not.toBe('');
    }
  });

  it('say how many lines had no item left', () => {
    expect(pastedLines('1\n2\n3\n4\n5', ITEMS, 'tag')).toMatchObject({ leftOver: 2, changes: { length: 3 } });
  });

  it('come out as a spreadsheet put them in, whatever they hold', () => {
    const cell = fc.string({ maxLength: 20 }).map((text) => text.trim());
    const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 }), (lines) => {
        const text = lines.map((line) => `${line.map(quoted).join('\t')}\r\n`).join('');
        const expected = lines.map(([tag, location]) => ({ tag: tag || null, location: location || null }));
        expect(pastedLines(text, ITEMS, 'tag').changes.map(({ change }) => change)).toEqual(expected);
      }),
    );
  });
});
