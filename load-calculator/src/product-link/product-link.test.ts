import type { UnitForLoad } from '@specbuilder/shared-contracts/domain';
import { linkToProduct } from './product-link.ts';
import { productSession } from './product-session.ts';

const ORIGIN = 'https://fans.example';

/** A page in the frame of a product at the origin. */
function framed() {
  const parent = { postMessage: jest.fn() };
  let hear: (event: MessageEvent) => void = () => undefined;
  const page = {
    parent: parent as unknown as Window,
    addEventListener: ((_type: string, listener: typeof hear) => {
      hear = listener;
    }) as Window['addEventListener'],
    location: { origin: 'https://calculator.example' } as Location,
    document: { referrer: `${ORIGIN}/load-calculator` } as Document,
  };
  const say = (data: unknown, origin = ORIGIN, source: unknown = parent) =>
    hear({ data, origin, source } as MessageEvent);
  return { link: linkToProduct(page), said: () => parent.postMessage.mock.calls, say };
}

const siteData = (token: string, theme = 'Light') => ({ type: 'siteData', token, theme, initialProjectId: null });

describe('The calculator and the product around it', () => {
  it('begin with the page saying that it is ready, to the product alone', async () => {
    const { link, said, say } = framed();
    const response = link.siteData();
    expect(said()).toEqual([['readyForSiteData', ORIGIN]]);
    say(siteData('of-another-page', 'Dark'), 'https://elsewhere.example');
    say(siteData('of-another-window', 'Dark'), ORIGIN, {});
    say({ type: 'siteData' });
    say(siteData('first'));
    expect(await response).toEqual(siteData('first'));
  });

  it('follow the theme and name the title', () => {
    const { link, said, say } = framed();
    const themes: string[] = [];
    say(siteData('first'));
    link.followTheme((name) => themes.push(name));
    say(siteData('first', 'Dark'));
    expect(themes).toEqual(['Light', 'Dark']);
    link.showTitle('School');
    link.showTitle(null);
    link.followLanguage();
    expect(said().map(([text]) => text)).toEqual(['documentTitle-School', 'revertTitle', 'readyForLanguage']);
  });

  it('hand on the unit that is to be sized, to the product alone', () => {
    const { link, said } = framed();
    const unit: UnitForLoad = {
      type: 'sizeUnit',
      ...{ name: 'School', copyId: null, postalCode: '60606', elevation: 600 },
      ...{ airflow: 6131, outdoorAirflow: 850, tons: 15.25, sensible: 150_000, heating: 200_000 },
      ...{ outdoorDryBulb: 91, outdoorWetBulb: 74, winterDryBulb: 0, roomDryBulb: 75, roomWetBulb: 62.5 },
    };
    link.sizeUnit(unit);
    expect(said()).toEqual([[unit, ORIGIN]]);
  });

  it('bring a fresh token once for all calls that were rejected', async () => {
    const { link, said, say } = framed();
    const { accessToken, renewAccessToken } = productSession(link, 'first');
    const renewed = [renewAccessToken?.('first'), renewAccessToken?.('first')];
    say(siteData('second'));
    expect(await Promise.all(renewed)).toEqual(['second', 'second']);
    expect(said()).toHaveLength(1);
    expect(await accessToken()).toBe('second');
    expect(await renewAccessToken?.('first')).toBe('second');
  });
});
