import { readLines } from './pasted-lines.ts';

describe('lines of accounts', () => {
  it.each([
    ['ann, ann@lake.example', 'ann', 'ann@lake.example'],
    ['ann\tann@lake.example', 'ann', 'ann@lake.example'],
    ['ann@lake.example; ann', 'ann', 'ann@lake.example'],
    ['Ann Lee <ann@lake.example>', 'Ann.Lee', 'ann@lake.example'],
    ['ann.lee@lake.example', 'ann.lee', 'ann.lee@lake.example'],
    ['al@lake.example', 'user-al', 'al@lake.example'],
    ['"ann", "ann@lake.example"', 'ann', 'ann@lake.example'],
    ['ann', 'ann', ''],
  ])('%s is %s, %s', (line, username, email) => {
    expect(readLines(line)).toEqual([{ line, username, email }]);
  });

  it('are as many as there are, without empty ones', () => {
    expect(readLines('\n a@x.example \r\n\n b@x.example\n').map(({ email }) => email)).toEqual([
      'a@x.example',
      'b@x.example',
    ]);
  });
});
