import { randomBytes } from 'node:crypto';
import type { OutboxMail } from '@specbuilder/shared-contracts/api';
import type { Email } from 'postal-mime';
import { addFailedMail } from '../../../test/account-builder.ts';
import { MAIL_PASSWORD, type MailServer, startMailServer } from '../../../test/outbox/mail-server.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { until } from '../../../test/until.ts';
import { schema } from '../../core/store/database.ts';
import { startMailSender } from './mail-sender.ts';
import { addMail, listMails } from './store.ts';

/** A message whose mail makes the sender look at the outbox. */
const WAKE = { name: 'Zoë', email: 'zoe@visitor.example', currentUrl: '/faqs', feedback: 'Look' };

/** The mails in a server's outbox. */
function outboxOf({ store }: TestApplication) {
  const mails = () => listMails(store.db, 1);
  return {
    mails,
    mailBy: (subject: string, state: OutboxMail['state']) =>
      until(async () => (await mails()).find((mail) => mail.subject === subject && mail.state === state)),
    add: (subject: string) =>
      addMail(store.db, {
        ...{ manufacturerLabelId: 1, recipient: 'to@specbuilder.example', replyTo: null, subject, body: 'Text' },
        state: 'waiting',
      }),
  };
}

describeOnEachStore('The outbox with a mail server', (kind) => {
  let mailServer: MailServer;
  let server: TestApplication;
  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestApplication(
      { mail: { smtpUrl: mailServer.smtpUrl, from: 'product@specbuilder.example' } },
      kind,
    );
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });

  const mailBy = (subject: string, state: OutboxMail['state']) => outboxOf(server).mailBy(subject, state);

  it('sends what a visitor wrote once it is stored', async () => {
    const feedback = 'Größe und °F: schön';
    await server.client().feedback.submit({ name: 'Zoë', email: 'zoe@visitor.example', currentUrl: '/faqs', feedback });
    const mail = await mailBy('Feedback on Kelvane', 'sent');
    expect(mail).toMatchObject({ attempts: 1, lastError: null });
    expect(mail?.sentOnUtc).not.toBeNull();
    expect(mailServer.received.at(-1)).toMatchObject({
      from: { address: 'product@specbuilder.example' },
      to: [{ address: 'support@kelvane.example' }],
      replyTo: [{ address: 'zoe@visitor.example' }],
      subject: 'Feedback on Kelvane',
      text: expect.stringContaining(feedback),
    });
  });

  it('sends the page of a mail that has one beside its text', async () => {
    const engineer = await server.clientOf('engineer');
    const { projectId } = await engineer.projects.create({ projectName: 'Lab' });
    const recipients = ['ann@clinic.example'];
    const { url } = await engineer.projects.share({ projectId, senderName: '', projectName: '', recipients });
    await mailBy('Maya Lindqvist shared the project Lab with you', 'sent');
    const sent = mailServer.received.at(-1);
    expect(sent?.text).toContain(url);
    expect(sent?.html).toContain(`href="${url}"`);
  });

  it('names where a mail can be ended, with one click when the address is safe for it', async () => {
    const headersOf = async (subject: string, unsubscribeUrl: string | null) => {
      await addMail(server.store.db, {
        ...{ manufacturerLabelId: 1, recipient: 'to@specbuilder.example', replyTo: null, subject, body: 'Text' },
        ...{ state: 'waiting', unsubscribeUrl },
      });
      await (await server.clientOf('engineer')).feedback.submit(WAKE);
      const sent = await until(async () => mailServer.received.find((mail) => mail.subject === subject));
      const listed = sent.headers.filter(({ key }) => key.startsWith('list-unsubscribe'));
      return Object.fromEntries(listed.map(({ key, value }) => [key, value]));
    };
    const path = `/api/alerts/unsubscribe?alert=8d1f1f0e-5a44-4f0c-9f43-0000000000c1&token=${'a'.repeat(43)}`;
    expect(await headersOf('Safe', `https://fans.example${path}`)).toEqual({
      'list-unsubscribe': `<https://fans.example${path}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(await headersOf('Local', `http://localhost${path}`)).toEqual({
      'list-unsubscribe': `<http://localhost${path}>`,
    });
    expect(await headersOf('Requested', null)).toEqual({});
  });

  it('sends the files that go with a mail, whatever number of parts they came in', async () => {
    const { db } = server.store;
    const content = randomBytes(3_000);
    const [file] = await db
      .insert(schema.uploadedFiles)
      .values({
        ...{
          userId: await server.userId('engineer'),
          uploadKey: 'k',
          name: 'Pläne 3.pdf',
          contentType: 'application/pdf',
        },
        ...{ sizeBytes: content.length, partCount: 3, completedOnUtc: new Date() },
      })
      .returning();
    const fileId = file?.id ?? '';
    for (const partNumber of [1, 2, 3]) {
      const part = content.subarray((partNumber - 1) * 1_000, partNumber * 1_000);
      await db.insert(schema.fileParts).values({ fileId, partNumber, content: part });
    }
    await (await server.clientOf('engineer')).feedback.requestAssistance({
      ...{ name: 'Zoë', email: 'zoe@visitor.example', phone: null, assistanceRequest: 'See the plan', projectId: null },
      ...{ unAuthenticatedUserSalesRegionId: null, fileIds: [fileId] },
    });
    await until(async () => mailServer.received.find(({ attachments }) => attachments.length > 0));
    const [attachment] = mailServer.received.flatMap(({ attachments }) => attachments);
    expect(attachment).toMatchObject({ filename: 'Pläne 3.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(attachment?.content as ArrayBuffer).equals(content)).toBe(true);
  });

  it('leaves files out that a mail server would reject', async () => {
    const { db } = server.store;
    const userId = await server.userId('engineer');
    const files = await db
      .insert(schema.uploadedFiles)
      .values(
        ['large-1', 'large-2'].map((uploadKey) => ({
          ...{ userId, uploadKey, name: `${uploadKey}.zip`, contentType: 'application/zip' },
          ...{ sizeBytes: 10_000_000, partCount: 1, completedOnUtc: new Date() },
        })),
      )
      .returning();
    await (await server.clientOf('engineer')).feedback.requestAssistance({
      ...{ name: 'Zoë', email: 'zoe@visitor.example', phone: null, assistanceRequest: 'Large', projectId: null },
      ...{ unAuthenticatedUserSalesRegionId: null, fileIds: files.map(({ id }) => id) },
    });
    const isLarge = ({ text }: Email) => text?.includes('large-1.zip') ?? false;
    const mail = await until(async () => mailServer.received.find(isLarge));
    expect(mail.attachments).toEqual([]);
  });

  it('shows administrators what was given up, and sends it once more when one of them says so', async () => {
    const mailId = await addFailedMail(server, 'Dead letter');
    const admin = await server.clientOf('admin');
    expect((await admin.outbox.list({ state: 'failed' })).map(({ id }) => id)).toEqual([mailId]);
    await expect((await server.clientOf('sales')).outbox.retry({ mailId })).rejects.toMatchObject({ status: 403 });
    await admin.outbox.retry({ mailId });
    expect(await mailBy('Dead letter', 'sent')).toMatchObject({ attempts: 1 });
    expect(mailServer.received.filter(({ subject }) => subject === 'Dead letter')).toHaveLength(1);
    await expect(admin.outbox.retry({ mailId })).rejects.toMatchObject({ status: 404 });
  });

  it('lists its mails for administrators', async () => {
    await expect((await server.clientOf('sales')).outbox.list()).rejects.toMatchObject({ status: 403 });
    await mailBy('Feedback on Kelvane', 'sent');
    const listed = await (await server.clientOf('admin')).outbox.list();
    expect(listed.map(({ subject }) => subject)).toContain('Feedback on Kelvane');
  });
});

describeOnEachStore('A sender of mails', (kind) => {
  let mailServer: MailServer;
  // Its server has none of its own, which would take mails too.
  let server: TestApplication;
  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestApplication({}, kind);
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });

  const mails = () => outboxOf(server).mails();
  const mailBy = (subject: string, state: OutboxMail['state']) => outboxOf(server).mailBy(subject, state);
  const add = (subject: string) => outboxOf(server).add(subject);

  it('takes a mail only when it is its turn, so that none outlives its lease behind a slow one', async () => {
    const release = mailServer.hold();
    const subjects = Array.from({ length: 6 }, (_, index) => `Turn ${index}`);
    for (const subject of subjects) await add(subject);
    const sender = startMailSender({
      ...{ db: server.store.db, log: server.app.log, smtpUrl: mailServer.smtpUrl, from: 'a@specbuilder.example' },
      pollMs: 20,
    });
    const turns = async () => (await mails()).filter(({ subject }) => subject.startsWith('Turn'));
    const claimed = await until(async () => {
      const tried = (await turns()).filter(({ attempts }) => attempts > 0);
      return tried.length > 0 ? tried.length : undefined;
    });
    release();
    expect(claimed).toBe(1);
    await until(async () => ((await turns()).every(({ state }) => state === 'sent') ? true : undefined));
    await sender.close();
  });

  it('tries again while the mail server is busy, and sends once', async () => {
    mailServer.reject(1);
    await add('Twice tried');
    const sender = startMailSender({
      ...{ db: server.store.db, log: server.app.log, smtpUrl: mailServer.smtpUrl, from: 'a@specbuilder.example' },
      ...{ pollMs: 20, retryDelaysMs: [0, 0] },
    });
    expect(await mailBy('Twice tried', 'sent')).toMatchObject({ attempts: 2 });
    await sender.close();
    expect(mailServer.received.filter(({ subject }) => subject === 'Twice tried')).toHaveLength(1);
  });

  it('gives a mail up after the last try and says why, without the secrets in the log', async () => {
    mailServer.reject(5);
    await add('Given up');
    const sender = startMailSender({
      ...{ db: server.store.db, log: server.app.log, smtpUrl: mailServer.smtpUrl, from: 'a@specbuilder.example' },
      ...{ pollMs: 20, retryDelaysMs: [0] },
    });
    expect(await mailBy('Given up', 'failed')).toMatchObject({
      attempts: 2,
      lastError: expect.stringContaining('451'),
    });
    await sender.close();
    mailServer.reject(0);
    expect(server.log()).toContain('a mail was not sent');
    expect(server.log()).not.toContain(MAIL_PASSWORD);
    expect(server.log()).not.toContain('to@specbuilder.example');
  });

  it('shares the work: two processes send each mail once', async () => {
    const subjects = Array.from({ length: 12 }, (_, index) => `Shared ${index}`);
    for (const subject of subjects) await add(subject);
    const options = {
      ...{ db: server.store.db, log: server.app.log, smtpUrl: mailServer.smtpUrl, from: 'a@specbuilder.example' },
      ...{ pollMs: 20, retryDelaysMs: [0, 0, 0] },
    };
    const senders = [startMailSender(options), startMailSender(options)];
    await until(async () => {
      const sent = (await mails()).filter(({ subject, state }) => subject.startsWith('Shared') && state === 'sent');
      return sent.length === subjects.length ? sent : undefined;
    });
    for (const sender of senders) await sender.close();
    const sent = mailServer.received.map(({ subject }) => subject).filter((subject) => subject?.startsWith('Shared'));
    expect(sent.sort()).toEqual([...subjects].sort());
  });
});
