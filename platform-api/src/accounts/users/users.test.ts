import { randomUUID } from 'node:crypto';
import { type ApiClient, errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { eq, sql } from 'drizzle-orm';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describeOnEachStore('The signed-in user', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  let userId: string;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
    userId = await server.userId('engineer');
  });
  afterAll(() => server.close());

  const profile = (changes: object = {}) => ({
    userId,
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: 'engineer@specbuilder.example',
    ...changes,
  });
  const rejectionOf = async (changes: object) => {
    const error: unknown = await engineer.user.saveProfile(profile(changes)).catch((rejected: unknown) => rejected);
    return { status: statusOf(error), errors: errorBodyOf(error)?.errors };
  };

  it('[API-017] [AUT-024] [AUT-027] reads details with computed names, company, roles and settings', async () => {
    await expect(engineer.user.details()).resolves.toEqual({
      userId,
      userName: 'engineer',
      email: 'engineer@specbuilder.example',
      firstName: 'Maya',
      lastName: 'Lindqvist',
      fullName: 'Maya Lindqvist',
      displayName: 'Maya Lindqvist',
      name: 'Maya Lindqvist',
      company: expect.objectContaining({ name: 'Lindqvist Consulting Engineers', phoneNumber: null }),
      roles: ['user'],
      salesRegions: [],
      defaultSalesRegion: null,
      settings: {
        salesRegionNumber: 24,
        selectedSalesRegion: expect.objectContaining({ region: 24, displayText: expect.stringContaining('Chicago') }),
        isRegionManuallySelected: false,
        isRegionAssignedOnServer: true,
        defaultCurrencyCode: null,
        includePreWire: false,
      },
    });
    const sales = await server.clientOf('sales');
    await expect(sales.user.details()).resolves.toMatchObject({ salesRegions: [24, 15], defaultSalesRegion: 24 });
  });

  it('[AUT-027] has no selected region before there is one', async () => {
    const userWithout = await server.clientOf('dev');
    await server.store.db.delete(schema.userSettings).where(eq(schema.userSettings.userId, await server.userId('dev')));
    const { settings } = await userWithout.user.details();
    expect(settings).toMatchObject({ salesRegionNumber: null, selectedSalesRegion: null });
  });

  it('[API-018] [AUT-027] toggles the prewire setting, and twice returns to the start value', async () => {
    const includePreWire = async () => (await engineer.user.details()).settings.includePreWire;
    await expect(engineer.user.togglePreWire()).resolves.toEqual({ includePreWire: true });
    await expect(includePreWire()).resolves.toBe(true);
    await expect(engineer.user.togglePreWire()).resolves.toEqual({ includePreWire: false });
    await expect(includePreWire()).resolves.toBe(false);
  });

  it('[API-018] toggles the prewire setting once for a repeated call', async () => {
    const context = { idempotencyKey: randomUUID() };
    const first = await engineer.user.togglePreWire(undefined, { context });
    await expect(engineer.user.togglePreWire(undefined, { context })).resolves.toEqual(first);
    await expect(engineer.user.details()).resolves.toMatchObject({ settings: first });
    await engineer.user.togglePreWire();
  });

  it('[API-018] toggles the prewire setting of a user without settings', async () => {
    const dev = await server.clientOf('dev');
    await server.store.db.delete(schema.userSettings).where(eq(schema.userSettings.userId, await server.userId('dev')));
    await expect(dev.user.togglePreWire()).resolves.toEqual({ includePreWire: true });
  });

  it('[API-014] changes name and email', async () => {
    const saved = await engineer.user.saveProfile(profile({ firstName: ' Mia ', email: 'mia@firm.example' }));
    expect(saved).toMatchObject({ firstName: 'Mia', fullName: 'Mia Lindqvist', email: 'mia@firm.example' });
    await expect(engineer.user.details()).resolves.toEqual(saved);
    await engineer.user.saveProfile(profile());
  });

  it('cannot take the email address of another account, whatever its case', async () => {
    expect(await rejectionOf({ email: 'SALES@specbuilder.example' })).toEqual({
      status: 400,
      errors: { email: ['Another account has that email address'] },
    });
    // An address in another case is still the same account's.
    const email = 'Engineer@specbuilder.example';
    await expect(engineer.user.saveProfile(profile({ email }))).resolves.toMatchObject({ email });
  });

  it('cannot change another user', async () => {
    expect(await rejectionOf({ userId: await server.userId('sales') })).toMatchObject({ status: 403 });
  });

  it('[VAL-026] learns which field is not right', async () => {
    const { status, errors } = await rejectionOf({ firstName: 'R2D2', lastName: '', email: 'no-address' });
    expect(status).toBe(400);
    expect(errors).toEqual({
      firstName: ['Letters, spaces, apostrophe and hyphen, at most 50'],
      lastName: ['Enter your last name'],
      email: ['Enter a valid email address'],
    });
  });

  it('[A-036] cannot change a profile that an external provider keeps', async () => {
    const { db } = server.store;
    await db.execute(
      sql`update users set issuer = 'https://id.example.com', subject = '1' where user_name = 'engineer'`,
    );
    expect(await rejectionOf({ firstName: 'Other' })).toMatchObject({ status: 403 });
    await db.execute(sql`update users set issuer = null, subject = null where user_name = 'engineer'`);
  });
});
