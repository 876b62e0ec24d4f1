import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { createShadowFrame, mountAlone } from '@specbuilder/shared-ui/host';
import { type EmbeddedSizer, mount, type SizerOptions } from './index.ts';

jest.mock('@specbuilder/shared-ui/host', () => ({ mountAlone: jest.fn(), createShadowFrame: jest.fn() }));

const OPTIONS: SizerOptions = {
  manufacturerLabelId: 1,
  isDark: false,
  startPath: '/start',
  language: 'en',
  currencyCode: 'USD',
};

/** A sizer on a page; its first screen is there, or failed. */
function embed(options: Partial<SizerOptions> = {}, failure: Error | null = null) {
  const platform = createTestPlatform();
  const host = { platform, chooseTheme: jest.fn(), chooseCurrency: jest.fn(async () => undefined), dispose: jest.fn() };
  const leave = jest.fn(async () => undefined);
  const remove = jest.fn();
  jest.mocked(createShadowFrame).mockReturnValue({ home: {} as never, place: document.createElement('div'), remove });
  jest.mocked(mountAlone).mockImplementation(async (_place, { onScreen }) => {
    onScreen?.('app.home.start', failure);
    return { host, leave };
  });
  const parts = { serverUrl: 'https://fans.example', onResults: jest.fn(), onItem: jest.fn() };
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  return { ...parts, platform, host, leave, remove, mounted: mount(root, { ...OPTIONS, ...options }, parts) };
}

describe("The sizer in an integrator's page", () => {
  afterEach(() => currentLanguage.choose('en'));

  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['tlh', 'en'],
    ['', 'en'],
  ])('of the language %s speaks %s', async (language, spoken) => {
    await embed({ language }).mounted;
    expect(currentLanguage.get()).toBe(spoken);
  });

  it('follows what changes, and nothing else', async () => {
    const { mounted, host, platform } = embed();
    const sizer: EmbeddedSizer = await mounted;
    host.chooseCurrency.mockClear();
    await sizer.update({ ...OPTIONS, isDark: true });
    expect(host.chooseTheme).toHaveBeenCalledWith(true);
    expect(host.chooseCurrency).not.toHaveBeenCalled();
    await sizer.update({ ...OPTIONS, isDark: true, currencyCode: 'CAD', startPath: '/fans/sizer/search?category=1' });
    expect(host.chooseCurrency).toHaveBeenCalledWith('CAD');
    expect(platform.navigation.history.location.pathname).toBe('/fans/sizer/search');
  });

  it('takes everything away again and rejects when its first screen cannot be drawn', async () => {
    const { mounted, leave, remove } = embed({}, new Error('no chunk'));
    await expect(mounted).rejects.toThrow('no chunk');
    expect(leave).toHaveBeenCalled();
    expect(remove).toHaveBeenCalled();
  });
});
