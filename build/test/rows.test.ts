import { proofsOf } from '../../scripts/rows/proofs.mjs';

const ids = (source: string, isTsx = false) => proofsOf(source, { isTsx }).map(({ id }) => id);

describe('Rows that the tests of a file prove', () => {
  it('are those that lead the title of a test, a group or a step', () => {
    expect(
      ids(`
        describe('[SCH-001] a group', () => {
          it('[SCH-002] [SCH-003] a test about SCH-004', () => {});
          test.step(\`[SCH-005] \${name} as a step\`, async () => {});
        });
      `),
    ).toEqual(['SCH-001', 'SCH-002', 'SCH-003', 'SCH-005']);
  });

  it('are those in the column of its table that leads the title', () => {
    expect(
      ids(`
        it.each([['SCH-001', 1], ['SCH-002', 2]])('[%s] %i is fine', () => {});
        test.each([['SCH-003', 'EVT-001', 3]] as const)('[%s] [%s] [ERR-006] %i', () => {});
        it.each(['SCH-004'])('[%s]', () => {});
      `),
    ).toEqual(['SCH-001', 'SCH-002', 'ERR-006', 'SCH-003', 'EVT-001', 'SCH-004']);
  });

  it('stand in a table that has a name', () => {
    expect(ids(`const CASES: Case[] = [['SCH-001', 1]]; it.each(CASES)('[%s] %i', () => {});`)).toEqual(['SCH-001']);
  });

  it.each([
    ["another test's table", `it.each([['SCH-001']])('of %s', f); it.each([['SCH-002']])('[%s]', f);`],
    ['a list that no test is run with', `const ROWS = ['SCH-001']; it.each([['SCH-002']])('[%s]', f);`],
    ['what another test expects', `it('a', () => expect(x).toBe('SCH-001')); it.each([['SCH-002']])('[%s]', f);`],
    ['a later column of the same table', `it.each([['SCH-002', 'SCH-001']])('[%s] %s', f);`],
  ])('are not those of %s', (_case, source) => {
    expect(ids(source)).toEqual(['SCH-002']);
  });

  it.each([
    ['a table that cannot be read', `it.each(casesOf('SCH-001'))('[%s]', f);`],
    ['the middle of a title', `it('proves [SCH-001]', f);`],
    ['a comment', `// it('[SCH-001] was here', f);`],
    ['a text that holds a test', `const sample = "it('[SCH-001] in a text', f);";`],
    ['a call that is no test', `describeRow('[SCH-001] is named', f);`],
    ['a test that does not run', `it.skip('[SCH-001] some day', f); it.todo('[SCH-002] some day');`],
  ])('are none in %s', (_case, source) => {
    expect(ids(source)).toEqual([]);
  });

  it('are read by the syntax of the file: what is an element in one is a generic function in another', () => {
    expect(ids("const same = <T>(value: T) => value; it('[SCH-001] is the same', () => same(1));")).toEqual([
      'SCH-001',
    ]);
    expect(ids("it('[SCH-002] is drawn', () => render(<Same />));", true)).toEqual(['SCH-002']);
  });
});
