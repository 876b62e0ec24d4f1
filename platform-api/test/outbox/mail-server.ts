import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export const MAIL_PASSWORD = 'pass-of-the-mail-server';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A mail server on this machine that rejects as many mails as a test requests. */
export async function startMailServer() {
  const received: Email[] = [];
  let rejections = 0;
  let free = Promise.resolve();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === MAIL_PASSWORD ? done(null, { user: username }) : done(new Error('who?')),
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        if (rejections > 0) {
          rejections -= 1;
          done(Object.assign(new Error('busy'), { responseCode: 451 }));
          return;
        }
        await free;
        received.push(await PostalMime.parse(Buffer.concat(parts)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    smtpUrl: `smtp://spec:${MAIL_PASSWORD}@127.0.0.1:${port}`,
    reject: (times: number) => {
      rejections = times;
    },
    /** Accepts mails but responds to none of them until the returned function is called. */
    hold() {
      let release: () => void = () => undefined;
      free = new Promise<void>((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
