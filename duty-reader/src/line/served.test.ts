import { readLine } from './index.ts';

describe('What a line serves', () => {
  it.each([
    ['elevator machine room exhaust 600 cfm .25', 'elevator machine room', undefined],
    ['EF-3 2500 cfm 0.75 upblast kitchen 460/3', 'kitchen', 'grease'],
    ['EF-1 1200 cfm .5 serves lobby and corridor', 'lobby and corridor', undefined],
    ['EF-2 restrooms 450 cfm @ 0.25"', 'restrooms', 'restroom'],
    ['lab fume hood exhaust 900 cfm 1', 'lab fume hood', 'laboratory'],
    ['1200 cfm .5 janitor, 2nd bath room', 'janitor, bath room', 'restroom'],
  ])('is a remark that is kept: %s', (line, place, application) => {
    const { criteria, parts, notUnderstood } = readLine(line);
    expect([criteria.location?.value, criteria.application?.value]).toEqual([place, application]);
    expect(parts.some(({ fields }) => fields.includes('location'))).toBe(true);
    expect(notUnderstood.filter((word) => word !== '2nd')).toEqual([]);
  });

  it.each(['paint booth 9000 cfm .5', 'kitchenaid 900 cfm .5', 'exhaust hood 900 cfm .5', 'main fan 900 cfm .5'])(
    'is no word that names something else: %s',
    (line) => expect(readLine(line).criteria.location).toBeNull(),
  );
});
