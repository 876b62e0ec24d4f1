import { currentLanguage, type Language } from '../language/index.ts';
import type { NavigationEntry, RegistryRemote } from './schema.ts';
import { withTitlesInLanguage } from './titles.ts';

const entry = (title: string, children?: readonly NavigationEntry[]): NavigationEntry => ({
  title,
  icon: 'Map',
  weight: 1,
  group: 'sales',
  children,
});

const REMOTE: RegistryRemote = {
  name: 'mf-test',
  title: 'Region Management',
  titles: {
    es: { 'Region Management': 'Gestión de regiones', 'Customer Activity': 'Actividad de clientes' },
    'en-XA': { 'Region Management': '[Ŕéĝîöñ]', 'Customer Activity': '[Çûšţöɱéŕ]' },
  },
  platform: '1.0.0',
  pathPrefixes: ['/test'],
  routes: [],
  panels: [{ name: 'activity', expose: './panels/activity', frame: 'west', title: 'Customer Activity' }],
  navigation: [entry('Region Management', [entry('Customer Activity'), entry('Alerts')])],
  active: {
    version: '1.0.0',
    federationName: 'mf_test_1_0_0',
    baseUrl: '/remotes/mf-test/1.0.0+abc/',
    manifestIntegrity: 'sha384-a',
    entryIntegrity: 'sha384-b',
    entryFile: 'remoteEntry.js',
    publishedAt: '2026-01-01T00:00:00Z',
  },
};

describe('the titles of a remote', () => {
  afterEach(() => currentLanguage.choose('en'));

  it.each<[Language, string, string]>([
    ['en', 'Region Management', 'Customer Activity'],
    ['es', 'Gestión de regiones', 'Actividad de clientes'],
    ['en-XA', '[Ŕéĝîöñ]', '[Çûšţöɱéŕ]'],
  ])(
    '[TRN-001] follow the page into %s, and stay English where a language has none',
    async (language, area, activity) => {
      const remote = withTitlesInLanguage(REMOTE);
      await currentLanguage.choose(language);
      const [top] = remote.navigation;
      expect([remote.title, top?.title, remote.panels[0]?.title]).toEqual([area, area, activity]);
      expect(top?.children?.map(({ title }) => title)).toEqual([activity, 'Alerts']);
    },
  );

  it('are those of the declaration where publishing had none', () => {
    const { titles: _, ...declared } = REMOTE;
    expect(withTitlesInLanguage(declared)).toBe(declared);
  });
});
