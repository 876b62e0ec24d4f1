import { TEST_URL, type TestApplication } from '../test-application.ts';
import { openLogin, signInAs, TestBrowser } from './browser.ts';

let addresses = 0;

/** People at browsers of their own, each at another address, before the sign-in of a server. */
export function visitorsOf(server: () => TestApplication) {
  return {
    newBrowser: () => new TestBrowser(server().app, TEST_URL, `10.1.0.${++addresses}`),
    openLogin: (browser: TestBrowser, extra: Readonly<Record<string, string>> = {}) =>
      openLogin(browser, TEST_URL, extra),
    signIn: (browser: TestBrowser, userName = 'engineer', extra: Readonly<Record<string, string>> = {}) =>
      signInAs({ app: server().app, publicUrl: TEST_URL, browser }, userName, extra),
    readDetails: (token: string) =>
      server().app.inject({ url: '/api/user/details', headers: { authorization: `Bearer ${token}` } }),
  };
}
