import type { Layout } from '@specbuilder/shared-contracts/events';
import type { RouteMatch } from '@specbuilder/shared-contracts/registry';
import { ERRORS } from '../../features/errors/feature.ts';
import { pageLayout } from './page-layout.ts';

const of = (layout?: Layout) => ({ route: { layout } }) as unknown as RouteMatch;
const plain = { match: of(), ofPage: undefined, isStoreView: false, cookie: null };

describe('the layout of a screen', () => {
  it('[SHL-013] is the vertical navigation unless route or cookie name another', () => {
    expect(pageLayout(plain)).toBe('verticalNavigation');
    expect(pageLayout({ ...plain, cookie: 'sideways' })).toBe('verticalNavigation');
  });

  it('[SHL-012] [CON-010] is that of the cookie', () => {
    expect(pageLayout({ ...plain, cookie: 'contentWithToolbar' })).toBe('contentWithToolbar');
    expect(pageLayout({ ...plain, cookie: 'contentOnly' })).toBe('contentOnly');
  });

  it('[SHL-011] is what its area declares, whatever the cookie says', () => {
    const match = of('contentWithToolbar');
    expect(pageLayout({ ...plain, match, cookie: 'verticalNavigation' })).toBe('contentWithToolbar');
  });

  it('[SHL-010] [SHL-016] [SHL-017] is the content alone on the error pages', () => {
    const layouts = ERRORS.pages?.map(({ path, layout }) => [
      path,
      pageLayout({ ...plain, match: null, ofPage: layout }),
    ]);
    expect(layouts).toEqual([
      ['/errors/401-unauthorized', 'contentOnly'],
      ['/errors/403-forbidden', 'contentOnly'],
      ['/errors/404-not-found', 'contentOnly'],
    ]);
  });

  it('[SHL-014] is the content alone in the commerce view, whatever cookie and area say', () => {
    const match = of('contentWithToolbar');
    expect(pageLayout({ ...plain, match, isStoreView: true, cookie: 'verticalNavigation' })).toBe('contentOnly');
  });
});
