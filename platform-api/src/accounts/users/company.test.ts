import { type ApiClient, errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { sql } from 'drizzle-orm';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const COMPANY = {
  name: 'Northshore Engineering',
  contactName: 'Maya Lindqvist',
  phoneNumber: '(414) 555-0136',
  faxNumber: '(414) 555-0137',
  tollFreeNumber: '(800) 555-0138',
  address: {
    streetLine1: '311 E Demo Street',
    streetLine2: 'Floor 6',
    city: 'Milwaukee',
    state: 'WI',
    country: 'USA',
    postalCode: '53202-1234',
  },
} as const;
const NOWHERE = { streetLine1: null, streetLine2: null, city: null, state: null, postalCode: null, country: null };

describeOnEachStore('The company of the signed-in user', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  async function rejectionOf(company: Parameters<ApiClient['user']['saveCompany']>[0]) {
    const error: unknown = await engineer.user.saveCompany(company).catch((rejected: unknown) => rejected);
    const body = errorBodyOf(error);
    return { status: statusOf(error), message: body?.message, modelState: body?.modelState };
  }
  const withAddress = (address: object) => ({ ...COMPANY, address: { ...COMPANY.address, ...address } });

  it('[API-015] [ACC-006] is saved whole and read with the user', async () => {
    const saved = await engineer.user.saveCompany(COMPANY);
    expect(saved).toMatchObject({ userName: 'engineer', company: COMPANY });
    await expect(engineer.user.details()).resolves.toEqual(saved);
  });

  it('is stored in its written form, and empty fields as none', async () => {
    const { company } = await engineer.user.saveCompany({
      name: ' Northshore ',
      contactName: ' ',
      phoneNumber: '1-414.555.0136',
      faxNumber: '',
      tollFreeNumber: null,
      address: { streetLine1: '', postalCode: 'h3b2y5', country: 'CAN' },
    });
    expect(company).toEqual({
      name: 'Northshore',
      contactName: null,
      phoneNumber: '(414) 555-0136',
      faxNumber: null,
      tollFreeNumber: null,
      address: { ...NOWHERE, postalCode: 'H3B 2Y5', country: 'CAN' },
    });
  });

  it('[ERR-013] [VAL-026] is rejected with the sentence of each field', async () => {
    const bad = { ...withAddress({ postalCode: '5320', city: 'x'.repeat(101) }), name: ' ', faxNumber: '555' };
    expect(await rejectionOf(bad)).toEqual({
      status: 400,
      message: expect.any(String),
      modelState: {
        name: ['Enter the company'],
        faxNumber: ['A phone number like (555) 555-5555'],
        'address.postalCode': ['Please enter a valid postal code'],
        'address.city': ['At most 100 characters'],
      },
    });
  });

  it('[ERR-009] is rejected with a code that no place has, but for those of Mexico', async () => {
    expect(await rejectionOf(withAddress({ postalCode: '00000' }))).toEqual({
      status: 400,
      message: 'Please enter a valid postal code',
      modelState: { 'address.postalCode': ['Please enter a valid postal code'] },
    });
    const mexican = withAddress({ postalCode: '00000', country: 'MEX' });
    await expect(engineer.user.saveCompany(mexican)).resolves.toMatchObject({
      company: { address: { postalCode: '00000' } },
    });
  });

  it('is not shared with other users', async () => {
    const dev = await server.clientOf('dev');
    const { company } = await dev.user.details();
    await engineer.user.saveCompany({ ...COMPANY, name: 'Another' });
    await expect(dev.user.details()).resolves.toMatchObject({ company });
  });

  it('[A-036] cannot be changed where an external provider keeps the account', async () => {
    const { db } = server.store;
    await db.execute(
      sql`update users set issuer = 'https://id.example.com', subject = '1' where user_name = 'engineer'`,
    );
    expect(await rejectionOf(COMPANY)).toMatchObject({
      status: 403,
      message: 'Your account is managed by your sign-in provider; change it there.',
    });
    await db.execute(sql`update users set issuer = null, subject = null where user_name = 'engineer'`);
  });
});
