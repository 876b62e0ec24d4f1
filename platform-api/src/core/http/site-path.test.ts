import { belowSitePath, cookieScope, markupBelow, sitePathOf } from './site-path.ts';

const BELOW = 'https://example.com/tools/fans';
const ROOT = 'http://localhost:8080';

describe('The path of the site', () => {
  it('is that of PUBLIC_URL', () => {
    expect([sitePathOf(BELOW), sitePathOf(ROOT)]).toEqual(['/tools/fans', '']);
  });

  it.each([
    ['that a proxy left', '/tools/fans/api/settings?x=1', '/api/settings?x=1'],
    ['that a proxy took off', '/api/settings?x=1', '/api/settings?x=1'],
    ['alone', '/tools/fans', '/'],
    ['with a query', '/tools/fans?a=b', '/?a=b'],
    ['with its closing slash', '/tools/fans/', '/'],
    ['that another path only begins with', '/tools/fansite', '/tools/fansite'],
  ])('%s gives the address that routes know', (_case, url, expected) => {
    expect(belowSitePath(url, '/tools/fans')).toBe(expected);
  });

  it('changes nothing at the root of a host', () => {
    expect(belowSitePath('/tools/fans', '')).toBe('/tools/fans');
    expect(markupBelow(ROOT, '<a href="/start">')).toBe('<a href="/start">');
    expect(cookieScope(ROOT, '/identity')).toBe('Path=/identity; HttpOnly; SameSite=Lax');
  });

  it('is in every address of a page but those of other sites and of the page itself', () => {
    const page =
      '<a href="/start">/start</a><img src="/a.svg"><form action="/b"><a href="//c"><a href="https://d/"><a href="#e">';
    expect(markupBelow(BELOW, page)).toBe(
      '<a href="/tools/fans/start">/start</a><img src="/tools/fans/a.svg"><form action="/tools/fans/b"><a href="//c"><a href="https://d/"><a href="#e">',
    );
  });

  it('bounds the cookies of the server', () => {
    expect(cookieScope(BELOW, '/identity')).toBe('Path=/tools/fans/identity; HttpOnly; SameSite=Lax; Secure');
  });
});
