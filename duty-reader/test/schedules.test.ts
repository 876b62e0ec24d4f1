import { readSchedule } from '../src/schedule/index.ts';
import schedules from './schedules.json';
import { problemsOfRows } from './schedules-judge.ts';

describe('schedules as people paste them', () => {
  it.each(schedules.map((sample) => [`${sample.id} ${sample.kind}`, sample] as const))('%s', (_, { text, rows }) => {
    expect(problemsOfRows(readSchedule(text), rows)).toEqual([]);
  });
});
