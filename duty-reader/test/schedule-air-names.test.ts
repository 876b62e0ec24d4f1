import { readSchedule } from '../src/schedule/index.ts';

const read = (lines: readonly string[]) => {
  const { rows, columns } = readSchedule(lines.join('\n').replaceAll('|', '\t'));
  const used = columns.find(({ field }) => field === 'cfm');
  return [rows.find(({ ignored }) => !ignored)?.cfm?.value, used?.head];
};

describe('Airs of which only some have the unit below them', () => {
  it.each([
    ['TAG|RETURN|SUPPLY|O.A.|ESP', '|CFM|||IN WG', 'AHU-1|6800|8000|1200|1.75', 'SUPPLY'],
    ['TAG|SUPPLY|RETURN|O.A.|ESP', '|||CFM|IN WG', 'AHU-1|8000|6800|1200|1.75', 'SUPPLY'],
    ['TAG|O.A.|SUPPLY|ESP', '|CFM||IN WG', 'AHU-1|1200|8000|1.75', 'SUPPLY'],
    ['TAG|SUPPLY|RETURN|O.A.|ESP', '|CFM|CFM||IN WG', 'AHU-1|8000|6800|1200|1.75', 'SUPPLY CFM'],
  ])('are all airflows: %s', (heads, units, row, head) => {
    expect(read([heads, units, row])).toEqual([8000, head]);
  });
  it('are no airflows where words are below them', () => {
    expect(read(['TAG|RETURN|SUPPLY|ESP', '|CFM||IN WG', 'AHU-1|6800|ROOF|1.75'])[0]).toBe(6800);
  });
});
