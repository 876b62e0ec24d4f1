import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTES } from '../../scripts/workspace/paths.mjs';
import { titlesOf } from './titles.mjs';

const WORKSPACE = path.resolve(__dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8'));
/** Languages that people wrote; English is in the data itself. */
const OTHERS = (read('languages/languages.json') as { code: string; madeFrom?: string }[]).filter(
  ({ code }) => code !== 'en',
);
const LANGUAGES = OTHERS.filter(({ madeFrom }) => madeFrom === undefined).map(({ code }) => code);
/** The product's name in brand form is a name. */
const PRODUCT_TITLE = 'SpecBuilder - Fan Selection Tool';

const moduleOf = (file: string): Readonly<Record<string, unknown>> => jest.requireActual(path.join(WORKSPACE, file));

interface NamedPart {
  readonly name: string;
  readonly text: string;
  readonly description: string;
  readonly setpoints?: readonly NamedPart[];
}

interface NamedCategory {
  readonly applicationNames?: Readonly<Record<string, string>>;
}

/** What the catalogue of today calls its lines, drives, options and setpoints. */
function catalogueNames(): string[] {
  const { DEMO_CATALOGUE } = moduleOf('fan-engine/src/catalogue/demonstration.ts');
  const { DRIVE_VARIANTS } = moduleOf('fan-engine/src/drive/drive-variant.ts');
  const { lines, hvlsLines, priceBook } = DEMO_CATALOGUE as {
    readonly lines: readonly NamedPart[];
    readonly hvlsLines: readonly NamedPart[];
    readonly priceBook: { readonly options: readonly NamedPart[] };
  };
  const setpoints = priceBook.options.flatMap((option) => option.setpoints ?? []);
  const described = [...priceBook.options, ...setpoints].map(({ description }) => description);
  const drives = Object.values(DRIVE_VARIANTS as Readonly<Record<string, NamedPart>>).map(({ text }) => text);
  return [...[...lines, ...hvlsLines].map(({ name }) => name), ...drives, ...described];
}

/** How the catalogue of today calls categories, sub-categories and applications. */
function categoryNames(): string[] {
  const categories = read('fan-engine/src/catalogue/demonstration/categories.json') as readonly NamedCategory[];
  const applications = categories.flatMap(({ applicationNames = {} }) => Object.values(applicationNames));
  return [...valuesNamed(['name', 'description'], categories), ...applications];
}

/** Every value found under one of the keys, at any depth. */
function valuesNamed(keys: readonly string[], data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === 'string' ? [value] : valuesNamed(keys, value),
  );
}

const inData = (file: string, ...keys: string[]) => valuesNamed(keys, read(`platform-api/data/${file}`));

describe.each(LANGUAGES)('names of data in %s', (code) => {
  const names = read(`languages/${code}/names.json`) as Readonly<Record<string, string>>;
  const missing = (requested: readonly string[]) =>
    [...new Set(requested)].filter((name) => /\p{L}{2}/u.test(name) && !(name in names));

  it('[TRN-001] has every line, drive, option and setpoint of the catalogue', () => {
    const requested = catalogueNames();
    expect(requested.length).toBeGreaterThan(150);
    expect(missing(requested)).toEqual([]);
  });

  it('[TRN-001] has every category and application', () => {
    expect(missing(categoryNames())).toEqual([]);
  });

  it.each([
    ['currencies.json', ['currencyName'], 'US Dollar'],
    ['releases.json', ['text', 'title'], 'Exhaust and ceiling fans'],
    ['brands/brands.json', ['tagline'], 'Air, measured.'],
  ])('[TRN-001] has what %s says', (file, keys, example) => {
    const requested = inData(file, ...keys);
    expect(requested).toContain(example);
    expect(missing(requested.filter((text) => text !== PRODUCT_TITLE))).toEqual([]);
  });

  it('[TRN-001] has the themes of every brand', () => {
    const brands = read('platform-api/data/brands/brands.json') as { settings: { themes: unknown } }[];
    const requested = valuesNamed(
      ['name'],
      brands.map(({ settings }) => settings.themes),
    );
    expect(requested).toContain('Dark');
    expect(missing(requested)).toEqual([]);
  });

  it.each(REMOTES)('[TRN-001] has the titles that %s declares', (packageName) => {
    const requested = valuesNamed(['title'], read(`${packageName}/remote.json`));
    expect(requested.length).toBeGreaterThan(0);
    expect(missing(requested)).toEqual([]);
  });
});

describe('the titles of a remote in the registry', () => {
  const declaration = read('mf-projects/remote.json');
  const titles = titlesOf(path.join(WORKSPACE, 'languages'), declaration);
  const requested = [...new Set(valuesNamed(['title'], declaration))];

  it.each(OTHERS)('[TRN-001] are all there in $code', ({ code }) => {
    expect(Object.keys(titles[code] ?? {})).toEqual(requested);
  });

  it('are longer in the language for layouts, as every other word', () => {
    expect(titles['en-XA']?.['Create New Project']).toMatch(/^\[Çŕéáţé Ñéŵ Þŕöĵéçţ .+\]$/);
  });

  it('leave out what a language does not name, which stays English', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
    mkdirSync(path.join(folder, 'fr'));
    writeFileSync(path.join(folder, 'languages.json'), JSON.stringify([{ code: 'en' }, { code: 'fr' }]));
    writeFileSync(path.join(folder, 'fr/names.json'), JSON.stringify({ Projects: 'Projets' }));
    const panels = [{ title: 'Choose a project' }];
    expect(titlesOf(folder, { title: 'Projects', panels })).toEqual({ fr: { Projects: 'Projets' } });
    rmSync(folder, { recursive: true });
  });
});
