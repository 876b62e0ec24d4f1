import { memoryStorage } from '@specbuilder/shared-ui/host';
import { recogniseStoreView } from './store-view.ts';

const page = (address: string, isFramed: boolean) => {
  const { pathname, search } = new URL(address, 'https://product.test');
  const target = { location: { pathname, search } };
  return Object.assign(target, { parent: isFramed ? {} : target }) as unknown as Window;
};
const LANDING = '/commerce-landing/60606/2500/exhaust-fan/2';

afterEach(() => window.sessionStorage.clear());

describe('the commerce view', () => {
  it.each([LANDING, '/fans/sizer/search?store=1'])('[COM-001] is a framed page that came in through %s', (address) => {
    expect(recogniseStoreView(page(address, true), memoryStorage())).toBe(true);
    expect(recogniseStoreView(page(address, false), memoryStorage())).toBe(false);
  });

  it('[SHL-014] is a framed page with the content-only layout', () => {
    window.sessionStorage.setItem('specbuilder-SB.LayoutStyle', 'contentOnly');
    expect(recogniseStoreView(page('/start', true), memoryStorage())).toBe(true);
    expect(recogniseStoreView(page('/start', false), memoryStorage())).toBe(false);
  });

  it('[COM-001] stays for the browser session, for the frame only', () => {
    const storage = memoryStorage();
    recogniseStoreView(page(LANDING, true), storage);
    expect(recogniseStoreView(page('/fans/sizer/search', true), storage)).toBe(true);
    expect(recogniseStoreView(page('/fans/sizer/search', false), storage)).toBe(false);
  });

  it('[COM-001] is not any framed page', () => {
    expect(recogniseStoreView(page('/start', true), memoryStorage())).toBe(false);
  });
});
