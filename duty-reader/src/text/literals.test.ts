import { literalsOf, mayMatch } from './literals.ts';

describe('The letters that a pattern needs', () => {
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
});
