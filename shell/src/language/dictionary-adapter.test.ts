import { createDictionaryAdapter } from './dictionary-adapter.ts';
import { PageTranslator } from './page-translator.ts';

it('[TRN-001] [TRN-006] the own dictionary translates a page offline and gives it back', async () => {
  document.body.innerHTML = '<h1>What does the space need?</h1><button aria-label="Search Inline">KUB245</button>';
  const adapter = createDictionaryAdapter(document.body);
  await adapter.toSpanish();
  expect(document.querySelector('h1')?.textContent).toBe('¿Qué necesita el espacio?');
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Buscar En línea');
  expect(document.querySelector('button')?.textContent).toBe('KUB245');
  await adapter.toEnglish();
  expect(document.querySelector('h1')?.textContent).toBe('What does the space need?');
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Search Inline');
});

it('[TRN-006] a page whose English was wished for before the dictionary came stays in English', async () => {
  document.body.innerHTML = '<h1>What does the space need?</h1>';
  const adapter = createDictionaryAdapter(document.body);
  const translated = adapter.toSpanish();
  await adapter.toEnglish();
  await translated;
  expect(document.querySelector('h1')?.textContent).toBe('What does the space need?');
});

it('Spanish asked for twice is translated once, and given back', async () => {
  document.body.innerHTML = '<h1>What does the space need?</h1>';
  const started = jest.spyOn(PageTranslator.prototype, 'start');
  const adapter = createDictionaryAdapter(document.body);
  await Promise.all([adapter.toSpanish(), adapter.toSpanish()]);
  expect(started).toHaveBeenCalledTimes(1);
  await adapter.toEnglish();
  expect(document.querySelector('h1')?.textContent).toBe('What does the space need?');
});
