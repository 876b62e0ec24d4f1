import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { AddressType, decodeProjectName } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { fullProject } from '../../../test/full-project.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describeOnEachStore('Cloning a project by reference id', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  let sales: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
    sales = await server.clientOf('sales');
  });
  afterAll(() => server.close());

  const rejectionOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((rejected: unknown) => rejected);
    return { status: statusOf(error), inner: errorBodyOf(error)?.innerException?.message };
  };

  it('[API-123] [CLN-003] copies items in order, addresses, buildings and operating cost of anybody’s project', async () => {
    const original = await fullProject(engineer);
    const { projectId, referenceId } = original;
    const clone = await sales.projects.clone({ source: 0, referenceId: ` ${referenceId.toLowerCase()} ` });
    expect(clone).toMatchObject({
      userId: await server.userId('sales'),
      siteAddress: original.siteAddress,
      settings: original.settings,
      manufacturerLabelId: 1,
    });
    expect(clone.referenceId).not.toBe(referenceId);
    const shown = ({ projectItems }: typeof clone) =>
      projectItems.map(({ tag, qty, notes, itemIndex, modelDisplayAs, price, versions }) => {
        return { tag, qty, notes, itemIndex, modelDisplayAs, price, versions };
      });
    expect(shown(clone)).toEqual(shown(original));
    expect(shown(clone).map(({ tag }) => tag)).toEqual(['HV-1', 'EF-1', 'EF-2']);
    const [building] = await sales.projects.buildings({ projectId: clone.projectId });
    expect(building).toMatchObject({ name: 'Building 1', squareFeet: 20_000, fans: [{ quantity: 3 }] });
    expect(clone.projectItems[0]?.buildingId).toBe(building?.id);
    const shipping = { projectId: clone.projectId, addressType: AddressType.Shipping };
    expect(await sales.projects.address(shipping)).toMatchObject({ city: 'Gary', state: 'IN' });
    // The original is as it was.
    expect(await engineer.projects.read({ projectId })).toEqual(original);
  });

  it('[A-174] counts on where the name is in use', async () => {
    const { referenceId, displayName } = await fullProject(engineer);
    const names = [];
    for (let index = 0; index < 3; index += 1) {
      names.push(decodeProjectName((await sales.projects.clone({ source: 0, referenceId })).displayName));
    }
    const name = decodeProjectName(displayName);
    expect(names).toEqual([`${name} - Copy`, `${name} - Copy 2`, `${name} - Copy 3`]);
  });

  it('[A-247] does it once for one key, and four at a time get names of their own', async () => {
    const { referenceId } = await fullProject(engineer);
    const context = { idempotencyKey: randomUUID() };
    const input = { source: 0, referenceId } as const;
    const same = await Promise.all([1, 2].map(() => sales.projects.clone(input, { context })));
    expect(same[0]?.projectId).toBe(same[1]?.projectId);
    const others = await Promise.all([1, 2, 3, 4].map(() => sales.projects.clone(input)));
    expect(new Set(others.map((item) => item.displayName)).size).toBe(4);
  });

  it('stores nothing when it breaks off in the middle', async () => {
    const { referenceId, projectId } = await fullProject(engineer);
    const before = await sales.projectStubs.list();
    // The last item cannot be copied: the store rejects its position in the project for the copy.
    await server.store.db.execute(
      `create or replace function refuse_copy() returns trigger as $$
       begin if new.tag = 'EF-2' then raise exception 'killed'; end if; return new; end $$ language plpgsql`,
    );
    await server.store.db.execute(
      'create trigger refuse_copy before insert on fan_items for each row execute function refuse_copy()',
    );
    expect(await rejectionOf(sales.projects.clone({ source: 0, referenceId }))).toMatchObject({ status: 500 });
    await server.store.db.execute('drop trigger refuse_copy on fan_items');
    expect(await sales.projectStubs.list()).toEqual(before);
    const rows = await server.store.db.select().from(schema.fanItems).where(eq(schema.fanItems.projectId, projectId));
    expect(rows).toHaveLength(3);
  });

  it('[CLN-005] is for administrators and sales staff', async () => {
    const { referenceId } = await fullProject(engineer);
    expect(await rejectionOf(engineer.projects.clone({ source: 0, referenceId }))).toMatchObject({ status: 403 });
    await (await server.clientOf('admin')).projects.clone({ source: 0, referenceId });
  });

  it('is in the audit log, and its owner gets a mail from who did it', async () => {
    const { referenceId, displayName } = await fullProject(engineer);
    const copy = await sales.projects.clone({ source: 0, referenceId });
    const { db } = server.store;
    const audited = await db.select().from(schema.auditRecords).where(eq(schema.auditRecords.action, 'project-cloned'));
    expect(audited.map(({ subject, details }) => ({ subject, details }))).toContainEqual({
      subject: `/api/projects/${copy.projectId}`,
      details: { from: referenceId },
    });
    const mails = await db.select().from(schema.outboxMails);
    const mail = mails.find(({ subject }) => subject.includes(decodeProjectName(displayName)));
    expect(mail?.body).toContain('by its reference ID');
    expect(mail?.recipient).toBe((await engineer.user.details()).email);
  });

  it('finds no project of a customer of another region for sales staff, and any for administrators', async () => {
    const { referenceId } = await fullProject(engineer);
    const { db } = server.store;
    const setRegions = (region: number) =>
      db
        .update(schema.userSettings)
        .set({ salesRegionNumber: region })
        .where(eq(schema.userSettings.userId, engineerId));
    const engineerId = await server.userId('engineer');
    const [before] = await db.select().from(schema.userSettings).where(eq(schema.userSettings.userId, engineerId));
    await setRegions(43);
    expect(await rejectionOf(sales.projects.clone({ source: 0, referenceId }))).toEqual({
      status: 404,
      inner: `There is no project with the reference id ${referenceId}.`,
    });
    await (await server.clientOf('admin')).projects.clone({ source: 0, referenceId });
    await setRegions(before?.salesRegionNumber ?? 24);
  });

  it('[A-194] [ERR-040] says the reason inside, without a trace', async () => {
    const call = sales.projects.clone({ source: 0, referenceId: 'L-0000000' });
    expect(await rejectionOf(call)).toEqual({
      status: 404,
      inner: 'There is no project with the reference id L-0000000.',
    });
    const body = errorBodyOf(await call.catch((error: unknown) => error));
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['errors', 'innerException', 'message', 'modelState']);
    expect(Object.keys(body?.innerException ?? {})).toEqual(['message']);
  });

  it('[CLN-001] takes 0 to 4 as source', async () => {
    const { referenceId } = await fullProject(engineer);
    // 1 is the environment that responds.
    await sales.projects.clone({ source: 1, referenceId });
    for (const source of [-1, 5, 1.5]) {
      const bad = sales.projects.clone({ source: source as 0, referenceId });
      expect(await rejectionOf(bad)).toMatchObject({ status: 400 });
    }
    expect(await rejectionOf(sales.projects.clone({ source: 0, referenceId: ' ' }))).toMatchObject({ status: 400 });
  });

  it('[A-192] says that no server of another environment is set up', async () => {
    expect(await rejectionOf(sales.projects.clone({ source: 3, referenceId: 'S-1' }))).toEqual({
      status: 400,
      inner: 'No server of the environment staging is set up, so projects cannot be cloned from there.',
    });
  });
});
