import { createBus } from '@specbuilder/shared-contracts/events';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { waitFor } from '@testing-library/dom';
import { readCookie } from '../boot/cookies.ts';
import { LanguageService } from './language-service.ts';
import { createLanguage, keepLanguage } from './language-state.ts';

function create({ confirms = true, isThere = true, arrives = Promise.resolve() } = {}) {
  const platform = createTestPlatform({ confirms });
  const bus = createBus({ source: 'shell' });
  const done: string[] = [];
  const translates = jest.fn();
  const adapter = {
    prepare: async () => void done.push('prepared'),
    toSpanish: async () => {
      translates();
      if (!isThere) throw new Error('no service');
      await arrives;
      done.push('es');
    },
    toEnglish: async () => void done.push('en'),
  };
  const language = createLanguage();
  const { dialogs, toasts, log } = platform;
  const facts: unknown[] = [];
  bus.subscribe('language-changed', ({ payload }) => facts.push(payload));
  const service = new LanguageService({ language, adapter, bus, dialogs, toasts, log, company: 'Kelvane' });
  return { service, platform, bus, done, language, facts, translates };
}

afterEach(() => {
  keepLanguage('en');
  document.documentElement.lang = 'en';
  jest.useRealTimers();
});

describe('switching the language', () => {
  it('[TRN-004] [EVT-042] asks in Spanish first, and says who translates and that nobody vouches for it', async () => {
    const { service, platform, done, facts } = create();
    await service.choose('es');
    const [asked] = platform.shownDialogs;
    expect(asked).toMatchObject({ confirm: 'Continuar', cancel: 'Cancelar', lang: 'es' });
    expect(asked?.text).toMatch(/servicio de un tercero.*Kelvane no garantiza que sea exacta/);
    expect(done).toEqual(['es']);
    expect([readCookie('googtrans'), document.documentElement.lang]).toEqual(['/en/es', 'es']);
    expect(facts).toEqual([{ language: 'es', source: 'user' }]);
  });

  it('[TRN-005] leaves English when the answer is no', async () => {
    const { service, done, language, facts } = create({ confirms: false });
    await service.choose('es');
    expect([done, language.get(), readCookie('googtrans'), facts]).toEqual([[], 'en', null, []]);
  });

  it('[TRN-006] [EVT-042] back to English needs no question and clears the cookie', async () => {
    const { service, platform, done, bus } = create();
    await service.choose('es');
    await service.choose('en');
    expect(done).toEqual(['es', 'en']);
    expect(platform.shownDialogs).toHaveLength(1);
    expect([readCookie('googtrans'), document.documentElement.lang]).toEqual([null, 'en']);
    const heardLater: string[] = [];
    bus.subscribe('language-changed', ({ payload }) => heardLater.push(payload.language));
    expect(heardLater).toEqual(['en']);
  });

  it('[TRN-001] stays in English and says so when the service is not there', async () => {
    const { service, platform, language, facts } = create({ isThere: false });
    await service.choose('es');
    expect(platform.shownToasts.map(({ title }) => title)).toEqual(['An error occurred. Please try again.']);
    expect([language.get(), readCookie('googtrans'), facts]).toEqual(['en', null, []]);
  });
});

describe('the language of a new page', () => {
  it('[TRN-002] [TRN-003] [CON-010] is that of the cookie, 500 ms after loading', async () => {
    jest.useFakeTimers();
    keepLanguage('es');
    const { service, done, facts } = create();
    const started = service.start();
    await jest.advanceTimersByTimeAsync(499);
    expect(done).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await started;
    expect(done).toEqual(['es']);
    expect(facts).toEqual([{ language: 'es', source: 'cookie' }]);
  });

  it('[TRN-002] is English without the cookie, the service being ready after 500 ms', async () => {
    jest.useFakeTimers();
    const { service, done, language } = create();
    const started = service.start();
    await jest.advanceTimersByTimeAsync(500);
    await started;
    expect([done, language.get()]).toEqual([['prepared'], 'en']);
  });
});

describe('a store', () => {
  it('[TRN-007] [COM-018] sets the language without a question', async () => {
    const { service, bus, platform, facts } = create();
    void service.start();
    bus.publish('store-language-received', { language: 'es' });
    bus.publish('store-language-received', { language: 'fr' });
    await waitFor(() => expect(facts).toEqual([{ language: 'es', source: 'store' }]));
    expect(platform.shownDialogs).toEqual([]);
    expect(platform.problems).toHaveLength(1);
  });

  it('[TRN-007] [COM-018] has the last word while Spanish is still on its way', async () => {
    let arrive: () => void = () => undefined;
    const arrives = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { service, bus, facts, done, language, translates } = create({ arrives });
    void service.start();
    bus.publish('store-language-received', { language: 'es' });
    await waitFor(() => expect(translates).toHaveBeenCalledTimes(1));
    bus.publish('store-language-received', { language: 'en' });
    bus.publish('store-language-received', { language: 'es' });
    bus.publish('store-language-received', { language: 'en' });
    arrive();
    await waitFor(() => expect(facts).toEqual([{ language: 'en', source: 'store' }]));
    expect(done).toEqual(['es', 'en']);
    expect([facts.length, language.get(), readCookie('googtrans'), document.documentElement.lang]).toEqual([
      ...[1, 'en', null, 'en'],
    ]);
  });
});
