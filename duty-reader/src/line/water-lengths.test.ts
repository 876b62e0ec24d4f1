import { readSchedule } from '../schedule/index.ts';
import { readLine } from './read-line.ts';

describe('Millimeters and centimeters beside a pressure', () => {
  it.each([
    ['1200 cfm @ 12.7 mm', 0.5],
    ['1200 cfm esp 12.7mm', 0.5],
    ['1200 cfm 12.7 mm static', 0.5],
    ['1200 cfm sp 1.27 cm', 0.5],
  ])('are a question with a column of water: %s', (line, value) => {
    const { criteria, questions } = readLine(line);
    expect(criteria.staticPressure).toBeNull();
    expect(questions).toMatchObject([{ field: 'staticPressure', meanings: [{ value, unit: 'in. wg' }] }]);
    const [meaning] = questions[0]?.meanings ?? [];
    expect(String((meaning as { instead?: string } | undefined)?.instead)).toContain('m wg');
  });

  it.each(['1200 cfm 12.7 mm', '1200 cfm 300 mm duct'])('are a length elsewhere: %s', (line) => {
    const { criteria, notUnderstood } = readLine(line);
    expect(criteria.staticPressure).toBeNull();
    expect(notUnderstood.join(' ')).toContain('mm');
  });

  it.each([['ESP (mm)'], ['ESP mm'], ['STATIC PRESSURE (mm)']])('are one below %s', (head) => {
    const [row] = readSchedule(`TAG\tCFM\t${head}\nEF-1\t1200\t12.7`).rows;
    expect(row).toMatchObject({
      staticPressure: null,
      questions: [{ field: 'staticPressure', asWritten: '12.7', meanings: [{ value: 0.5 }] }],
    });
  });

  it('are the column of water that they name', () => {
    expect(readLine('1200 cfm 12.7 mm wg').criteria.staticPressure).toMatchObject({ value: 0.5 });
    expect(readLine('1200 cfm 12.7 mm c.a.').criteria.staticPressure).toMatchObject({ value: 0.5 });
  });
});
