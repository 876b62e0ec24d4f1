import {
  compareTexts,
  createPackageMessages,
  currentLanguage,
  decimalNumber,
  formatInstant,
  isLanguage,
  LANGUAGES,
  list,
  number,
  separators,
} from './index.ts';

const english = {
  title: 'Find fans',
  rows: (p: { readonly count: number }) => `${p.count} rows`,
  menu: { close: 'Close' },
};
const spanish = {
  search: {
    title: 'Buscar',
    rows: (p: { readonly count: number }) => `${p.count} filas`,
    menu: { close: 'Cerrar' },
  },
};

afterEach(() => currentLanguage.choose('en'));

describe('the messages of a package', () => {
  it('are English until another language is chosen, then the same view says them in that', async () => {
    const load = jest.fn(async () => spanish);
    const words = createPackageMessages('mf-one', { es: load }).live('search', english);
    expect([words.title, words.rows({ count: 2 }), words.menu.close]).toEqual(['Find fans', '2 rows', 'Close']);
    expect(load).not.toHaveBeenCalled();
    await currentLanguage.choose('es');
    expect([words.title, words.rows({ count: 2 }), words.menu.close]).toEqual(['Buscar', '2 filas', 'Cerrar']);
    await currentLanguage.choose('en');
    await currentLanguage.choose('es');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stay English where a translation lacks one', async () => {
    const words = createPackageMessages('mf-two', { es: async () => ({ search: { title: 'Buscar' } }) }).live(
      'search',
      english,
    );
    await currentLanguage.choose('es');
    expect([words.title, words.menu.close]).toEqual(['Buscar', 'Close']);
  });

  it('change for all rooms at once, or for none when one does not load', async () => {
    let isBroken = true;
    const received = jest.fn();
    const stop = currentLanguage.subscribe(received);
    createPackageMessages('mf-broken', {
      es: async () => {
        if (isBroken) throw new Error('offline');
        return spanish;
      },
    });
    await expect(currentLanguage.choose('es')).rejects.toThrow('offline');
    expect([currentLanguage.get(), received.mock.calls]).toEqual(['en', []]);
    isBroken = false;
    await currentLanguage.choose('es');
    expect([currentLanguage.get(), received.mock.calls]).toEqual(['es', [['es']]]);
    stop();
  });
});

describe('words of a part that is fetched later', () => {
  it('come after it, and what draws words is notified', async () => {
    await currentLanguage.choose('es');
    const drawn = jest.fn();
    const stop = currentLanguage.words.subscribe(drawn);
    const words = createPackageMessages('mf-late', { es: async () => spanish }).live('search', english);
    expect(words.title).toBe('Find fans');
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(words.title).toBe('Buscar');
    expect(drawn).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('figures', () => {
  it.each([
    ['en-US', 1_234_567.891, 2, '1,234,567.89'],
    ['en-US', -12_000, 0, '−12,000'],
    ['en-US', 0.5, 2, '0.50'],
    ['en-US', -0.001, 2, '0.00'],
    ['es-ES', -12_345.6, 1, '−12.345,6'],
    ['ar-EG', -0.4, 0, '٠'],
  ])('in %s: %p with %p decimals is %s', (locale, value, decimals, text) => {
    expect(decimalNumber(locale, value, decimals)).toBe(text);
  });

  it('are typed with the separators of the locale', () => {
    expect(separators('es-US')).toEqual({ decimal: '.', thousands: ',' });
    expect(separators('es-ES')).toEqual({ decimal: ',', thousands: '.' });
  });

  it.each([
    [0.565, '0.57'],
    [1.005, '1.01'],
  ])('round the decimal %p half up, whatever its binary value', (value, text) => {
    expect(decimalNumber('en-US', value, 2)).toBe(text);
  });
});

describe('texts in order', () => {
  it('go by the alphabet of the language, and by the numbers in them', () => {
    const names = ['nube', 'ñandú', 'Nogal', 'Fan 10', 'Fan 9'];
    expect([...names].sort((a, b) => compareTexts('es-US', a, b))).toEqual([
      'Fan 9',
      'Fan 10',
      'Nogal',
      'nube',
      'ñandú',
    ]);
    expect([...names].sort((a, b) => compareTexts('en-US', a, b))).toEqual([
      'Fan 9',
      'Fan 10',
      'ñandú',
      'Nogal',
      'nube',
    ]);
  });
});

describe('languages', () => {
  it('are known by their code', () => {
    expect(LANGUAGES.map(({ code }) => code)).toEqual(expect.arrayContaining(['en', 'es']));
    expect([isLanguage('es'), isLanguage('xx')]).toEqual([true, false]);
  });

  it('write numbers, lists and dates their way', async () => {
    expect(number('en-US', 12_345.678, { maximumFractionDigits: 1 })).toBe('12,345.7');
    expect(list('es-US', ['uno', 'dos', 'tres'])).toBe('uno, dos y tres');
    expect(list('en-US', ['3/4 hp', 'ODP', '1,750 rpm'], 'unit')).toBe('3/4 hp, ODP, 1,750 rpm');
    const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    expect(formatInstant('2026-11-20T10:00:00Z', day)).toBe('Nov 20, 2026');
    await currentLanguage.choose('es');
    expect(formatInstant('2026-11-20T10:00:00Z', day)).toBe('20 nov 2026');
  });
});

describe('the state that all copies of this module on a page share', () => {
  it('has the names that released remotes read', () => {
    const page = globalThis as { [name: symbol]: object | undefined };
    const state = page[Symbol.for('specbuilder.language.v1')] ?? {};
    expect(Object.keys(state).sort()).toEqual(['language', 'listeners', 'read', 'readers', 'revision', 'rooms']);
  });
});
