import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WORKSPACE = path.resolve(__dirname, '../..');
const LANGUAGE = path.join(WORKSPACE, 'shell/src/language');
const REMOTES = ['mf-account', 'mf-projects', 'mf-region-mgmt', 'mf-sizer'];
/** Rooms whose texts reach a screen: of its own, in a chart or a message of the engine, or in an answer of the server. */
const ROOMS = ['shell', 'shared-ui', ...REMOTES, 'fan-engine', 'platform-api'];
/** Pages and mails of the server, which the translation of a screen does not reach. */
const IS_ELSEWHERE = /platform-api\/src\/(feedback|identity\/pages|site)\/texts\.ts$/;

/** The specification's texts and labels. */
const OTHERS = ['shared-contracts/src/domain/messages.ts', 'shared-contracts/src/domain/labels.ts'];
/** The product's name in brand form is a name. */
const PRODUCT_TITLE = 'SpecBuilder - Fan Selection Tool';
/** Names inside the code, which nobody sees. */
const IS_NAME = /^[a-z]+(-[a-z]+)+$|^(utility|downblast|inline|axial|ceiling|mua|heated|hvac|hvls|heater)$/;

/** Figures as the product shows them; they go through every pattern. */
const FIGURES = ['10 cfm', '20 cfm', '30 cfm', '40 cfm', '50 cfm'];

interface Language {
  readonly createPhraseBook: (phrases: Phrases, facts: Phrases) => (text: string) => string | null;
}
type Phrases = Readonly<Record<string, string>>;

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
const files = [...ROOMS.flatMap(inRoom).filter((file) => !IS_ELSEWHERE.test(file)), ...OTHERS];

const moduleOf = (file: string): Readonly<Record<string, unknown>> => jest.requireActual(path.join(WORKSPACE, file));

/** What the catalogue of today calls its lines, option groups, options and setpoints. */
function catalogueNames(): string[] {
  const { DEMO_CATALOGUE } = moduleOf('fan-engine/src/catalogue/catalogue.ts');
  const { OptionGroup } = moduleOf('shared-contracts/src/domain/option-groups.ts');
  const { lines, hvlsLines, options } = DEMO_CATALOGUE as Readonly<Record<string, readonly NamedPart[]>>;
  const setpoints = (options ?? []).flatMap((option) => option.setpoints ?? []);
  const described = [...(options ?? []), ...setpoints].map(({ description }) => description);
  return [...textsOf(OptionGroup), ...[...(lines ?? []), ...(hvlsLines ?? [])].map(({ name }) => name), ...described];
}
interface NamedPart {
  readonly name: string;
  readonly description: string;
  readonly setpoints?: readonly NamedPart[];
}

/** Every value of a JSON file that stands under a key, however deep. */
function valuesNamed(wanted: string, file: string): string[] {
  const found: string[] = [];
  JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8'), (key, value) => {
    if (key === wanted) found.push(value);
    return value;
  });
  return found;
}

/** Titles of areas, panels and navigation items. */
const titlesOf = (remote: string) => valuesNamed('title', `${remote}/remote.json`);

/** What the contract says of a field that breaks its rule: every error function in the definitions of its schemas. */
function rulesOfContract(): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const waiting: unknown[] = [{ ...moduleOf('shared-contracts/src/api/index.ts') }];
  // The list grows while it is walked; what zod keeps of a schema is not enumerable.
  for (const next of waiting) {
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    for (const key of Object.getOwnPropertyNames(next)) {
      const value = (next as Readonly<Record<string, unknown>>)[key];
      if (key === 'error' && typeof value === 'function') found.push(...textsOf(value({ input: '', issues: [] })));
      else waiting.push(value);
    }
  }
  return found;
}

describe('the Spanish dictionary', () => {
  const dictionaries = ['es', 'server', 'glossary', 'catalogue', 'engine'].map((name) =>
    path.join(LANGUAGE, `spanish/${name}.json`),
  );
  const { createPhraseBook } = jest.requireActual<Language>(path.join(LANGUAGE, 'phrase-book.ts'));
  const { SPANISH_PHRASES, SPANISH_FACTS } = jest.requireActual<Readonly<Record<string, Phrases>>>(
    path.join(LANGUAGE, 'spanish/phrases.ts'),
  );
  const spanish: Phrases = { ...SPANISH_PHRASES, ...SPANISH_FACTS };
  const translate = createPhraseBook(SPANISH_PHRASES ?? {}, SPANISH_FACTS ?? {});
  const untranslated = (texts: readonly string[]) =>
    [...new Set(texts)].filter(isProse).filter((text) => translate(text) === null);

  it('reads the texts of every room', () => {
    for (const room of ROOMS) expect(files.some((one) => one.startsWith(`${room}/`))).toBe(true);
  });

  it.each(files)('[TRN-001] has every text of %s', (one) => {
    expect(untranslated(textsOf(moduleOf(one)))).toEqual([]);
  });

  it('[TRN-001] has every name of the catalogue', () => {
    const names = catalogueNames();
    expect(names.length).toBeGreaterThan(150);
    expect(untranslated(names)).toEqual([]);
  });

  it('[TRN-001] [TRN-008] has what every acronym means', () => {
    const { GLOSSARY } = moduleOf('shared-contracts/src/glossary/glossary.ts');
    expect(untranslated(textsOf(GLOSSARY))).toEqual([]);
  });

  it.each([
    ['currencies.json', 'currencyName', 'US Dollar'],
    ['releases.json', 'text', 'High volume low speed fans are sized for a space.'],
    ['releases.json', 'title', 'Exhaust and ceiling fans'],
    ['brands/brands.json', 'name', 'Light'],
  ])('[TRN-001] has what %s says as %s', (file, key, example) => {
    const texts = valuesNamed(key, `platform-api/data/${file}`);
    expect(texts).toContain(example);
    expect(untranslated(texts.filter((text) => text !== PRODUCT_TITLE))).toEqual([]);
  });

  it.each(REMOTES)('[TRN-001] has the titles of %s', (remote) => {
    expect(titlesOf(remote).length).toBeGreaterThan(0);
    expect(untranslated(titlesOf(remote))).toEqual([]);
  });

  it('[TRN-001] has what the contract says of a wrong field', () => {
    const rules = rulesOfContract();
    expect(rules).toEqual(expect.arrayContaining(['Enter the company', 'Airflow: 1 to 500,000 cfm']));
    expect(untranslated(rules)).toEqual([]);
  });

  it('keeps every place of a pattern', () => {
    const placesOf = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([place]) => place).sort();
    for (const [english, translated] of Object.entries(spanish)) {
      expect(placesOf(translated)).toEqual(placesOf(english));
    }
  });

  it('says nothing twice', () => {
    const keys = dictionaries.flatMap((file) => readFileSync(file, 'utf8').match(/^ {2}"(?:[^"\\]|\\.)+":/gm) ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
