import type { Layout } from '@specbuilder/shared-contracts/events';
import type { RouteMatch } from '@specbuilder/shared-contracts/registry';
import { pageLayout } from './page-layout.ts';

const at = (path: string, layout?: Layout) => ({ path, match: { route: { layout } } as unknown as RouteMatch });
const plain = { route: at('/start'), isStoreView: false, cookie: null };

describe('the layout of a screen', () => {
  it('[SHL-013] is the vertical navigation unless something else is said', () => {
    expect(pageLayout(plain)).toBe('verticalNavigation');
    expect(pageLayout({ ...plain, cookie: 'sideways' })).toBe('verticalNavigation');
  });

  it('[SHL-012] [CON-010] is that of the cookie', () => {
    expect(pageLayout({ ...plain, cookie: 'contentWithToolbar' })).toBe('contentWithToolbar');
    expect(pageLayout({ ...plain, cookie: 'contentOnly' })).toBe('contentOnly');
  });

  it('[SHL-011] [SHL-015] is what its area declares, whatever the cookie says', () => {
    const route = at('/account/forgot-password', 'contentWithToolbar');
    expect(pageLayout({ ...plain, route, cookie: 'verticalNavigation' })).toBe('contentWithToolbar');
  });

  it.each(['/errors/401-unauthorized', '/errors/403-forbidden?x=1', '/errors/404-not-found'])(
    '[SHL-010] [SHL-016] [SHL-017] is the content alone at %s',
    (path) => expect(pageLayout({ ...plain, route: { path, match: null } })).toBe('contentOnly'),
  );

  it('[SHL-014] is the content alone in the commerce view, whatever cookie and area say', () => {
    const route = at('/account/forgot-password', 'contentWithToolbar');
    expect(pageLayout({ route, isStoreView: true, cookie: 'verticalNavigation' })).toBe('contentOnly');
  });
});
