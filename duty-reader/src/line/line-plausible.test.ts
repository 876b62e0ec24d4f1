import { readSchedule } from '../schedule/index.ts';
import { readLine } from './index.ts';

/** The meanings of the only question of a line; null without one. */
function meaningsOf(line: string): readonly unknown[] | null {
  const { questions } = readLine(line);
  return questions.length === 0 ? null : questions.flatMap(({ meanings }) => meanings.map(({ value }) => value));
}

describe('A figure that no fan has', () => {
  it.each([
    ['900 cfm sp 25', [25, 0.100366]],
    ['900 cfm 15', [15, 0.0602194]],
    ['900 cfm @ 15', [15, 0.0602194]],
    ['900/15', [15, 0.0602194]],
    ['900 cfm sp 125', [0.501829]],
    ['EF-1 900 cfm 300 in wg', []],
    ['2000000 cfm 0.5', []],
    ['5 cfm 0.5', []],
  ])('is a question: %s', (line, meanings) => {
    expect(meaningsOf(line)).toEqual(meanings);
    const [question] = readLine(line).questions;
    for (const { value, unit, instead = `${value} ${unit}` } of question?.meanings ?? []) {
      const chosen = readLine(line.replace(question?.asWritten ?? '', instead));
      expect([chosen.criteria.staticPressure?.value, chosen.questions]).toEqual([value, []]);
    }
  });

  it.each(['12', '13', '12"', '25"', '70"', '125', '300 in wg'])(
    'is the same in a cell and behind its name: %s',
    (sp) => {
      const [row] = readSchedule(`TAG\tCFM\tSP\nEF-1\t900\t${sp}`).rows;
      const { criteria, questions } = readLine(`EF-1 900 cfm sp ${sp}`);
      expect(criteria.staticPressure?.value).toBe(row?.staticPressure?.value);
      expect(questions.map(({ meanings }) => meanings)).toEqual(row?.questions.map(({ meanings }) => meanings));
    },
  );
});
