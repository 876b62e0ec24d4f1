import { problemOfSubject } from './commits.mjs';
import { countWords, isWritten } from './count-words.mjs';

describe('A word of the private vocabulary', () => {
  it.each([
    ['in a sentence', '// Nobody is told.', { nobody: 1, told: 1 }],
    ['in the title of a test', "it('is refused', () => {});", { refuse: 1 }],
    ['in an identifier', 'const askedTags = ASKED_KEY;', { asked: 2 }],
    ['but not in a longer word', 'const outstanding = understood;', {}],
  ])('is counted %s', (_where, text, counts) => {
    expect(countWords(text)).toEqual(counts);
  });

  it('is looked for in code, documents and English texts, not in data and what is generated', () => {
    const written = ['shell/src/a.ts', 'docs/a.md', 'languages/en/shell.json'];
    const others = ['shell/src/messages/en.generated.ts', 'languages/es/shell.json', 'platform-api/data/faqs.json'];
    expect([...written, ...others].filter(isWritten)).toEqual(written);
  });

  it('may be in a text where users read it with its meaning, unless it is listed for texts', () => {
    const text = 'Somebody answered. The usual price was asked for.';
    expect(countWords(text, 'languages/en/shell.json')).toEqual({ somebody: 1, usual: 1 });
  });
});

describe('The subject of a commit', () => {
  it.each(['feat(sizer): show ESP beside TSP', 'fix: keep hidden prices hidden', 'refactor(api)!: drop sp'])(
    'may be %s',
    (subject) => {
      expect(problemOfSubject(subject)).toBeUndefined();
    },
  );

  it.each([
    ['Let nginx say who asks', 'write type(scope): subject'],
    [`docs: ${'x'.repeat(70)}`, '76 characters, 72 at most'],
  ])('may not be %s', (subject, problem) => {
    expect(problemOfSubject(subject)).toBe(problem);
  });
});

describe('The count of a word', () => {
  it('may stay or go down, and is an error with the plain word where it goes up', () => {
    const { problemsOf } = jest.requireActual<typeof import('./check.mjs')>('./check.mjs');
    expect(problemsOf({ shell: { told: 2 } }, { shell: { told: 2 } })).toEqual([]);
    expect(problemsOf({ shell: { told: 1 } }, { shell: { told: 2 } })).toEqual([]);
    expect(problemsOf({ shell: { told: 3 } }, { shell: { told: 2 } })).toEqual([
      'shell has "told" 3 times, 2 before: write notified (CONTRIBUTING, Plain English)',
    ]);
  });

  it('leaves out lines, and words of a file, that are listed with a reason', () => {
    const { countAll } = jest.requireActual<typeof import('./check.mjs')>('./check.mjs');
    const sources = [{ file: 'shell/src/faq.ts', text: 'answer\nasked for\nasked' }];
    const allowed = [
      { file: 'shell/src/faq.ts', word: 'answer' },
      { file: 'shell/src/faq.ts', line: 'asked for' },
      { file: 'shell/src/other.ts', word: 'asked' },
    ];
    expect(countAll(sources, allowed)).toEqual({ shell: { asked: 1 } });
  });
});
