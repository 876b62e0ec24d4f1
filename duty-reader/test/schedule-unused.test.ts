import { type ColumnField, cellsOf, readCells } from '../src/index.ts';

const unusedOf = (text: string, fields?: ReadonlyMap<number, ColumnField | null>) =>
  readCells(cellsOf(text.replaceAll('|', '\t')), fields === undefined ? {} : { fields })
    .rows.filter(({ ignored }) => !ignored)
    .map(({ unused }) => unused.map(({ head, text: cell, reason }) => [head, cell, reason]));

describe('texts of a row that are not used', () => {
  it('say what their column was taken for', () => {
    expect(unusedOf('TAG|CFM|ESP|WEIGHT|MANUFACTURER\nEF-1|900|0.5|85|Acme')).toEqual([
      [
        ['WEIGHT', '85', 'weight'],
        ['MANUFACTURER', 'Acme', 'manufacturer'],
      ],
    ]);
  });

  it('are not understood below a head that is not, or below none', () => {
    expect(unusedOf('TAG|CFM|ESP|ZORB\nEF-1|900|0.5|yes\nEF-2|900|0.5|-')).toEqual([
      [['ZORB', 'yes', 'notUnderstood']],
      [],
    ]);
    expect(unusedOf('TAG|CFM|ESP|\nEF-1|900|0.5|as before')).toEqual([[['', 'as before', 'notUnderstood']]]);
  });

  it('are none in columns of the tag, the figures, the places, the notes and the model', () => {
    const text = 'TAG|SERVES|LOCATION|CFM|ESP|V/PH|HP|NOTES|MODEL\nEF-1|Lab|Roof|900|0.5|120/1|1/4|1, 2|GB-101';
    expect(unusedOf(text)).toEqual([[]]);
  });

  it('are those of a second column where the first one says the same thing', () => {
    const text = 'TAG|SUPPLY CFM|RETURN CFM|ESP\nAH-1|900|800|0.5\nAH-2||700|0.5';
    expect(unusedOf(text)).toEqual([[['RETURN CFM', '800', 'usedInstead']], []]);
  });

  it('are what the user leaves out, and no longer what the user says is a note', () => {
    const text = 'TAG|CFM|ESP|ZORB\nEF-1|900|0.5|yes';
    expect(unusedOf(text, new Map([[3, null]]))).toEqual([[['ZORB', 'yes', 'leftOut']]]);
    expect(unusedOf(text, new Map([[3, 'notes' as const]]))).toEqual([[]]);
  });
});
