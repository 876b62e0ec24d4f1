import { createDictionaryAdapter } from './dictionary-adapter.ts';

it('[TRN-001] [TRN-006] the own dictionary translates a page offline and gives it back', async () => {
  document.body.innerHTML = '<h1>What does the space need?</h1><button aria-label="Search Inline">KUB245</button>';
  const adapter = createDictionaryAdapter(document.body);
  await adapter.toSpanish();
  expect(document.querySelector('h1')?.textContent).toBe('¿Qué necesita el espacio?');
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Buscar En línea');
  expect(document.querySelector('button')?.textContent).toBe('KUB245');
  adapter.toEnglish();
  expect(document.querySelector('h1')?.textContent).toBe('What does the space need?');
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Search Inline');
});
