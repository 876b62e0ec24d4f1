import fc from 'fast-check';
import { inColumns, rowsOf } from './columns.ts';

/** As a browser reads them. */
const sent = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('Rows in columns', () => {
  it('are the rows again, whatever they say', () => {
    const name = fc.string().filter((item) => item !== '__proto__');
    const value = fc.jsonValue().filter((item) => !JSON.stringify(item).includes('__proto__'));
    const row = fc.dictionary(name, value);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const said = sent(rows);
        expect(rowsOf(sent(inColumns(said)))).toEqual(said);
      }),
    );
  });

  it('keep the fields of each row in their order', () => {
    const rows = [{ a: 1, b: [2], c: null }, { b: [], a: 3, c: { d: 1 } }, { a: 1, b: [2], c: null }, {}];
    expect(JSON.stringify(rowsOf(inColumns(rows)))).toBe(JSON.stringify(rows));
  });

  it('say names and words once', () => {
    const rows = Array.from({ length: 4 }, (_, index) => ({
      model: `KUB${index}`,
      drive: index < 2 ? 'Belt' : 'Direct',
      motors: [{ price: 183, voltages: index === 0 ? [] : [208] }],
      heating: null,
    }));
    expect(inColumns(rows)).toEqual({
      count: 4,
      column: {
        names: ['model', 'drive', 'motors', 'heating'],
        of: [
          ['KUB0', 'KUB1', 'KUB2', 'KUB3'],
          { words: ['Belt', 'Direct'], places: [0, 0, 1, 1] },
          {
            counts: { all: 1 },
            items: {
              names: ['price', 'voltages'],
              of: [{ all: 183 }, { counts: [0, 1, 1, 1], items: { all: 208 } }],
            },
          },
          { all: null },
        ],
      },
    });
  });
});
