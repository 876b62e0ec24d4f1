import { randomUUID } from 'node:crypto';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { decodeProjectName, UserActionType } from '@specbuilder/shared-contracts/domain';
import { and, eq } from 'drizzle-orm';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const NEXT_YEAR = '2099-01-01T05:59:59.000Z';

describeOnEachStore('Sharing a project', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const projectsOf = async (userName: 'engineer' | 'dev' | 'admin') => (await server.clientOf(userName)).projects;
  const rejectionOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((rejected: unknown) => rejected);
    return { status: statusOf(error), errors: errorBodyOf(error)?.errors };
  };
  const newProject = async () => {
    const engineer = await server.clientOf('engineer');
    const { projectId } = await engineer.projects.create({ projectName: `Lab ${randomUUID().slice(0, 8)}` });
    await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId);
    return engineer.projects.read({ projectId });
  };
  const share = async (projectId: string, changes: object = {}) =>
    (await projectsOf('engineer')).share({
      ...{ projectId, senderName: 'Maya', projectName: 'Lab', recipients: ['ana@ruiz.example'] },
      ...changes,
    });
  const mailsTo = (recipient: string) =>
    server.store.db.select().from(schema.outboxMails).where(eq(schema.outboxMails.recipient, recipient));
  const actions = (eventType: number, projectId: string) =>
    server.store.db
      .select()
      .from(schema.userEvents)
      .where(and(eq(schema.userEvents.eventType, eventType), eq(schema.userEvents.projectId, projectId)));

  it('[API-124] [SHR-001] [SHR-011] [ENU-039] mails the link to each recipient once, in the brand’s look', async () => {
    const { projectId, displayName } = await newProject();
    const [first, second] = [`${randomUUID()}@a.example`, `${randomUUID()}@b.example`];
    const link = await share(projectId, { recipients: [first, second, first.toUpperCase()] });
    expect(link).toMatchObject({ recipients: [first.toUpperCase(), second], expiresOnUtc: null, readerCount: 0 });
    expect(link.url).toMatch(new RegExp(`^${TEST_URL}/projects/shared/[\\w-]{32}$`));
    const [mail] = await mailsTo(second);
    expect(mail).toMatchObject({
      subject: `Maya Lindqvist shared the project ${decodeProjectName(displayName)} with you`,
      replyTo: 'engineer@specbuilder.example',
      state: 'kept',
    });
    expect(mail?.body).toContain(`Open the project: ${link.url}\n`);
    expect(mail?.html).toContain(`href="${link.url}"`);
    expect(mail?.html).toContain('<html lang="en');
    expect(await mailsTo(first.toUpperCase())).toHaveLength(1);
    expect(await actions(UserActionType.SharedProject, projectId)).toHaveLength(1);
  });

  it('[A-189] says in the sender’s zone and language when the link ends', async () => {
    const { projectId } = await newProject();
    const recipient = `${randomUUID()}@a.example`;
    await share(projectId, { recipients: [recipient], expirationDate: NEXT_YEAR, timeZone: 'America/Chicago' });
    expect((await mailsTo(recipient))[0]?.body).toContain('December 31, 2098 at 11:59 PM Central Time');
    const spanish = `${randomUUID()}@a.example`;
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/projects/${projectId}/share`,
      headers: { authorization: `Bearer ${await server.tokenOf('engineer')}`, 'accept-language': 'es' },
      payload: { senderName: '', projectName: '', recipients: [spanish], timeZone: 'Mars/Olympus' },
    });
    expect(response.statusCode).toBe(200);
    expect((await mailsTo(spanish))[0]?.subject).toMatch(/^Maya Lindqvist compartió el proyecto/);
  });

  it('rejects an end that is over, and addresses that are none', async () => {
    const { projectId } = await newProject();
    expect(await rejectionOf(share(projectId, { expirationDate: '2020-01-01T00:00:00Z' }))).toEqual({
      status: 400,
      errors: { expirationDate: ['Choose today or a later day'] },
    });
    for (const recipients of [[], ['no-address'], Array.from({ length: 26 }, (_, index) => `a${index}@b.example`)]) {
      expect(await rejectionOf(share(projectId, { recipients }))).toMatchObject({ status: 400 });
    }
    expect(await (await projectsOf('engineer')).shares({ projectId })).toEqual([]);
  });

  it('[API-125] [SHR-005] is read by any user who has the link, and by no guest', async () => {
    const { projectId } = await newProject();
    const { shareId } = await share(projectId, { expirationDate: NEXT_YEAR });
    const read = await (await projectsOf('dev')).shared.read({ shareId });
    expect(read).toMatchObject({ projectId, shareId, sharedBy: 'Maya Lindqvist', expiresOnUtc: NEXT_YEAR });
    expect(read.projectItems).toMatchObject([{ tag: 'EF-1', isReadOnly: true }]);
    expect(await rejectionOf(server.client().projects.shared.read({ shareId }))).toMatchObject({ status: 401 });
  });

  it('[SHR-012] who opened the link may read the project and not change it', async () => {
    const { projectId } = await newProject();
    const { shareId } = await share(projectId);
    const dev = await projectsOf('dev');
    expect(await rejectionOf(dev.rename({ projectId, projectName: 'Mine' }))).toMatchObject({ status: 404 });
    await dev.shared.read({ shareId });
    expect(await dev.read({ projectId })).toMatchObject({ projectId });
    expect(await rejectionOf(dev.rename({ projectId, projectName: 'Mine' }))).toMatchObject({ status: 403 });
    expect(await rejectionOf(dev.shares({ projectId }))).toMatchObject({ status: 403 });
    await (await projectsOf('engineer')).revokeShare({ projectId, shareId });
    expect(await rejectionOf(dev.read({ projectId }))).toMatchObject({ status: 404 });
  });

  it('[SHR-010] a link that ended, was revoked or never was is not found, to read and to clone', async () => {
    const { projectId } = await newProject();
    const [ended, revoked] = [await share(projectId, { expirationDate: NEXT_YEAR }), await share(projectId)];
    const { projectShares } = schema;
    await server.store.db
      .update(projectShares)
      .set({ expiresOnUtc: new Date(Date.now() - 1) })
      .where(eq(projectShares.id, ended.shareId));
    await (await projectsOf('engineer')).revokeShare({ projectId, shareId: revoked.shareId });
    const { shared } = await projectsOf('dev');
    for (const shareId of [ended.shareId, revoked.shareId, 'never', projectId]) {
      expect(await rejectionOf(shared.read({ shareId }))).toMatchObject({ status: 404 });
      expect(await rejectionOf(shared.clone({ shareId }))).toMatchObject({ status: 404 });
    }
  });

  it('the owner sees who has which link, whether it was opened, and ends it', async () => {
    const { projectId } = await newProject();
    const engineer = await projectsOf('engineer');
    const { shareId } = await share(projectId);
    await engineer.shared.read({ shareId });
    expect(await engineer.shares({ projectId })).toMatchObject([{ readerCount: 0, lastOpenedOnUtc: null }]);
    await (await projectsOf('dev')).shared.read({ shareId });
    const [link] = await engineer.shares({ projectId });
    expect(link).toMatchObject({ readerCount: 1, lastOpenedOnUtc: expect.any(String), revokedOnUtc: null });
    const first = await engineer.revokeShare({ projectId, shareId });
    expect(await engineer.revokeShare({ projectId, shareId })).toEqual(first);
    expect(first.revokedOnUtc).not.toBeNull();
    const other = await newProject();
    expect(await rejectionOf(engineer.revokeShare({ projectId: other.projectId, shareId }))).toMatchObject({
      status: 404,
    });
  });

  it('[API-126] [SHR-009] [ENU-040] [A-195] is cloned into a project of the reader', async () => {
    const original = await newProject();
    const { shareId } = await share(original.projectId);
    const dev = await server.clientOf('dev');
    const clone = await dev.projects.shared.clone({ shareId });
    expect(clone.userId).toBe(await server.userId('dev'));
    expect(decodeProjectName(clone.displayName)).toBe(`${decodeProjectName(original.displayName)} - Copy`);
    expect((await dev.projectStubs.list()).map(({ projectId }) => projectId)).toContain(clone.projectId);
    const [item] = clone.projectItems;
    expect(item).toMatchObject({ tag: 'EF-1', qty: 2, isReadOnly: false, userId: clone.userId });
    // The search behind the item is the reader's too.
    await dev.sizing.exhaustSupply.byResultId({ resultId: item?.resultId ?? '' });
    expect(await actions(UserActionType.ClonedSharedProject, clone.projectId)).toHaveLength(1);
  });
});
