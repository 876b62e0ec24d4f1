import { browserNameOf } from './browser-name.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

describe('The name of a browser', () => {
  it.each([
    [`${WINDOWS} ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
    [`${WINDOWS} ${CHROME} Safari/537.36 Edg/131.0.0.0`, 'Edge', 'Windows'],
    [`${WINDOWS} ${CHROME} Safari/537.36 OPR/115.0.0.0`, 'Opera', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Safari/604.1',
      'Chrome',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0.0.0',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    ['curl/8.5.0', null, null],
    ['', null, null],
    [undefined, null, null],
  ])('is found in %p', (userAgent, browser, system) => {
    expect(browserNameOf(userAgent)).toEqual({ browser, system });
  });

  it('is looked for in the beginning of what was sent only', () => {
    expect(browserNameOf(`${'x'.repeat(500)}Firefox/133.0`)).toEqual({ browser: null, system: null });
  });
});
