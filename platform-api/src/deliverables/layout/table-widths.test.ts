import type { TableBlock } from './printed-document.ts';
import { fittedTable, readableTables } from './table-widths.ts';

/** A schedule with groups of so many columns, whose cells have so many characters; the first group is that of the item. */
function schedule(spans: readonly number[], letters = 7): TableBlock {
  const columns = spans.flatMap((span, group) => Array.from({ length: span }, (_, index) => `C${group}.${index}`));
  return {
    kind: 'table',
    look: 'grid',
    title: 'Exhaust fan schedule',
    groups: spans.map((span, group) => ({ label: `Group ${group}`, span })),
    columns: columns.map((label) => ({ label, isNumeric: true })),
    rows: [columns.map((label) => label.padEnd(letters, '0'))],
  };
}

const WIDTH = 720;
const shown = ({ columns }: TableBlock) => columns.map(({ label }) => label);

describe('A table that is too wide to be read', () => {
  it('stays whole while its letters are 7 points and more', () => {
    const block = schedule([3, 4, 3]);
    expect(readableTables(block, WIDTH)).toEqual([block]);
  });

  it.each([[[4, 8, 6, 6, 5]], [[2, 6, 6, 6, 6, 6, 6]], [[1, 9, 9, 9]]])(
    'is set in several that can be read, each with the tags and every column once: %j',
    (spans) => {
      const block = schedule(spans);
      const tables = readableTables(block, WIDTH);
      expect(tables.length).toBeGreaterThan(1);
      for (const table of tables) {
        expect(fittedTable(table, WIDTH).fontSize).toBeGreaterThanOrEqual(7);
        expect(shown(table)[0]).toBe('C0.0');
        expect(shown(table).length).toBeGreaterThan(1);
        expect(table.groups?.reduce((sum, { span }) => sum + span, 0)).toBe(table.columns.length);
        expect(table.rows[0]).toHaveLength(table.columns.length);
      }
      const all = tables.flatMap((table, place) => shown(table).slice(place === 0 ? 0 : 1));
      expect(all).toEqual(shown(block));
      expect(tables.map(({ title }) => title)).toEqual([block.title, ...tables.slice(1).map(() => undefined)]);
    },
  );

  it('is cut where both halves are nearly as wide, not where they have as many columns', () => {
    const block = schedule([1, 2, 12, 12]);
    const wide = { ...block, rows: [block.columns.map(({ label }, index) => label.padEnd(index < 3 ? 40 : 6, '0'))] };
    const [first] = readableTables(wide, WIDTH);
    expect(first?.columns.length).toBeLessThan(16);
  });

  it('is cut within a group that has too many columns, so that no letter is below 7 points', () => {
    const tables = readableTables(schedule([1, 60]), WIDTH);
    expect(tables.length).toBeGreaterThan(3);
    for (const table of tables) {
      expect(fittedTable(table, WIDTH).fontSize).toBeGreaterThanOrEqual(7);
      expect(table.groups?.reduce((sum, { span }) => sum + span, 0)).toBe(table.columns.length);
    }
  });

  it('wraps its texts before it is cut', () => {
    const block = schedule([2, 5, 5]);
    const texts = { ...block, rows: [block.columns.map(() => 'a text of a few words')] };
    expect(readableTables(texts, WIDTH)).toEqual([texts]);
    expect(fittedTable(texts, WIDTH).fontSize).toBeGreaterThanOrEqual(7);
  });

  it('has its units with their columns, on both sides of the cut', () => {
    const block = schedule([4, 8, 6, 6, 5]);
    const units = block.columns.map(({ label }) => `u${label}`);
    for (const table of readableTables({ ...block, units }, WIDTH))
      expect(table.units).toEqual(shown(table).map((label) => `u${label}`));
  });

  it('has no row of units in a part whose columns have none', () => {
    const block = schedule([4, 8, 6, 6, 5]);
    const units = block.columns.map(({ label }) => (label.startsWith('C3') || label.startsWith('C4') ? 'A' : ''));
    const tables = readableTables({ ...block, units }, WIDTH);
    expect(tables[0]?.units).toBeUndefined();
    expect(tables.at(-1)?.units).toContain('A');
  });
});
