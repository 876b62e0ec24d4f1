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
    ['Edge 13', `${windows} ${webkit} Chrome/46.0 Safari/537.36 Edge/13.10586`, true],
    ['Edge of today', `${windows} ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, true],
    ['Firefox 46', `${windows} Gecko/20100101 Firefox/46.0`, false],
    ['Firefox 47', `${windows} Gecko/20100101 Firefox/47.0`, true],
    ['Chrome 50', `${windows} ${webkit} Chrome/50.0.2661 Safari/537.36`, false],
    ['Chrome 51', `${windows} ${webkit} Chrome/51.0.2704 Safari/537.36`, true],
    ['Safari 9.0', `${mac} AppleWebKit/601.5 (KHTML, like Gecko) Version/9.0 Safari/601.5`, false],
    ['Safari 9.1', `${mac} AppleWebKit/601.5 (KHTML, like Gecko) Version/9.1 Safari/601.5`, true],
    ['Opera 38', `${windows} ${webkit} Chrome/51.0 Safari/537.36 OPR/38.0`, false],
    ['Opera 39', `${windows} ${webkit} Chrome/52.0 Safari/537.36 OPR/39.0`, true],
    ['Opera 12', 'Opera/9.80 (Windows NT 6.1) Presto/2.12 Version/12.16', false],
    ['iOS 9.1', 'Mozilla/5.0 (iPhone; CPU iPhone OS 9_1 like Mac OS X) Version/9.0 Mobile/13B Safari/601.1', false],
    ['iOS 9.2', 'Mozilla/5.0 (iPhone; CPU iPhone OS 9_2 like Mac OS X) Version/9.0 Mobile/13C Safari/601.1', true],
    [
      'Chrome on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) CriOS/119.0 Mobile/15E Safari/604.1',
      true,
    ],
    ['Chrome on Android', `${android} ${webkit} Chrome/119.0 Mobile Safari/537.36`, true],
    ['Chrome 50 on Android', `${android} ${webkit} Chrome/50.0 Mobile Safari/537.36`, false],
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
