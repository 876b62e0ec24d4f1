import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { languageOf } from './callers-language.ts';

const request = (url: string, headers: Readonly<Record<string, string>> = {}) => ({
  url,
  headers,
  query: Object.fromEntries(new URL(url, 'http://a').searchParams),
});

describe("The caller's language", () => {
  it.each([
    ['/api/settings', {}, 'en'],
    ['/api/settings', { 'accept-language': 'es' }, 'es'],
    ['/api/settings', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
    ['/api/settings', { 'accept-language': 'eo' }, 'en'],
    ['/api/settings', { 'accept-language': 'en', cookie: 'googtrans=/en/es' }, 'en'],
    ['/api/fancurve?language=es', {}, 'es'],
    ['/identity/login', { 'accept-language': 'es' }, 'en'],
    ['/identity/login', { cookie: 'a=b; googtrans=%2Fen%2Fes' }, 'es'],
    ['/identity/login', { cookie: 'googtrans=/en/xx' }, 'en'],
    ['/identity/login', { cookie: 'googtrans=nonsense' }, 'en'],
  ] as const)('of %s with %p is %s', (url, headers, language) => {
    expect(languageOf(request(url, headers))).toBe(language);
  });

  describe('of two calls at the same time', () => {
    let server: TestApplication;
    beforeAll(async () => {
      server = await startTestApplication();
    });
    afterAll(() => server.close());

    it('is kept apart in their responses', async () => {
      const create = (language: string) =>
        server.app.inject({
          method: 'POST',
          url: '/api/projects',
          headers: { 'accept-language': language },
          payload: { projectName: 'A' },
        });
      const [english, spanish] = await Promise.all([create('en'), create('es')]);
      expect([english.json().message, spanish.json().message]).toEqual([
        'Please sign in first.',
        'Primero inicie sesión.',
      ]);
    });
  });
});
