import type { Email } from 'postal-mime';
import { newRegistration } from '../account-samples.ts';
import { visitorsOf } from '../identity/visitors-of.ts';
import { type MailServer, startMailServer } from '../outbox/mail-server.ts';
import type { StoreKind } from '../store/test-store.ts';
import { startTestApplication, type TestApplication } from '../test-application.ts';
import { until } from '../until.ts';

/** A server with a mail server, before all tests of a suite, and what tests of accounts do with both. */
export function accountServer(kind: StoreKind) {
  let mailServer: MailServer;
  let server: TestApplication;
  beforeAll(async () => {
    mailServer = await startMailServer();
    const mail = { smtpUrl: mailServer.smtpUrl, from: 'product@specbuilder.example' };
    server = await startTestApplication({ mail }, kind);
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });
  const visitors = visitorsOf(() => server);
  const post = async (path: string, body: object, headers = {}) => {
    const response = await server.app.inject({ method: 'POST', url: `/api/account${path}`, payload: body, headers });
    return { status: response.statusCode, body: response.statusCode === 204 ? null : response.json() };
  };
  const mailTo = (address: string, subject: RegExp): Promise<Email> =>
    until(async () =>
      mailServer.received.find(({ to, subject: of }) => to?.[0]?.address === address && subject.test(of ?? '')),
    );
  const registered = async () => {
    const entered = newRegistration();
    await post('', entered);
    return entered;
  };
  const passwordSignsIn = async (username: string, password: string) => {
    const browser = visitors.newBrowser();
    const { loginUrl } = await visitors.openLogin(browser);
    return (await browser.post(loginUrl, { username, password })).statusCode === 303;
  };
  const linkOf = (mail: Email) => new URL(/https?:\S+reset-password\S+/.exec(mail.text ?? '')?.[0] ?? '');
  return {
    ...visitors,
    ...{ post, mailTo, registered, passwordSignsIn, linkOf },
    get server() {
      return server;
    },
    get mailServer() {
      return mailServer;
    },
  };
}
