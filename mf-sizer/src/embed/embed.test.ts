import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { mountAlone } from '@specbuilder/shared-ui/host';
import { mount } from './index.ts';

jest.mock('@specbuilder/shared-ui/host', () => ({ mountAlone: jest.fn(async () => async () => undefined) }));

describe("The sizer in an integrator's page", () => {
  afterEach(() => currentLanguage.choose('en'));

  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['tlh', 'en'],
    [undefined, 'en'],
  ])('of the language %s speaks %s', async (language, spoken) => {
    const options = { serverUrl: 'https://fans.example', manufacturerLabelId: 1 };
    await mount(document.createElement('div'), language === undefined ? options : { ...options, language });
    expect(currentLanguage.get()).toBe(spoken);
    expect(mountAlone).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ startPath: '/start' }));
  });
});
