import type { ShellHistory } from './browser-history.ts';

describe('the address of a site below a path', () => {
  let history: ShellHistory;
  let pathOnSite: (pathname: string) => string;

  beforeAll(async () => {
    document.documentElement.dataset['path'] = '/fans';
    window.history.replaceState(null, '', '/fans/fans/sizer/search?category=1');
    const { createBrowserHistory, ...others } = await import('./browser-history.ts');
    ({ pathOnSite } = others);
    history = createBrowserHistory();
  });
  afterAll(() => {
    history.dispose();
    delete document.documentElement.dataset['path'];
  });

  const inBrowser = () => window.location.pathname + window.location.search + window.location.hash;

  it('is known to routes without it', () => {
    expect(history.location).toMatchObject({ pathname: '/fans/sizer/search', search: '?category=1' });
    expect([pathOnSite('/fans/start'), pathOnSite('/fans/'), pathOnSite('/fans')]).toEqual(['/start', '/', '/']);
  });

  it('is written with it', () => {
    history.push('/fans/sizer/curve?model=A#b');
    expect([inBrowser(), history.location.pathname]).toEqual(['/fans/fans/sizer/curve?model=A#b', '/fans/sizer/curve']);
    history.replace('?model=B');
    expect([inBrowser(), history.location.pathname]).toEqual(['/fans/fans/sizer/curve?model=B', '/fans/sizer/curve']);
    history.replace('/');
    expect([inBrowser(), history.location.pathname]).toEqual(['/fans/', '/']);
  });
});
