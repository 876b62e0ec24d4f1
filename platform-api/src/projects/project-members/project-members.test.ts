import { randomUUID } from 'node:crypto';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { addInvitation, addMember } from '../../../test/team-builder.ts';
import {
  type DemoUserName,
  startTestApplication,
  TEST_URL,
  type TestApplication,
} from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const DAY_MS = 86_400_000;

describeOnEachStore('People of a project', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const projectsOf = async (userName: DemoUserName) => (await server.clientOf(userName)).projects;
  const rejectionOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((rejected: unknown) => rejected);
    return { status: statusOf(error), errors: errorBodyOf(error)?.errors };
  };
  const newProject = async () =>
    (await (await projectsOf('engineer')).create({ projectName: `Team ${randomUUID().slice(0, 8)}` })).projectId;
  const emailOf = async (userName: DemoUserName) => {
    const [user] = await server.store.db.select().from(schema.users).where(eq(schema.users.userName, userName));
    return user?.email ?? '';
  };
  const invite = async (projectId: string, email: string, role: 'viewer' | 'editor' = 'editor') =>
    (await projectsOf('engineer')).members.invite({ projectId, email, role });
  const lastMailTo = async (recipient: string) => {
    const mails = await server.store.db
      .select()
      .from(schema.outboxMails)
      .where(eq(schema.outboxMails.recipient, recipient));
    return mails.sort((a, b) => b.createdOnUtc.getTime() - a.createdOnUtc.getTime())[0];
  };
  const tokenIn = (body: string) => /\/projects\/invitation\/([\w-]{36})/.exec(body)?.[1] ?? '';
  const tokenMailedTo = async (email: string) => tokenIn((await lastMailTo(email))?.body ?? '');

  it('come by an invitation whose link the mail brings and the store does not have', async () => {
    const projectId = await newProject();
    const email = (await emailOf('dev')).toUpperCase();
    await invite(projectId, email, 'viewer');
    const mail = await lastMailTo(email);
    expect(mail?.body).toContain(`${TEST_URL}/projects/invitation/`);
    expect(mail?.html).toContain('/projects/invitation/');
    expect(mail?.replyTo).toBe(await emailOf('engineer'));
    const token = tokenIn(mail?.body ?? '');
    expect(JSON.stringify(await server.store.db.select().from(schema.projectInvitations))).not.toContain(token);

    const dev = await projectsOf('dev');
    await expect(dev.invitation.read({ token })).resolves.toMatchObject({ invitedBy: 'Maya Lindqvist', isYours: true });
    await expect(dev.invitation.accept({ token })).resolves.toEqual({ projectId, role: 'viewer' });
    await expect(dev.read({ projectId })).resolves.toMatchObject({ role: 'viewer', ownerName: 'Maya Lindqvist' });
    await expect(rejectionOf(dev.invitation.accept({ token }))).resolves.toMatchObject({ status: 404 });
    const team = await (await projectsOf('engineer')).members.list({ projectId });
    expect(team.invitations).toEqual([]);
    expect(team.members).toMatchObject([{ name: 'Dev Rao', role: 'viewer', email: await emailOf('dev') }]);
    await expect(dev.members.list({ projectId })).resolves.toMatchObject({ members: [{ email: null }] });
  });

  it('are not those whom a mail reached by a detour', async () => {
    const projectId = await newProject();
    await invite(projectId, await emailOf('dev'));
    const token = await tokenMailedTo(await emailOf('dev'));
    const sales = await projectsOf('sales');
    await expect(sales.invitation.read({ token })).resolves.toMatchObject({ isYours: false });
    await expect(rejectionOf(sales.invitation.accept({ token }))).resolves.toMatchObject({ status: 403 });
    await expect(rejectionOf(sales.read({ projectId }))).resolves.toMatchObject({ status: 404 });
  });

  it('are not invited by a link that ended, was withdrawn or replaced', async () => {
    const projectId = await newProject();
    const engineer = await projectsOf('engineer');
    const dev = await projectsOf('dev');
    const email = await emailOf('dev');
    const accept = (token: string) => rejectionOf(dev.invitation.accept({ token }));
    const gone = { status: 404 };

    const first = await invite(projectId, email);
    const firstToken = await tokenMailedTo(email);
    const second = await invite(projectId, email.toUpperCase());
    expect(second.invitationId).toBe(first.invitationId);
    expect((await engineer.members.list({ projectId })).invitations).toHaveLength(1);
    await expect(accept(firstToken)).resolves.toMatchObject(gone);
    await engineer.members.withdraw({ projectId, invitationId: second.invitationId });
    await expect(accept(await tokenMailedTo(email.toUpperCase()))).resolves.toMatchObject(gone);
    await expect(
      rejectionOf(engineer.members.withdraw({ projectId, invitationId: second.invitationId })),
    ).resolves.toMatchObject(gone);

    const invitedById = await server.userId('engineer');
    const over = await addInvitation(server.store.db, {
      ...{ projectId, invitedById, email },
      expiresOnUtc: new Date(Date.now() - 1),
    });
    await expect(accept(over.token)).resolves.toMatchObject(gone);
    expect((await engineer.members.list({ projectId })).invitations).toMatchObject([{ hasExpired: true }]);
  });

  it('have fourteen days to accept', async () => {
    const invitation = await invite(await newProject(), 'ana@ruiz.example');
    const days = (Date.parse(invitation.expiresOnUtc) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
  });

  it('are invited once, and never the owner', async () => {
    const projectId = await newProject();
    await addMember(server.store.db, projectId, await server.userId('dev'), 'viewer');
    const rejected = async (email: string) => (await rejectionOf(invite(projectId, email))).errors;
    await expect(rejected(await emailOf('engineer'))).resolves.toEqual({ email: ['That is your own address'] });
    await expect(rejected(await emailOf('dev'))).resolves.toEqual({
      email: ['A user with this address is already a member'],
    });
  });

  it('change it as editors, read it as viewers, and nothing more once they are removed or have left', async () => {
    const projectId = await newProject();
    const engineer = await server.clientOf('engineer');
    const { projectItemId } = await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId);
    const devId = await server.userId('dev');
    const dev = await server.clientOf('dev');
    const edit = () => rejectionOf(dev.projects.items.update({ projectId, projectItemId, notes: randomUUID() }));
    const option = () => rejectionOf(dev.fanItem.read({ fanItemId: projectItemId }));
    await expect(edit()).resolves.toMatchObject({ status: 404 });
    await addMember(server.store.db, projectId, devId, 'viewer');
    await expect(edit()).resolves.toMatchObject({ status: 403 });
    await expect(dev.projects.read({ projectId })).resolves.toMatchObject({ projectItems: [{ isReadOnly: true }] });
    await engineer.projects.members.change({ projectId, userId: devId, role: 'editor' });
    await expect(edit()).resolves.toMatchObject({ status: null });
    await expect(rejectionOf(dev.projectStubs.delete({ projectId }))).resolves.toMatchObject({ status: 403 });
    await expect(rejectionOf(dev.projects.archive({ projectId, isArchived: true }))).resolves.toMatchObject({
      status: 403,
    });
    await engineer.projects.members.remove({ projectId, userId: devId });
    await expect(edit()).resolves.toMatchObject({ status: 404 });
    await expect(option()).resolves.toMatchObject({ status: 404 });
    await addMember(server.store.db, projectId, devId, 'editor');
    await dev.projects.members.leave({ projectId });
    await expect(option()).resolves.toMatchObject({ status: 404 });
  });

  it('make items that belong to the project’s owner, whose list of results they may open', async () => {
    const projectId = await newProject();
    const dev = await server.clientOf('dev');
    await addMember(server.store.db, projectId, await server.userId('dev'), 'editor');
    const made = await configureRoofFan(dev);
    const item = await attach(dev, projectId, made.fanItemId);
    expect(item.userId).toBe(await server.userId('engineer'));
    const engineer = await server.clientOf('engineer');
    await expect(engineer.sizing.exhaustSupply.byResultId({ resultId: made.resultId })).resolves.toMatchObject({
      resultId: made.resultId,
    });
  });

  it('find it in their lists, with what they are in it and whose it is', async () => {
    const projectId = await newProject();
    const dev = await server.clientOf('dev');
    const find = async () => (await dev.projectStubs.list()).find((stub) => stub.projectId === projectId);
    expect(await find()).toBeUndefined();
    await addMember(server.store.db, projectId, await server.userId('dev'), 'editor');
    const shown = { role: 'editor', ownerName: 'Maya Lindqvist' };
    expect(await find()).toMatchObject(shown);
    await expect(dev.projectStubs.read({ projectId })).resolves.toMatchObject(shown);
    const { items } = await dev.projectStubs.page({ pageIndex: 0, pageSize: 50 });
    expect(items.find((stub) => stub.projectId === projectId)).toMatchObject(shown);
    const { projectName } = await dev.projects.read({ projectId });
    // Names are unique per user: a member of the project may have their own project with that name.
    await expect(dev.projects.create({ projectName })).resolves.toMatchObject({ role: 'owner', ownerName: null });
  });
});
