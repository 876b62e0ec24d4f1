import fc from 'fast-check';
import { literalsOf, mayMatch } from './literals.ts';

describe('The plain texts that a pattern needs', () => {
  it.each([
    ['fumes?', ['fume']],
    ['(?:lab |chemical )?fume ?hoods?', ['fume']],
    ['Belt|direct', ['belt', 'direct']],
    [String.raw`\b(?:belt(?:[ -]?drive)?|bd)\b`, ['belt', 'bd']],
    [String.raw`(\d+)\s*(?:ft|m)?\s*rise`, ['rise']],
    ['(?<!no )grease', ['grease']],
    ['class (?:i|ii)', ['class ']],
    [String.raw`b\.?i|f{0,2}c`, ['b', 'c']],
    ['k(?:ü|ue)che', ['che']],
    [String.raw`\p{L}{1,12}\s*=`, null],
    ['x{12}y', ['y']],
    ['(?<name>a)bcd', ['bcd']],
    [String.raw`\d+`, null],
    ['rise|[xyz]', null],
    ['(?:rise)?', null],
  ])('of %s are %j', (pattern, literals) => {
    expect(literalsOf(pattern)).toEqual(literals);
  });

  it('are in every text that matches', () => {
    const text = 'a laboratory fume hood';
    expect(mayMatch(text, literalsOf('fume ?hoods?'))).toBe(true);
    expect(mayMatch(text, literalsOf('grease'))).toBe(false);
    expect(mayMatch(text, null)).toBe(true);
  });

  /** A pattern with a text that it matches. */
  interface Matched {
    readonly pattern: string;
    readonly text: string;
  }

  const { matched } = fc.letrec<{ readonly matched: Matched }>((tie) => ({
    matched: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('Fume', 'lab ', 'x', 'BD', 'kü').map((text) => ({ pattern: text, text })),
      fc.constantFrom('7', '42').map((text) => ({ pattern: String.raw`\d+`, text })),
      fc.constantFrom('-', ' ').map((text) => ({ pattern: '[ -]', text })),
      fc.tuple(tie('matched'), fc.boolean()).map(([{ pattern, text }, isThere]) => ({
        pattern: `(?:${pattern})?`,
        text: isThere ? text : '',
      })),
      tie('matched').map(({ pattern, text }) => ({ pattern: `(${pattern}){1,2}`, text: text + text })),
      fc.tuple(tie('matched'), tie('matched')).map(([one, other]) => ({
        pattern: one.pattern + other.pattern,
        text: one.text + other.text,
      })),
      fc.tuple(tie('matched'), tie('matched'), fc.boolean()).map(([one, other, isFirst]) => ({
        pattern: `(?:${one.pattern}|${other.pattern})`,
        text: (isFirst ? one : other).text,
      })),
    ),
  }));

  it('never leave out a text that the pattern matches', () => {
    fc.assert(
      fc.property(matched, fc.string(), ({ pattern, text }, before) => {
        const whole = `${before} ${text.toUpperCase()}`;
        fc.pre(new RegExp(pattern, 'iu').test(whole));
        return mayMatch(whole.toLowerCase(), literalsOf(pattern));
      }),
    );
  });
});
