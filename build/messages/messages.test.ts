import { compileMessage } from './icu-code.mjs';
import { sectionModule } from './modules.mjs';
import { problemsOf } from './problems.mjs';
import { lengthened } from './pseudo.mjs';

const ENGLISH = { code: 'en', name: 'English', locale: 'en-US', dates: 'en-GB' };
const SPANISH = { code: 'es', name: 'Español', locale: 'es-US', dates: 'es-US' };
const codeOf = (message: string) => compileMessage(message, ENGLISH).code;

/** Runs compiled code with the formatters it requires, as the page does. */
function say(message: string, parameters: object, language = ENGLISH): string {
  const { code } = compileMessage(message, language);
  const plain = code.replace(/^\(p: .*?\) => /, '(p) => ');
  const number = (locale: string, value: number, options?: object) => value.toLocaleString(locale, options);
  const plural = (locale: string, count: number) => new Intl.PluralRules(locale).select(count);
  const words = new Function('number', 'plural', `return ${plain}`)(number, plural);
  return typeof words === 'function' ? words(parameters) : words;
}

describe('a message of a catalogue', () => {
  it('is a string where nothing is put in', () => {
    expect(codeOf('Find "fans"')).toBe('"Find \\"fans\\""');
  });

  it('takes its arguments by name and type', () => {
    expect(codeOf('{name} at {cfm, number} cfm')).toBe(
      '(p: { readonly name: string; readonly cfm: number }) => `#{p.name} at #{number("en-US", p.cfm)} cfm`'.replaceAll(
        '#{',
        '$' + '{',
      ),
    );
  });

  it('counts, chooses and rounds as ICU says', () => {
    expect(say('{n, plural, =0 {none} one {1 fan} other {# fans}}', { n: 0 })).toBe('none');
    expect(say('{n, plural, =0 {none} one {1 fan} other {# fans}}', { n: 1 })).toBe('1 fan');
    expect(say('{n, plural, =0 {none} one {1 fan} other {# fans}}', { n: 1200 })).toBe('1,200 fans');
    expect(say('{has, select, true {with {what}} other {without}}', { has: true, what: 'curb' })).toBe('with curb');
    expect(say('{has, select, true {with {what}} other {without}}', { has: false, what: 'curb' })).toBe('without');
    expect(say('{kind, select, belt {Belt} direct {Direct} other {Other}} drive', { kind: 'direct' })).toBe(
      'Direct drive',
    );
    expect(say('{sones, number, ::.0} sones', { sones: 8 })).toBe('8.0 sones');
  });

  it('keeps what a template literal would read as code', () => {
    const code = "`$'{x}'` costs \\ {p}";
    expect(say(code, { p: 5 })).toBe(['`$', '{x}` costs \\ 5'].join(''));
  });

  it('rejects one argument in two meanings, and broken syntax', () => {
    expect(() => codeOf('{n, plural, one {1} other {#}} {n, select, a {A} other {B}}')).toThrow('{n} is used as');
    expect(() => codeOf('{n, plural, one {1}')).toThrow();
  });
});

describe('a section', () => {
  it('becomes a module that imports only the formatters it calls', () => {
    const module = sectionModule('mf-account', 'newProject', { title: 'New', count: '{n, number}' }, ENGLISH);
    expect(module).toContain("import { number } from '@specbuilder/shared-contracts/language';");
    expect(module).toContain('export const NEW_PROJECT_MESSAGES = /* @__PURE__ */ live("newProject", {');
  });
});

describe('a translation', () => {
  const english = { search: { title: 'Find fans', rows: '{count, plural, one {1 row} other {# rows}}' } };

  it('is whole when every message has the arguments of the English one', () => {
    const spanish = { search: { title: 'Buscar', rows: '{count, plural, one {1 fila} other {# filas}}' } };
    expect(problemsOf('mf-sizer', english, SPANISH, spanish)).toEqual([]);
  });

  it('[TRN-001] fails for a message that it lacks, has too much, or gives other arguments', () => {
    expect(problemsOf('mf-sizer', english, SPANISH, { search: { rows: '{n} filas', other: 'Otro' } })).toEqual([
      'languages/es/mf-sizer.json: search.title is missing: Find fans',
      'languages/es/mf-sizer.json: search.rows has other arguments than English: count',
      'languages/es/mf-sizer.json: search.other is not in English',
    ]);
  });
});

describe('the language for layouts', () => {
  it('is longer by 40 % of its own words, in brackets, and keeps its arguments', () => {
    const words = lengthened('{count, plural, one {1 fan fits} other {# fans fit}} in {place}');
    expect(words).toMatch(/^\[.*\]$/);
    const text = say(words, { count: 3, place: 'Chicago' });
    expect(text).toContain('Chicago');
    expect(text).toContain('3');
    expect(text.length).toBeGreaterThanOrEqual(1.3 * '3 fans fit in Chicago'.length);
    expect(text).not.toMatch(/fans fit/);
  });
});
