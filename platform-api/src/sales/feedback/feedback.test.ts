import { randomUUID } from 'node:crypto';
import type { AssistanceRequest } from '@specbuilder/shared-contracts/api';
import { FALLBACK_SALES_REGION, UserActionType } from '@specbuilder/shared-contracts/domain';
import { desc, eq } from 'drizzle-orm';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { sweepStore } from '../../administration/sweeps/sweeps.ts';
import { schema } from '../../core/store/database.ts';

const visitor = { name: 'Ana Ruiz', email: 'ana@ruiz.example' };

describeOnEachStore('What visitors write to the company', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const asGuest = () => server.client();
  const lastMail = async (manufacturerLabelId = 1) => {
    const [mail] = await (await server.clientOf('admin', { manufacturerLabelId })).outbox.list();
    return mail;
  };
  const lastRequest = async () => {
    const { visitorRequests } = schema;
    const [row] = await server.store.db.select().from(visitorRequests).orderBy(desc(visitorRequests.createdOnUtc));
    return row;
  };
  const help = (changes: Partial<AssistanceRequest> = {}): AssistanceRequest => ({
    ...visitor,
    phone: '(555) 555-5555',
    assistanceRequest: 'Which fan for a dishwasher hood?',
    projectId: null,
    unAuthenticatedUserSalesRegionId: null,
    ...changes,
  });

  it('[API-026] feedback is kept and goes to the support address of the brand', async () => {
    const feedback = { ...visitor, currentUrl: '/sizer/search', feedback: 'The curve is clear.\nThank you.' };
    await server.client({ manufacturerLabelId: 17 }).feedback.submit(feedback);
    expect(await lastRequest()).toMatchObject({ kind: 'feedback', salesRegion: null, userId: null, payload: feedback });
    expect(await lastMail(17)).toMatchObject({
      recipient: 'support@hallmoor.example',
      replyTo: 'ana@ruiz.example',
      subject: 'Feedback on Hallmoor Industrial',
      body: 'From: Ana Ruiz <ana@ruiz.example>\nPage: /sizer/search\n\nThe curve is clear.\nThank you.\n',
      state: 'kept',
    });
  });

  it('[API-027] guests ask the region of their session for help, national accounts without one', async () => {
    await asGuest().feedback.requestAssistance(help({ unAuthenticatedUserSalesRegionId: 7 }));
    expect(await lastRequest()).toMatchObject({ kind: 'assistance', salesRegion: 7, userId: null });
    expect(await lastMail()).toMatchObject({ recipient: 'region7@sales.example.com' });
    const { outboxMails } = schema;
    const [mail] = await server.store.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, 'region7@sales.example.com'));
    // In the brand's look as well, with what was written as text.
    expect(mail?.html).toMatch(/<h1[^>]*>.*<\/h1>.*Ana Ruiz &lt;ana@ruiz\.example&gt;/s);
    await asGuest().feedback.requestAssistance(help({ phone: null }));
    expect(await lastRequest()).toMatchObject({ salesRegion: FALLBACK_SALES_REGION });
    expect((await lastMail())?.body).not.toContain('Phone');
  });

  it('[API-027] [ENU-038] users ask their region, about one of their projects, and the request is counted', async () => {
    const engineer = await server.clientOf('engineer');
    const userId = await server.userId('engineer');
    await server.store.db
      .insert(schema.userSettings)
      .values({ userId, salesRegionNumber: 4 })
      .onConflictDoUpdate({ target: schema.userSettings.userId, set: { salesRegionNumber: 4 } });
    const { projectId, referenceId } = await engineer.projects.create({ projectName: 'Harbor & Quay' });
    await engineer.feedback.requestAssistance(help({ projectId, unAuthenticatedUserSalesRegionId: 9 }));
    expect(await lastRequest()).toMatchObject({ salesRegion: 4, userId });
    const mail = await lastMail();
    expect(mail?.recipient).toBe('region4@sales.example.com');
    expect(mail?.body).toContain(`Project: Harbor & Quay (${referenceId})`);
    const events = await server.store.db.select().from(schema.userEvents).where(eq(schema.userEvents.userId, userId));
    expect(events.at(-1)).toMatchObject({ eventType: UserActionType.RequestedProjectAssistance, projectId });
  });

  it('[API-027] requests help from national accounts where the page shows them: one-region brands and closed regions', async () => {
    const { salesRegions, userSettings } = schema;
    const store = { manufacturerLabelId: 37 };
    await server.client(store).feedback.requestAssistance(help({ unAuthenticatedUserSalesRegionId: 7 }));
    expect(await lastRequest()).toMatchObject({ salesRegion: FALLBACK_SALES_REGION });
    const engineer = await server.clientOf('engineer', store);
    await engineer.feedback.requestAssistance(help());
    expect(await lastMail(37)).toMatchObject({ recipient: 'nationalaccounts@sales.example.com' });

    await server.store.db.update(salesRegions).set({ obsolete: true }).where(eq(salesRegions.region, 9));
    await asGuest().feedback.requestAssistance(help({ unAuthenticatedUserSalesRegionId: 9 }));
    expect(await lastMail()).toMatchObject({ recipient: 'nationalaccounts@sales.example.com' });
    const userId = await server.userId('engineer');
    await server.store.db.update(userSettings).set({ salesRegionNumber: 9 }).where(eq(userSettings.userId, userId));
    await (await server.clientOf('engineer')).feedback.requestAssistance(help());
    expect(await lastRequest()).toMatchObject({ salesRegion: FALLBACK_SALES_REGION, userId });
  });

  const fileOf = async (userName: 'engineer' | 'sales', isComplete = true, sizeBytes = 2_500_000) => {
    const [row] = await server.store.db
      .insert(schema.uploadedFiles)
      .values({
        ...{ userId: await server.userId(userName), uploadKey: randomUUID(), name: 'M-601.pdf', partCount: 1 },
        ...{ contentType: 'application/pdf', sizeBytes, completedOnUtc: isComplete ? new Date() : null },
      })
      .returning();
    return row?.id ?? '';
  };

  it('[API-027] a user’s files are named in the mail and go with it, so stay as long as it', async () => {
    const engineer = await server.clientOf('engineer');
    const fileId = await fileOf('engineer');
    await engineer.feedback.requestAssistance(help({ fileIds: [fileId, fileId] }));
    expect((await lastMail())?.body).toContain('Attached: M-601.pdf (2,441 KB)');
    const listed = { fileId, name: 'M-601.pdf', size: 2_500_000, contentType: 'application/pdf' };
    expect((await lastMail())?.attachments).toEqual([listed]);
    const attached = await server.store.db.select().from(schema.mailAttachments);
    expect(attached).toEqual([{ mailId: (await lastMail())?.id, fileId }]);
    await sweepStore(server.store.db, server.app.log, new Date(Date.now() + 3 * 86_400_000));
    expect(await server.store.db.$count(schema.uploadedFiles, eq(schema.uploadedFiles.id, fileId))).toBe(1);
  });

  it('says of files too large for a mail that they are kept with it', async () => {
    const fileIds = [await fileOf('engineer', true, 9_000_001), await fileOf('engineer', true, 9_000_000)];
    await (await server.clientOf('engineer')).feedback.requestAssistance(help({ fileIds }));
    const mail = await lastMail();
    expect(mail?.body).not.toContain('Attached:');
    expect(mail?.body.match(/Too large to attach, kept in the outbox .*: M-601\.pdf \(8,789 KB\)/g)).toHaveLength(2);
    expect(mail?.attachments.map(({ fileId }) => fileId).sort()).toEqual([...fileIds].sort());
  });

  it('rejects files of others, unfinished ones, and those of guests, and keeps nothing', async () => {
    const before = await server.store.db.$count(schema.visitorRequests);
    const rejected = { status: 400, data: { errors: { fileIds: ['File not found'] } } };
    const engineer = await server.clientOf('engineer');
    for (const fileId of [await fileOf('sales'), await fileOf('engineer', false), randomUUID()]) {
      await expect(engineer.feedback.requestAssistance(help({ fileIds: [fileId] }))).rejects.toMatchObject(rejected);
    }
    const fileIds = [await fileOf('engineer')];
    await expect(asGuest().feedback.requestAssistance(help({ fileIds }))).rejects.toMatchObject(rejected);
    expect(await server.store.db.$count(schema.visitorRequests)).toBe(before);
  });

  it('names the project that is not the caller’s as if there were none, and keeps nothing', async () => {
    const sales = await server.clientOf('sales');
    const { projectId } = await sales.projects.create({ projectName: 'Of another user' });
    const engineer = await server.clientOf('engineer');
    const before = await server.store.db.$count(schema.visitorRequests);
    await expect(engineer.feedback.requestAssistance(help({ projectId }))).rejects.toMatchObject({
      status: 400,
      data: { errors: { projectId: ['Project not found'] } },
    });
    expect(await server.store.db.$count(schema.visitorRequests)).toBe(before);
  });

  it('[API-028] a correction of a region lists what should change, and changes nothing', async () => {
    const edit = {
      ...visitor,
      regionNumber: 1,
      regionPostalCode: '35203',
      changeSet: { city: 'Mobile', fax: null },
      originalState: { city: 'Birmingham', fax: '(555) 555-1101', state: 'AL' },
    };
    await asGuest().feedback.submitEditRequest(edit);
    expect(await lastRequest()).toMatchObject({ kind: 'region-edit', salesRegion: 1, payload: edit });
    const mail = await lastMail();
    expect(mail?.recipient).toBe('support@kelvane.example');
    expect(mail?.body).toContain('- city: Birmingham -> Mobile\n- fax: (555) 555-1101 -> (empty)');
    const { salesRegions } = schema;
    const [region] = await server.store.db.select().from(salesRegions).where(eq(salesRegions.region, 1));
    expect(region?.city).toBe('Birmingham');
  });

  it('rejects a region there is none of', async () => {
    await expect(
      asGuest().feedback.requestAssistance(help({ unAuthenticatedUserSalesRegionId: 4711 })),
    ).rejects.toMatchObject({
      status: 400,
      data: { errors: { unAuthenticatedUserSalesRegionId: ['There is no sales region 4711'] } },
    });
  });

  it('[VAL-027] rejects empty and endless messages in the words of the form', async () => {
    const send = (feedback: string) => asGuest().feedback.submit({ ...visitor, currentUrl: '/', feedback });
    await expect(send('  ')).rejects.toMatchObject({ data: { errors: { feedback: ['Enter your feedback'] } } });
    await expect(send('x'.repeat(4001))).rejects.toMatchObject({
      data: { errors: { feedback: ['At most 4,000 characters'] } },
    });
  });

  it('takes no line break into the head of a mail', async () => {
    const name = 'Eve\r\nBcc: all@victims.example';
    const sent = asGuest().feedback.submit({ ...visitor, name, currentUrl: '/', feedback: 'x' });
    await expect(sent).rejects.toMatchObject({ status: 400, data: { errors: { name: ['One line'] } } });
  });
});

describe('Mail by visitors', () => {
  it('is limited for each caller', async () => {
    const rates = {
      read: 100,
      write: 100,
      sizing: 100,
      image: 100,
      mail: 2,
      account: 1e6,
      existence: 1e6,
      upload: 100,
      telemetry: 100,
      program: 100,
      'refused-key': 100,
    };
    const server = await startTestApplication({ rates });
    const guest = server.client();
    const send = () => guest.feedback.submit({ ...visitor, currentUrl: '/', feedback: 'Again' });
    await send();
    await send();
    await expect(send()).rejects.toMatchObject({ status: 429 });
    await server.close();
  });
});
