import { createBus } from '@specbuilder/shared-contracts/events';
import { createPackageMessages, currentLanguage } from '@specbuilder/shared-contracts/language';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { readCookie } from '../../boot/boot/cookies.ts';
import { LanguageService } from './language-service.ts';
import { createLanguage, keepLanguage } from './language-state.ts';

/** A language that is no line of languages.json, nor likely to become one. */
const SCRIPT_ONLY = 'eo';
/** Messages of a package that load when the test releases them; the made-up language never does. */
let arrives = Promise.resolve();
const load = jest.fn();
const greeting = createPackageMessages('test', {
  es: async () => {
    load();
    await arrives;
    return { page: { hello: 'Hola' } };
  },
  'en-XA': async () => {
    throw new Error('offline');
  },
}).live('page', { hello: 'Hello' });

function create({ confirms = true, scriptLanguages = [] as string[] } = {}) {
  const platform = createTestPlatform({ confirms });
  const bus = createBus({ source: 'shell' });
  const done: string[] = [];
  const script = {
    languages: scriptLanguages,
    prepare: async () => void done.push('prepared'),
    show: async (language: string) => void done.push(language),
    clear: async () => void done.push('cleared'),
  };
  const language = createLanguage();
  const { dialogs, toasts, log } = platform;
  const facts: unknown[] = [];
  bus.subscribe('language-changed', ({ payload }) => facts.push(payload));
  const parts = { language, script: scriptLanguages.length > 0 ? script : null, bus, dialogs, toasts, log };
  const service = new LanguageService({ ...parts, company: 'Kelvane' });
  return { service, platform, bus, done, language, facts, script };
}

afterEach(async () => {
  await currentLanguage.choose('en');
  keepLanguage('en');
  document.documentElement.lang = 'en';
  arrives = Promise.resolve();
  load.mockClear();
  jest.useRealTimers();
});

describe('switching the language', () => {
  it('[TRN-004] [EVT-042] shows a confirmation in Spanish first, which names the translator and says that the translation is not guaranteed', async () => {
    const { service, platform, facts } = create();
    await service.choose('es');
    const [requested] = platform.shownDialogs;
    expect(requested).toMatchObject({
      title: '¿Traducir esta página?',
      confirm: 'Continuar',
      cancel: 'Cancelar',
      lang: 'es',
    });
    expect(requested?.text).toMatch(/servicio de un tercero.*Kelvane no garantiza que sea exacta/);
    expect(greeting.hello).toBe('Hola');
    expect([readCookie('googtrans'), document.documentElement.lang]).toEqual(['/en/es', 'es']);
    expect(facts).toEqual([{ language: 'es', source: 'user' }]);
  });

  it('[TRN-005] keeps English when the user cancels', async () => {
    const { service, language, facts } = create({ confirms: false });
    await service.choose('es');
    expect([greeting.hello, language.get(), readCookie('googtrans'), facts]).toEqual(['Hello', 'en', null, []]);
  });

  it('[TRN-006] [EVT-042] back to English needs no question and clears the cookie', async () => {
    const { service, platform, bus } = create();
    await service.choose('es');
    await service.choose('en');
    expect(greeting.hello).toBe('Hello');
    expect(platform.shownDialogs).toHaveLength(1);
    expect([readCookie('googtrans'), document.documentElement.lang]).toEqual([null, 'en']);
    const replayed: string[] = [];
    bus.subscribe('language-changed', ({ payload }) => replayed.push(payload.language));
    expect(replayed).toEqual(['en']);
  });

  it('[TRN-001] stays in English and says so when the words do not load', async () => {
    const { service, platform, language, facts } = create();
    await service.choose('en-XA');
    expect(platform.shownDialogs).toEqual([expect.objectContaining({ confirm: 'Continue' })]);
    expect(platform.shownToasts.map(({ title }) => title)).toEqual(['An error occurred. Please try again.']);
    expect([language.get(), readCookie('googtrans'), facts]).toEqual(['en', null, []]);
  });

  it.each([
    ['words of ours', 'en-XA', []],
    ['a script', SCRIPT_ONLY, [SCRIPT_ONLY]],
  ])('keeps Spanish, on the page and for the next one, when %s do not load', async (_, wanted, scriptLanguages) => {
    const { service, language, script } = create({ scriptLanguages });
    script.show = () => Promise.reject(new TypeError('Failed to fetch'));
    await service.choose('es');
    await service.choose(wanted);
    expect([greeting.hello, language.get(), document.documentElement.lang]).toEqual(['Hola', 'es', 'es']);
    expect(readCookie('googtrans')).toBe('/en/es');
  });

  it('keeps Spanish for the next page when the store requests what does not load', async () => {
    keepLanguage('es');
    const { service, bus, platform } = create();
    await service.start();
    bus.publish('store-language-received', { language: 'en-XA' });
    await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
    expect(readCookie('googtrans')).toBe('/en/es');
  });

  it('keeps Spanish for the next page while a slow script has not translated', async () => {
    const { service, script } = create({ scriptLanguages: [SCRIPT_ONLY] });
    const wasRequested = jest.fn();
    script.show = () => {
      wasRequested();
      return new Promise<never>(() => {});
    };
    await service.choose('es');
    void service.choose(SCRIPT_ONLY);
    await waitFor(() => expect(wasRequested).toHaveBeenCalled());
    expect(readCookie('googtrans')).toBe('/en/es');
  });
});

describe('the language of a new page', () => {
  it('[TRN-002] [TRN-003] [CON-010] that only a script has is that of the cookie, 500 ms after loading', async () => {
    jest.useFakeTimers();
    keepLanguage(SCRIPT_ONLY);
    const { service, done, facts } = create({ scriptLanguages: [SCRIPT_ONLY] });
    const started = service.start();
    await jest.advanceTimersByTimeAsync(499);
    expect(done).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await started;
    expect(done).toEqual([SCRIPT_ONLY]);
    expect(facts).toEqual([{ language: SCRIPT_ONLY, source: 'cookie' }]);
  });

  it('[TRN-002] is English without the cookie, the script being ready after 500 ms', async () => {
    jest.useFakeTimers();
    const { service, done, language } = create({ scriptLanguages: [SCRIPT_ONLY] });
    const started = service.start();
    await jest.advanceTimersByTimeAsync(500);
    await started;
    expect([done, language.get()]).toEqual([['prepared'], 'en']);
  });
});

describe('a script from outside', () => {
  it('[TRN-001] translates English into its languages, and gives way to words of our own', async () => {
    const { service, done } = create({ scriptLanguages: [SCRIPT_ONLY] });
    await service.choose('es');
    await service.choose(SCRIPT_ONLY);
    expect([done, greeting.hello]).toEqual([['cleared', SCRIPT_ONLY], 'Hello']);
    await service.choose('es');
    expect([done, greeting.hello]).toEqual([['cleared', SCRIPT_ONLY, 'cleared'], 'Hola']);
  });
});

describe('a store', () => {
  it('[TRN-007] [COM-018] sets the language without a question', async () => {
    const { service, bus, platform, facts } = create();
    void service.start();
    bus.publish('store-language-received', { language: 'es' });
    bus.publish('store-language-received', { language: SCRIPT_ONLY });
    await waitFor(() => expect(facts).toEqual([{ language: 'es', source: 'store' }]));
    expect(platform.shownDialogs).toEqual([]);
    expect(platform.problems).toHaveLength(1);
  });

  it('[TRN-007] [COM-018] has the last word while another language is still on its way', async () => {
    let arrive: () => void = () => undefined;
    arrives = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { service, bus, facts, language } = create();
    void service.start();
    for (const code of ['es', 'en', 'es', 'en']) bus.publish('store-language-received', { language: code });
    arrive();
    await waitFor(() => expect(facts).toEqual([{ language: 'en', source: 'store' }]));
    expect([facts.length, language.get(), readCookie('googtrans'), document.documentElement.lang]).toEqual([
      ...[1, 'en', null, 'en'],
    ]);
  });
});
