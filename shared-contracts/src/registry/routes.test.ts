import { matchPath, matchRoute, pathOfState, registryConflicts, remoteOfPath } from './routes.ts';
import { type RegistryRemote, remoteDeclaration } from './schema.ts';

const version = {
  version: '1.0.0',
  federationName: 'mf_test_1_0_0',
  baseUrl: '/remotes/mf-test/1.0.0+abc/',
  manifestIntegrity: 'sha384-a',
  entryIntegrity: 'sha384-b',
  entryFile: 'remoteEntry.js',
  publishedAt: '2026-01-01T00:00:00Z',
};

function remote(name: string, prefixes: string[], routes: [path: string, state: string][]): RegistryRemote {
  return {
    name,
    title: name,
    platform: '1.0.0',
    pathPrefixes: prefixes,
    routes: routes.map(([path, state]) => ({ path, state, remembered: true })),
    panels: [],
    navigation: [],
    active: version,
  };
}

const sizer = remote(
  'mf-sizer',
  ['/start', '/fans'],
  [
    ['/start', 'app.home.start'],
    ['/fans/sizer/options/:fanItemId', 'app.fans.sizer.options'],
    ['/fans/sizer/options/new', 'app.fans.sizer.new'],
    ['/fans/*', 'app.fans.other'],
  ],
);
const projects = remote('mf-projects', ['/projects'], [['/projects/dashboard', 'app.projects.dashboard']]);

describe('routes', () => {
  it('match the most specific pattern', () => {
    expect(matchRoute([sizer], '/fans/sizer/options/new')?.route.state).toBe('app.fans.sizer.new');
    expect(matchRoute([sizer], '/fans/sizer/options/a%20b')).toMatchObject({
      params: { fanItemId: 'a b' },
      route: { state: 'app.fans.sizer.options' },
    });
    expect(matchRoute([sizer], '/fans/anything/else')?.params).toEqual({ '*': 'anything/else' });
    expect(matchRoute([sizer, projects], '/nowhere')).toBeUndefined();
  });

  it('ignore one trailing slash and respect case', () => {
    expect(matchPath('/start', '/start/')).toEqual({});
    expect(matchPath('/start', '/Start')).toBeUndefined();
  });

  it('leave malformed escapes as they are', () => {
    expect(matchPath('/fans/:id', '/fans/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
  });

  it('write addresses with path parameters first and the rest in the query', () => {
    expect(pathOfState([sizer], 'app.fans.sizer.options', { fanItemId: 'a b', r: 1, x: undefined })).toBe(
      '/fans/sizer/options/a%20b?r=1',
    );
    expect(() => pathOfState([sizer], 'app.fans.sizer.options')).toThrow('Bad State');
    expect(() => pathOfState([sizer], 'app.unknown')).toThrow('Not Found');
  });

  it('know the owner of any path below a prefix', () => {
    expect(remoteOfPath([sizer, projects], '/fans/unknown')?.name).toBe('mf-sizer');
    expect(remoteOfPath([sizer, projects], '/fansy')).toBeUndefined();
  });
});

describe('a registry', () => {
  it('is free of conflicts when every path, state and panel has one owner', () => {
    expect(registryConflicts({ remotes: [sizer, projects] })).toEqual([]);
  });

  it('names double claims, nested paths and strays', () => {
    const thief = remote('mf-thief', ['/projects', '/fans/sizer'], [['/elsewhere', 'app.home.start']]);
    expect(registryConflicts({ remotes: [sizer, projects, thief] })).toEqual([
      'path /projects is claimed again by mf-thief',
      'state app.home.start is claimed again by mf-thief',
      'path /fans/sizer of mf-thief lies below a path of mf-sizer',
      'route /elsewhere of mf-thief lies outside its paths',
    ]);
  });

  it.each(['/api', '/api/orders', '/remotes', '/login', '/errors', '/'])('leaves %s to shell and server', (path) => {
    expect(registryConflicts({ remotes: [remote('mf-thief', [path], [])] })).toEqual([
      `path ${path} of mf-thief is one of the shell or the server`,
    ]);
  });

  it('lets a remote have what only begins like them', () => {
    expect(registryConflicts({ remotes: [remote('mf-test', ['/apiary'], [])] })).toEqual([]);
  });
});

describe('the icon of a navigation entry', () => {
  const withIcon = (icon: unknown) => {
    const { active: _, ...declaration } = remote('mf-test', [], []);
    return remoteDeclaration.safeParse({
      ...declaration,
      navigation: [{ title: 'Parts', icon, weight: 1, group: 'main' }],
    });
  };

  it('is the name of one of the shell, or what a remote draws itself', () => {
    expect(withIcon('Map').success).toBe(true);
    expect(withIcon({ paths: ['M2 2h16v16H2z', 'M4.5-1e-2a1,1 0 0 1 3 0'] }).success).toBe(true);
    expect(withIcon({ paths: [] }).success).toBe(false);
    expect(withIcon({ paths: ['url(javascript:alert(1))'] }).success).toBe(false);
  });
});
