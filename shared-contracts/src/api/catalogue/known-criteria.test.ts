import * as z from 'zod/mini';
import { knownCriteriaOnly } from './known-criteria.ts';

const fan = knownCriteriaOnly(z.object({ sones: z.optional(z.number()), cfm: z.optional(z.number()) }).shape, {
  airflow: 'cfm',
});
const problemsOf = (sent: object) =>
  (fan.safeParse(sent).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('A specification', () => {
  it.each([
    [{ sones: 4 }, []],
    [{ maxSones: 4 }, ['maxSones: There is no such criterion. Nearest: sones']],
    [{ airflow: 2000 }, ['airflow: There is no such criterion. Nearest: cfm']],
    [{ constructor: 1 }, ['constructor: There is no such criterion']],
    [{ ductwork: undefined }, ['ductwork: There is no such criterion']],
    [
      { cfmm: 1, ductwork: 2 },
      ['cfmm: There is no such criterion. Nearest: cfm', 'ductwork: There is no such criterion'],
    ],
  ])('of %j names each criterion that it does not have, and the nearest one', (sent, problems) => {
    expect(problemsOf(sent)).toEqual(problems);
  });
});
