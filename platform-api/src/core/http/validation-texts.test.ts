import * as z from 'zod/mini';
import { inLanguage, speakCallersLanguage } from '../language/callers-language.ts';
import { fieldTexts, issuesOf, localeOf, useReadableValidationTexts } from './validation-texts.ts';

describe('The text of an entry that is not right', () => {
  beforeAll(speakCallersLanguage);
  beforeEach(useReadableValidationTexts);

  const schema = z.object({
    name: z.string().check(z.maxLength(3)),
    size: z.number(),
    postalCode: z.optional(
      z.union([z.literal(''), z.string().check(z.regex(/^\d{5}$/, 'A postal code has 5 digits'))]),
    ),
    own: z.optional(z.string('A text of its own')),
  });
  const textsOf = (input: object) => fieldTexts(schema.safeParse(input).error?.issues ?? []);

  it('says that it is missing', () => {
    expect(textsOf({ name: 'a' })).toEqual({ size: ['Required'] });
  });

  it('says what kind is expected', () => {
    expect(textsOf({ name: 3, size: 1 })).toEqual({ name: ['Expected string'] });
  });

  it('says what the rule says, in the language of the caller', () => {
    const english = textsOf({ name: 'long', size: 1 });
    expect(english).toEqual({ name: [expect.stringContaining('Too big')] });
    const spanish = inLanguage('es', () => textsOf({ name: 'long', size: 1 }));
    expect(spanish).toEqual({ name: [expect.stringContaining('Demasiado grande')] });
  });

  it.each([
    ['es', z.locales.es],
    ['fr-CA', z.locales.frCA],
    ['de-AT', z.locales.de],
    ['en-XA', z.locales.en],
    ['tlh', undefined],
  ])('is what zod says of itself in %s', (code, locale) => {
    expect(localeOf(code)).toBe(locale);
  });

  it('comes from the demanding branch of a union', () => {
    expect(textsOf({ name: 'a', size: 1, postalCode: 'x' })).toEqual({ postalCode: ['A postal code has 5 digits'] });
  });
});

describe('The texts by field', () => {
  it.each([
    ['a path with dots', [{ message: 'A', path: ['address', 'lines', 0] }], { 'address.lines.0': ['A'] }],
    [
      'a segment with a key',
      [{ message: 'A', path: [{ key: 'a' }, { other: 1 }, null] }],
      { 'a.[object Object].null': ['A'] },
    ],
    ['no field', [{ message: 'A' }], { request: ['A'] }],
    [
      'each text once',
      [
        { message: 'A', path: ['x'] },
        { message: 'B', path: ['x'] },
        { message: 'A', path: ['x'] },
      ],
      { x: ['A', 'B'] },
    ],
    [
      'the last branch of a union below its path',
      [
        {
          code: 'invalid_union',
          message: 'None',
          path: ['a'],
          errors: [[{ message: 'First' }], [{ message: 'Second' }], [{ message: 'Last', path: ['b'] }]],
        },
      ],
      { 'a.b': ['Last'] },
    ],
    [
      'a union whose last branch says nothing',
      [{ code: 'invalid_union', message: 'None', path: ['a'], errors: [[]] }],
      { a: ['None'] },
    ],
    ['a union without branches', [{ code: 'invalid_union', message: 'None', path: ['a'] }], { a: ['None'] }],
    [
      'errors of what is no union',
      [{ code: 'custom', message: 'Own', path: ['a'], errors: [[{ message: 'X' }]] }],
      { a: ['Own'] },
    ],
  ])('know %s', (_case, issues, texts) => {
    expect(fieldTexts(issues)).toEqual(texts);
  });

  it.each([
    [{ issues: [{ message: 'A' }] }, [{ message: 'A' }]],
    [{ issues: 'none' }, undefined],
    [{}, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('are read from %p', (data, issues) => {
    expect(issuesOf(data)).toEqual(issues);
  });
});
