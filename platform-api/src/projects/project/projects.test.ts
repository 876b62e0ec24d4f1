import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { AddressType, DEFAULT_OPERATING_COST, UserActionType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';
import { commitTogether } from '../../core/unit-of-work/commit-together.ts';

describeOnEachStore('Projects', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  let dev: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
    dev = await server.clientOf('dev');
  });
  afterAll(() => server.close());

  const rejection = (call: Promise<unknown>) =>
    call.then(
      () => {
        throw new Error('The call was not rejected');
      },
      (error: unknown) => ({ status: statusOf(error), body: errorBodyOf(error) }),
    );

  it('[API-103] [PRJ-010] are created with an encoded name and a readable reference id', async () => {
    const project = await engineer.projects.create({ projectName: '  A & B  ' });
    expect(project).toMatchObject({
      name: 'A%20%26%20B',
      displayName: 'A%20%26%20B',
      manufacturerLabelId: 1,
      projectItems: [],
      siteAddress: null,
      settings: { operatingCost: { daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh: 0.1 } },
      rowVersion: 1,
    });
    expect(project.referenceId).toMatch(/^L-[0-9A-HJKMNP-TV-Z]{7}$/);
    expect(project.userId).toBe(await server.userId('engineer'));
    await expect(engineer.projects.read({ projectId: project.projectId })).resolves.toEqual(project);
  });

  it('take city, state and country from the postal code where the user did not type them', async () => {
    const { siteAddress } = await engineer.projects.create({
      projectName: 'With site',
      address: { streetLine1: '1 Wacker Dr', postalCode: '606061234', city: '' },
    });
    expect(siteAddress).toEqual({
      streetLine1: '1 Wacker Dr',
      streetLine2: null,
      city: 'Chicago',
      state: 'IL',
      postalCode: '60606-1234',
      country: 'USA',
    });
    const kept = await engineer.projects.create({
      projectName: 'With own city',
      address: { postalCode: '60606', city: 'The Loop' },
    });
    expect(kept.siteAddress).toMatchObject({ city: 'The Loop', state: 'IL' });
    const unknown = await engineer.projects.create({ projectName: 'Nowhere', address: { postalCode: '00000' } });
    expect(unknown.siteAddress).toMatchObject({ postalCode: '00000', city: null });
  });

  it('[ENU-032] record user action 2 with region and project in the same transaction', async () => {
    const project = await engineer.projects.create({ projectName: 'Recorded' });
    const events = await server.store.db
      .select()
      .from(schema.userEvents)
      .where(eq(schema.userEvents.projectId, project.projectId));
    expect(events).toEqual([
      expect.objectContaining({
        eventType: UserActionType.CreatedProject,
        userId: project.userId,
        salesRegionNumber: 24,
        manufacturerLabelId: 1,
      }),
    ]);
  });

  it('[PRJ-007] cannot have the name of another project, whatever its case', async () => {
    const first = await engineer.projects.create({ projectName: 'Tower' });
    const second = await engineer.projects.create({ projectName: 'Annex' });
    const nameInUse = { status: 400, body: expect.objectContaining({ message: 'Another project has that name' }) };
    const create = await rejection(engineer.projects.create({ projectName: 'TOWER' }));
    expect(create).toEqual(nameInUse);
    expect(create.body?.modelState).toEqual({ projectName: ['Another project has that name'] });
    const change = { projectId: second.projectId, projectName: 'tower' };
    expect(await rejection(engineer.projects.rename(change))).toEqual(nameInUse);
    // Its own name in another case is no other project's.
    const renamed = await engineer.projects.rename({ projectId: first.projectId, projectName: 'TOWER' });
    expect(renamed.name).toBe('TOWER');
    // Neither is a name of another user or another brand.
    await expect(dev.projects.create({ projectName: 'Tower' })).resolves.toBeDefined();
    const other = await server.clientOf('engineer', { manufacturerLabelId: 214 });
    await expect(other.projects.create({ projectName: 'Tower' })).resolves.toMatchObject({ manufacturerLabelId: 214 });
  });

  it('are created once when the same name is requested twice at the same moment', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => engineer.projects.create({ projectName: 'Race' })),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(statusOf(outcome.reason)).toBe(400);
  });

  it.each([
    ['', 'Enter a project name'],
    ['   ', 'Enter a project name'],
    ["O'Hare", 'Project name contains invalid characters'],
    ['x'.repeat(101), 'At most 100 characters'],
  ])('[VAL-026] reject the name %p', async (projectName, text) => {
    const { status, body } = await rejection(engineer.projects.create({ projectName }));
    expect(status).toBe(400);
    expect(body?.errors['projectName']).toContain(text);
  });

  it('reject a malformed postal code by the name of its field', async () => {
    const { body } = await rejection(
      engineer.projects.create({ projectName: 'Bad code', address: { postalCode: '123' } }),
    );
    expect(body?.errors).toEqual({ 'address.postalCode': ['Invalid postal code'] });
  });

  it('[API-106] are renamed, one version up', async () => {
    const project = await engineer.projects.create({ projectName: 'Before' });
    const { projectId } = project;
    const renamed = await engineer.projects.rename({ projectId, projectName: 'After', rowVersion: 1 });
    expect(renamed).toMatchObject({ name: 'After', rowVersion: 2 });
    expect(Date.parse(renamed.updatedOnUtc)).toBeGreaterThanOrEqual(Date.parse(project.updatedOnUtc));
  });

  it('respond to a stale write with 409 and the current state', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Versioned' });
    await engineer.projects.rename({ projectId, projectName: 'Newer', rowVersion: 1 });
    const { status, body } = await rejection(
      engineer.projects.rename({ projectId, projectName: 'Older', rowVersion: 1 }),
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ current: { projectId, name: 'Newer', rowVersion: 2 } });
    expect((await engineer.projects.read({ projectId })).name).toBe('Newer');
  });

  it('let only one of two writes with the same version through', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Contended' });
    const outcomes = await Promise.allSettled(
      ['Left', 'Right'].map((projectName) => engineer.projects.rename({ projectId, projectName, rowVersion: 1 })),
    );
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await engineer.projects.read({ projectId })).rowVersion).toBe(2);
  });

  it('[API-100] [API-101] are listed by brand, last edited first', async () => {
    const { projectId } = await dev.projects.create({ projectName: 'Older one' });
    await dev.projects.create({ projectName: 'Newer one' });
    await dev.projects.rename({ projectId, projectName: 'Edited last' });
    const stubs = await dev.projectStubs.list();
    expect(stubs[0]).toMatchObject({ projectId, name: 'Edited%20last', itemCount: 0 });
    expect(stubs.every((stub, index) => (stubs[index - 1]?.updatedOnUtc ?? '9') >= stub.updatedOnUtc)).toBe(true);
    await expect(dev.projectStubs.read({ projectId })).resolves.toEqual(stubs[0]);
    const otherBrand = await server.clientOf('dev', { manufacturerLabelId: 214 });
    await expect(otherBrand.projectStubs.list()).resolves.toEqual([]);
  });

  it('[AUT-036] of others are not found, admins may read them but not change them', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Mine' });
    expect((await rejection(dev.projects.read({ projectId }))).status).toBe(404);
    expect((await rejection(dev.projects.rename({ projectId, projectName: 'Yours' }))).status).toBe(404);
    const admin = await server.clientOf('admin');
    await expect(admin.projects.read({ projectId })).resolves.toMatchObject({ projectId });
    expect((await rejection(admin.projects.rename({ projectId, projectName: 'Theirs' }))).status).toBe(403);
  });

  it('keep the address that another user saved meanwhile, and say what it is', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Two write the address' });
    const denver = { city: 'Denver', state: 'CO', country: 'USA' } as const;
    const save = (city: string, was: typeof denver | null) =>
      engineer.projects.saveAddress({ projectId, addressType: AddressType.Site, ...denver, city, was });
    await save('Denver', null);
    await expect(save('Denver', null)).resolves.toMatchObject(denver);
    const rejected: unknown = await save('Golden', null).catch((error: unknown) => error);
    expect([statusOf(rejected), errorBodyOf(rejected)]).toMatchObject([
      409,
      { message: expect.stringContaining('It is now Denver, CO, USA.'), current: { city: 'Denver' } },
    ]);
    await expect(save('Golden', denver)).resolves.toMatchObject({ city: 'Golden' });
  });

  it('[API-117] [API-118] keep one address per type, read by name or number', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Addressed' });
    await expect(engineer.projects.address({ projectId, addressType: AddressType.Site })).resolves.toBeNull();
    const site = {
      streetLine1: '5 Main St',
      city: 'Denver',
      state: 'CO',
      postalCode: '80202',
      country: 'USA',
    } as const;
    await engineer.projects.saveAddress({ projectId, addressType: AddressType.Site, ...site });
    await engineer.projects.saveAddress({ projectId, addressType: AddressType.Billing, ...site, city: 'Boulder' });
    const changed = {
      projectId,
      addressType: AddressType.Site,
      ...site,
      postalCode: 'm5v3a8',
      country: 'CAN',
    } as const;
    await expect(engineer.projects.saveAddress(changed)).resolves.toMatchObject({ postalCode: 'M5V 3A8' });
    const token = await server.tokenOf('engineer');
    for (const type of ['Site', 'site', '1']) {
      const response = await server.app.inject({
        url: `/api/projects/${projectId}/address/${type}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.json()).toMatchObject({ addressType: 1, city: 'Denver', country: 'CAN', streetLine2: null });
    }
    await expect(engineer.projects.read({ projectId })).resolves.toMatchObject({ siteAddress: { city: 'Denver' } });
  });

  it('leave nothing behind when their user action cannot be recorded', async () => {
    const { db } = server.store;
    const request = { actor: { userId: await server.userId('engineer'), guestKeyHash: null }, repeatable: null };
    // An action of a brand that does not exist breaks the last statement of the transaction.
    const write = { ...request, manufacturerLabelId: 999, userAction: UserActionType.CreatedProject, onProblem: fail };
    const halfWritten = commitTogether(db, write, async ({ tx, actor }) => {
      await tx.insert(schema.projects).values({
        userId: actor.userId ?? '',
        manufacturerLabelId: 1,
        name: 'Half',
        nameKey: 'half',
        referenceId: 'L-0000000',
        operatingCost: DEFAULT_OPERATING_COST,
      });
    });
    await expect(halfWritten).rejects.toThrow();
    const rows = await db.select().from(schema.projects).where(eq(schema.projects.name, 'Half'));
    expect(rows).toEqual([]);
  });
});

function fail(error: unknown): never {
  throw error;
}
