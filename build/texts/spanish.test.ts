import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WORKSPACE = path.resolve(__dirname, '../..');
const LANGUAGE = path.join(WORKSPACE, 'shell/src/language');
const ROOMS = ['shell', 'shared-ui', 'mf-account', 'mf-projects', 'mf-region-mgmt', 'mf-sizer'];

/** The specification's texts and labels, and those of the catalogue that the start page shows. */
const OTHERS = [
  'shared-contracts/src/domain/messages.ts',
  'shared-contracts/src/domain/labels.ts',
  'platform-api/src/catalog/texts.ts',
];
/** Names inside the code, which nobody sees. */
const IS_NAME = /^[a-z]+(-[a-z]+)+$|^(utility|downblast|inline|axial|ceiling|mua|heated|hvac|hvls|heater)$/;

/** Figures as the product shows them; they go through every pattern. */
const FIGURES = ['10 cfm', '20 cfm', '30 cfm', '40 cfm', '50 cfm'];

interface Language {
  readonly createPhraseBook: (phrases: Readonly<Record<string, string>>) => (text: string) => string | null;
}

/** All texts of a module; those of functions with figures for what they are given. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    return [FIGURES, [1, 1, 1, 1, 1], [2, 2, 2, 2, 2]].flatMap((given) => call(value, given));
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function call(text: unknown, given: readonly unknown[]): string[] {
  try {
    return textsOf((text as (...given: readonly unknown[]) => unknown)(...given));
  } catch {
    // A text that wants a number does not take one with its unit, nor the other way round.
    return [];
  }
}

/** Texts of people's language, in which every value a function asked for was given. */
function isProse(text: string): boolean {
  const own = text.replaceAll(/\d0 cfm/g, '');
  return /[A-Za-z]{2}/.test(own) && !/NaN|undefined|Invalid Date/.test(text) && !IS_NAME.test(text);
}

const inRoom = (room: string) =>
  readdirSync(path.join(WORKSPACE, room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|-|\/)texts\.ts$/.test(file))
    .map((file) => `${room}/src/${file}`);
const files = [...ROOMS.flatMap(inRoom), ...OTHERS];

describe('the Spanish dictionary', () => {
  const file = path.join(LANGUAGE, 'spanish/es.json');
  const spanish: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  const { createPhraseBook } = jest.requireActual<Language>(path.join(LANGUAGE, 'phrase-book.ts'));
  const translate = createPhraseBook(spanish);

  it('reads the texts of every room', () => {
    for (const room of ROOMS) expect(files.some((one) => one.startsWith(`${room}/`))).toBe(true);
  });

  it.each(files)('[TRN-001] has every text of %s', (one) => {
    const texts = [...new Set(textsOf(jest.requireActual(path.join(WORKSPACE, one))))].filter(isProse);
    expect(texts.filter((text) => translate(text) === null)).toEqual([]);
  });

  it('keeps every place of a pattern', () => {
    const placesOf = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([place]) => place).sort();
    for (const [english, translated] of Object.entries(spanish)) {
      expect(placesOf(translated)).toEqual(placesOf(english));
    }
  });

  it('says nothing twice', () => {
    const keys = readFileSync(file, 'utf8').match(/^ {2}"(?:[^"\\]|\\.)+":/gm) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
