import { createTranslationScript } from './translation-script.ts';

const URL = 'https://translate.test/element.js';

/** Plays the script: it calls back and draws its list of languages. */
function response({ drawsAfterMs = 0 } = {}) {
  const element = document.head.querySelector<HTMLScriptElement>('script');
  const chosen: string[] = [];
  const created: object[] = [];
  class TranslateElement {
    constructor(options: object, id: string) {
      created.push(options);
      const list = document.createElement('select');
      list.innerHTML = '<option value="en"></option><option value="es"></option><option value="eo"></option>';
      list.addEventListener('change', () => chosen.push(list.value));
      const draw = () => document.getElementById(id)?.append(list);
      if (drawsAfterMs === 0) draw();
      else setTimeout(draw, drawsAfterMs);
    }
  }
  Object.assign(window, { google: { translate: { TranslateElement } } });
  (window as unknown as { specbuilderTranslateReady: () => void }).specbuilderTranslateReady();
  return { element, chosen, created };
}

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('a translation service from outside', () => {
  it('[TRN-001] [TRN-002] is loaded from its address with en, es and further languages, and translates by its list', async () => {
    const script = createTranslationScript(URL, ['eo']);
    const translated = script.show('eo');
    const { element, chosen, created } = response();
    await translated;
    expect(element?.src).toBe(`${URL}?cb=specbuilderTranslateReady`);
    expect(created).toEqual([
      { pageLanguage: 'en', includedLanguages: expect.stringMatching(/^en,es,.*\beo$/), autoDisplay: false },
    ]);
    expect(chosen).toEqual(['eo']);
  });

  it('[TRN-001] that cannot be reached leaves the page as it was and may be tried again', async () => {
    const script = createTranslationScript(URL, ['eo']);
    const first = script.show('eo');
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow(/could not be loaded/);
    expect(document.body.children).toHaveLength(0);
    const second = script.show('eo');
    response();
    await second;
  });

  it('[TRN-002] draws its list in its own time, as on a reload in such a language', async () => {
    jest.useFakeTimers();
    const translated = createTranslationScript(URL, ['eo']).show('eo');
    const { chosen } = response({ drawsAfterMs: 3000 });
    await jest.advanceTimersByTimeAsync(2999);
    expect(chosen).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await translated;
    expect(chosen).toEqual(['eo']);
    jest.useRealTimers();
  });

  it('[TRN-001] that never draws a list leaves the page in English', async () => {
    jest.useFakeTimers();
    const translated = createTranslationScript(URL, ['eo']).show('eo');
    response({ drawsAfterMs: 60_000 });
    const rejected = expect(translated).rejects.toThrow('offers no languages');
    await jest.advanceTimersByTimeAsync(15_000);
    await rejected;
    jest.useRealTimers();
  });

  it('[TRN-006] back to English calls the service only when it has loaded', async () => {
    const script = createTranslationScript(`${URL}?v=1`, ['eo']);
    const failed = script.prepare();
    expect(document.head.querySelector('script')?.src).toBe(`${URL}?v=1&cb=specbuilderTranslateReady`);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow(/could not be loaded/);
    await expect(script.clear()).resolves.toBeUndefined();
    const translated = script.show('eo');
    const { chosen } = response();
    await translated;
    await script.clear();
    expect(chosen).toEqual(['eo', 'en']);
  });
});
