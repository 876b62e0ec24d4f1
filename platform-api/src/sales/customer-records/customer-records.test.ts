import { type ApiClient, errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat, DeliverableType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const STRANGER = '8d1f1f0e-5a44-4f0c-9f43-00000000dead';
const REQUEST = {
  ...{ name: 'Maya Lindqvist', email: 'engineer@specbuilder.example', phone: null },
  ...{ assistanceRequest: 'Which curb fits?', unAuthenticatedUserSalesRegionId: null },
};

describeOnEachStore('What staff sees of a customer', (kind) => {
  let server: TestApplication;
  let sales: ApiClient;
  let engineer: ApiClient;
  let userId: string;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    sales = await server.clientOf('sales');
    engineer = await server.clientOf('engineer');
    userId = await server.userId('engineer');
  });
  afterAll(() => server.close());
  afterEach(() => salesIn([24, 15]));

  const isSales = eq(schema.users.userName, 'sales');
  const salesIn = (salesRegions: number[]) => server.store.db.update(schema.users).set({ salesRegions }).where(isSales);
  const rejectionOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((rejected: unknown) => rejected);
    return { status: statusOf(error), errors: errorBodyOf(error)?.errors };
  };

  describe('beside their activity', () => {
    it('is nothing of a customer who did nothing', async () => {
      const { db } = server.store;
      const [quiet] = await db
        .insert(schema.users)
        .values({
          ...{ userName: 'quiet', email: 'quiet@lakeside.example', firstName: '', lastName: '', roles: ['user'] },
          passwordHash: 'x',
        })
        .returning();
      await db.insert(schema.userSettings).values({ userId: quiet?.id ?? '', salesRegionNumber: 24 });
      const none = { items: [], totalCount: 0 };
      const record = await sales.customerRecords.read({ userId: quiet?.id ?? '' });
      expect(record).toEqual({ projects: none, requests: none, quotes: none });
    });

    it('is their projects with the number of items, the last changed first, and which the caller may open', async () => {
      const { projectId: older } = await engineer.projects.create({ projectName: 'Older' });
      const { projectId } = await engineer.projects.create({ projectName: 'Northgate Clinic' });
      const item = await configureRoofFan(engineer);
      await attach(engineer, projectId, item.fanItemId);
      const mine = await sales.projects.create({ projectName: 'Of the rep' });
      const { projects } = await sales.customerRecords.read({ userId });
      const ids = projects.items.map(({ project }) => project.projectId);
      expect(ids.slice(0, 2)).toEqual([projectId, older]);
      expect(ids).not.toContain(mine.projectId);
      expect(projects.items[0]).toMatchObject({
        project: { name: 'Northgate Clinic', isReadable: false },
        itemCount: 1,
        isArchived: false,
      });
      expect(projects.totalCount).toBe(projects.items.length);
      const ofAdmin = await (await server.clientOf('admin')).customerRecords.read({ userId });
      expect(ofAdmin.projects.items[0]?.project.isReadable).toBe(true);
    });

    it('is their requests for help, with the project while it is there', async () => {
      const { projectId } = await engineer.projects.create({ projectName: 'Curb question' });
      await engineer.feedback.requestAssistance({ ...REQUEST, projectId: null });
      await engineer.feedback.requestAssistance({ ...REQUEST, assistanceRequest: 'And the motor?', projectId });
      await engineer.feedback.submit({ name: 'M', email: REQUEST.email, currentUrl: '/start', feedback: 'Nice' });
      const { requests } = await sales.customerRecords.read({ userId });
      expect(requests.totalCount).toBe(2);
      expect(requests.items).toMatchObject([
        { request: 'And the motor?', project: { projectId, name: 'Curb question' }, salesRegionNumber: 24, fileCount: 0 },
        { request: 'Which curb fits?', project: null },
      ]);
      await server.store.db.delete(schema.projects).where(eq(schema.projects.id, projectId));
      expect((await sales.customerRecords.read({ userId })).requests.items[0]).toMatchObject({ project: null });
    });

    it('is the quotations that were issued of their projects, and no other document', async () => {
      const { projectId } = await engineer.projects.create({ projectName: 'Quoted' });
      await issue(projectId, [DeliverableType.Quotation, DeliverableType.Submittal]);
      const { quotes } = await sales.customerRecords.read({ userId });
      expect(quotes.totalCount).toBe(1);
      expect(quotes.items).toMatchObject([
        {
          project: { name: 'Quoted' },
          revision: 'R1',
          fileName: `${DeliverableType.Quotation}.pdf`,
          issuedBy: 'Sam Ortega',
        },
      ]);
    });
  });

  async function issue(projectId: string, types: readonly number[]) {
    const { db } = server.store;
    const salesId = await server.userId('sales');
    const facts = { projectName: 'Quoted', referenceId: 'SB-1', revision: 'R1', isChangedSince: false };
    const [issued] = await db
      .insert(schema.documentIssues)
      .values({ ...facts, projectId, manufacturerLabelId: 1, issuedById: salesId })
      .returning();
    for (const [place, type] of types.entries()) {
      const [file] = await db
        .insert(schema.uploadedFiles)
        .values({
          ...{ userId: salesId, uploadKey: `quote-${type}`, name: `${type}.pdf`, contentType: 'application/pdf' },
          ...{ sizeBytes: 1, partCount: 1, completedOnUtc: new Date() },
        })
        .returning();
      await db.insert(schema.issuedDocuments).values({
        ...{ issueId: issued?.id ?? '', place, type, format: DeliverableFormat.PDF, fileId: file?.id ?? '' },
        ...{ contentHash: 'a'.repeat(64), tags: [] },
      });
    }
  }

  describe('in notes', () => {
    beforeEach(() => server.store.db.delete(schema.customerNotes));

    it('is what its staff wrote, the newest first, with who wrote it', async () => {
      await sales.customerRecords.addNote({ userId, text: ' Prefers direct drive. ' });
      const { notes } = await sales.customerRecords.addNote({ userId, text: 'Call after the bid.' });
      expect(notes).toMatchObject([
        { text: 'Call after the bid.', author: 'Sam Ortega', changedOnUtc: null, isOwn: true },
        { text: 'Prefers direct drive.' },
      ]);
      expect((await sales.customerRecords.notes({ userId })).notes).toEqual(notes);
    });

    it('is changed and deleted by its author, and says that it was changed', async () => {
      const [note] = (await sales.customerRecords.addNote({ userId, text: 'Draft' })).notes;
      const noteId = note?.id ?? '';
      const same = await sales.customerRecords.changeNote({ noteId, text: 'Draft' });
      expect(same.notes[0]?.changedOnUtc).toBeNull();
      const changed = await sales.customerRecords.changeNote({ noteId, text: 'Final' });
      expect(changed.notes[0]).toMatchObject({ text: 'Final', changedOnUtc: expect.any(String) });
      expect((await sales.customerRecords.removeNote({ noteId })).notes).toEqual([]);
      expect(await rejectionOf(sales.customerRecords.removeNote({ noteId }))).toMatchObject({ status: 404 });
    });

    it('is read and not changed by other staff of the region; administrators change any', async () => {
      const admin = await server.clientOf('admin');
      const [ofAdmin] = (await admin.customerRecords.addNote({ userId, text: 'From the office' })).notes;
      const [seen] = (await sales.customerRecords.notes({ userId })).notes;
      expect(seen).toMatchObject({ text: 'From the office', isOwn: false });
      const noteId = ofAdmin?.id ?? '';
      expect(await rejectionOf(sales.customerRecords.changeNote({ noteId, text: 'Mine' }))).toMatchObject({
        status: 403,
      });
      expect(await rejectionOf(sales.customerRecords.removeNote({ noteId }))).toMatchObject({ status: 403 });
      const own = (await sales.customerRecords.addNote({ userId, text: 'Own' })).notes[0]?.id ?? '';
      await expect(admin.customerRecords.changeNote({ noteId: own, text: 'Corrected' })).resolves.toBeDefined();
    });

    it('stays when its author leaves, and goes with the customer', async () => {
      const { db } = server.store;
      const values = { email: 'x@lakeside.example', firstName: 'Gone', lastName: 'Soon' };
      const [author] = await db
        .insert(schema.users)
        .values({ ...values, userName: 'gone', roles: ['user', 'sales'] })
        .returning();
      await db.insert(schema.customerNotes).values({ customerId: userId, authorId: author?.id ?? '', text: 'Stays' });
      await db.delete(schema.users).where(eq(schema.users.id, author?.id ?? ''));
      expect((await sales.customerRecords.notes({ userId })).notes).toMatchObject([{ text: 'Stays', author: null }]);
    });

    it.each([
      ['nothing', '  '],
      ['more than a message', 'x'.repeat(100_000)],
    ])('is not %s', async (_what, text) => {
      const rejected = await rejectionOf(sales.customerRecords.addNote({ userId, text }));
      expect([rejected.status, Object.keys(rejected.errors ?? {})]).toEqual([400, ['text']]);
    });
  });

  describe('is for the staff of their region', () => {
    const calls = (client: ApiClient, noteId: string) => [
      client.customerRecords.read({ userId }),
      client.customerRecords.notes({ userId }),
      client.customerRecords.addNote({ userId, text: 'Seen' }),
      client.customerRecords.changeNote({ noteId, text: 'Seen' }),
    ];
    const statuses = async (client: ApiClient, noteId: string) => {
      const settled = await Promise.allSettled(calls(client, noteId));
      return settled.map((result) => (result.status === 'fulfilled' ? 200 : statusOf(result.reason)));
    };
    const ownNote = async () => (await sales.customerRecords.addNote({ userId, text: 'Own' })).notes[0]?.id ?? '';

    it.each([
      ['no region', [], 404],
      ['another region', [43], 404],
      ['their region', [24], 200],
      ['three regions', [15, 24, 43], 200],
    ])('with %s', async (_what, regions, status) => {
      const noteId = await ownNote();
      await salesIn(regions);
      expect(await statuses(sales, noteId)).toEqual([status, status, status, status]);
    });

    it('and not for customers and strangers', async () => {
      const noteId = await ownNote();
      expect(await statuses(engineer, noteId)).toEqual([403, 403, 403, 403]);
      expect(await statuses(server.client(), noteId)).toEqual([401, 401, 401, 401]);
    });

    it('and says nothing of an account that is none or no customer, also to administrators', async () => {
      const admin = await server.clientOf('admin');
      for (const id of [STRANGER, await server.userId('sales')]) {
        expect(await rejectionOf(admin.customerRecords.read({ userId: id }))).toMatchObject({ status: 404 });
        expect(await rejectionOf(admin.customerRecords.addNote({ userId: id, text: 'X' }))).toMatchObject({
          status: 404,
        });
      }
    });
  });
});
