import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsToChange } from './wording.mjs';

const ENGLISH = path.resolve(__dirname, '../../languages/en');

/** Names of choices, not of what is shown. */
const FIXED = new Set(['platform-api http.notFound']);

type Messages = { readonly [key: string]: string | Messages };

function textsOf(messages: Messages, prefix: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    return typeof value === 'string' ? [[name, value]] : textsOf(value, `${name}.`);
  });
}

const packages = readdirSync(ENGLISH).filter((file) => file.endsWith('.json'));

describe('the English of the product', () => {
  it.each(packages)('has the words of docs/wording.md: %s', (file) => {
    const messages = JSON.parse(readFileSync(path.join(ENGLISH, file), 'utf8')) as Messages;
    const found = textsOf(messages, `${path.basename(file, '.json')} `)
      .filter(([name]) => !FIXED.has(name))
      .flatMap(([name, text]) => wordsToChange(text).map((change) => `${name}: ${change}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['Enter your e-mail', 1],
    ['A mail is on its way', 1],
    ['No mail server is set', 0],
    ['{percent, number} % of {of}', 1],
    ['{percent, number}% of {of}', 0],
    ['{count, plural, one {1 catalogue} other {# catalogues}}', 1],
    ['Version {catalogue}', 0],
    ['70 °F asked for', 1],
    ['There is no project with this ID', 0],
    ['This is no project', 1],
    ['It is no longer offered', 0],
    ['Key colour', 1],
    ['Key color', 0],
    ['0.5 in wg', 1],
    ['0.5 in. wg', 0],
  ])('says of "%s" how many words are others: %p', (text, count) => {
    expect(wordsToChange(text)).toHaveLength(count);
  });
});
