import fc from 'fast-check';
import { isSupportedBrowser } from './browsers.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_4)';
const android = 'Mozilla/5.0 (Linux; Android 13; Pixel 7)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('[SHL-065] [A-025] a browser', () => {
  it.each([
    ['Internet Explorer 11', `${windows} Trident/7.0; rv:11.0) like Gecko`, false],
    ['Internet Explorer 10', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)', false],
    ['Edge 12', `${windows} ${webkit} Chrome/42.0 Safari/537.36 Edge/12.246`, false],
    ['Edge 18', `${windows} ${webkit} Chrome/64.0 Safari/537.36 Edge/18.17763`, false],
    ['Edge 119', `${windows} ${webkit} Chrome/119.0.0.0 Safari/537.36 Edg/119.0.0.0`, false],
    ['Edge 120', `${windows} ${webkit} Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0`, true],
    ['Edge of today', `${windows} ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, true],
    ['Firefox 46', `${windows} Gecko/20100101 Firefox/46.0`, false],
    ['Firefox 123', `${windows} Gecko/20100101 Firefox/123.0`, false],
    ['Firefox 124', `${windows} Gecko/20100101 Firefox/124.0`, true],
    ['Chrome 50', `${windows} ${webkit} Chrome/50.0.2661 Safari/537.36`, false],
    ['Chrome 119', `${windows} ${webkit} Chrome/119.0.0.0 Safari/537.36`, false],
    ['Chrome 120', `${windows} ${webkit} Chrome/120.0.0.0 Safari/537.36`, true],
    ['Safari 9.0', `${mac} AppleWebKit/601.5 (KHTML, like Gecko) Version/9.0 Safari/601.5`, false],
    ['Safari 17.3', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.3.1 Safari/605.1.15`, false],
    ['Safari 17.4', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15`, true],
    ['Safari 17.10', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.10 Safari/605.1.15`, true],
    ['Safari 26', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, true],
    ['Opera 38', `${windows} ${webkit} Chrome/51.0 Safari/537.36 OPR/38.0`, false],
    ['Opera 105', `${windows} ${webkit} Chrome/119.0.0.0 Safari/537.36 OPR/105.0.0.0`, false],
    ['Opera 106', `${windows} ${webkit} Chrome/120.0.0.0 Safari/537.36 OPR/106.0.0.0`, true],
    ['Opera 12', 'Opera/9.80 (Windows NT 6.1) Presto/2.12 Version/12.16', false],
    ['iOS 9.1', 'Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) Version/9.0 Mobile/13B Safari/601.1', false],
    [
      'iOS 17.3',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) Version/17.3 Mobile/15E Safari/604.1',
      false,
    ],
    ['iOS 17.4', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile/15E Safari/604.1', true],
    [
      'Chrome on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/119.0 Mobile/15E Safari/604.1',
      true,
    ],
    ['Chrome on Android', `${android} ${webkit} Chrome/120.0.0.0 Mobile Safari/537.36`, true],
    ['Chrome 119 on Android', `${android} ${webkit} Chrome/119.0.0.0 Mobile Safari/537.36`, false],
    ['Firefox on Android', 'Mozilla/5.0 (Android 13; Mobile; rv:119.0) Gecko/119.0 Firefox/119.0', false],
    ['Samsung Internet', `${android} ${webkit} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`, false],
    ['a monitor', 'curl/8.5.0', true],
  ])('%s', (_name, userAgent, isSupported) => {
    expect(isSupportedBrowser(userAgent)).toBe(isSupported);
  });

  it('of any name is judged, never a crash', () => {
    fc.assert(
      fc.property(fc.string(), (userAgent) => {
        expect(typeof isSupportedBrowser(userAgent)).toBe('boolean');
      }),
    );
  });
});
