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
      const ofQuiet = { userId: quiet?.id ?? '' };
      expect(await sales.customerRecords.read(ofQuiet)).toEqual({ projects: 0, requests: 0, quotes: 0, notes: 0 });
      const none = { items: [], totalCount: 0, pageIndex: 0, pageSize: 10 };
      const lists = ['projects', 'requests', 'quotes', 'notes'] as const;
      for (const list of lists) expect(await sales.customerRecords[list](ofQuiet)).toEqual(none);
    });

    it('is their projects with the number of items, the last changed first, and which the caller may open', async () => {
      const { projectId: older } = await engineer.projects.create({ projectName: 'Older' });
      const { projectId } = await engineer.projects.create({ projectName: 'Northgate Clinic' });
      const item = await configureRoofFan(engineer);
      await attach(engineer, projectId, item.fanItemId);
      const mine = await sales.projects.create({ projectName: 'Of the rep' });
      const projects = await sales.customerRecords.projects({ userId });
      const ids = projects.items.map(({ project }) => project.projectId);
      expect(ids.slice(0, 2)).toEqual([projectId, older]);
      expect(ids).not.toContain(mine.projectId);
      expect(projects.items[0]).toMatchObject({
        project: { name: 'Northgate Clinic', isReadable: false },
        itemCount: 1,
        isArchived: false,
      });
      const { projects: total } = await sales.customerRecords.read({ userId });
      expect([projects.totalCount, projects.items.length]).toEqual([total, total]);
      const ofAdmin = await (await server.clientOf('admin')).customerRecords.projects({ userId });
      expect(ofAdmin.items[0]?.project.isReadable).toBe(true);
    });

    it('is their requests for help, with the project while it is there', async () => {
      const { projectId } = await engineer.projects.create({ projectName: 'Curb question' });
      await engineer.feedback.requestAssistance({ ...REQUEST, projectId: null });
      await engineer.feedback.requestAssistance({ ...REQUEST, assistanceRequest: 'And the motor?', projectId });
      await engineer.feedback.submit({ name: 'M', email: REQUEST.email, currentUrl: '/start', feedback: 'Nice' });
      const requests = await sales.customerRecords.requests({ userId });
      expect(requests.totalCount).toBe(2);
      expect(requests.items).toMatchObject([
        {
          request: 'And the motor?',
          project: { projectId, name: 'Curb question' },
          salesRegionNumber: 24,
          fileCount: 0,
        },
        { request: 'Which curb fits?', project: null },
      ]);
      await server.store.db.delete(schema.projects).where(eq(schema.projects.id, projectId));
      expect((await sales.customerRecords.requests({ userId })).items[0]).toMatchObject({
        request: 'And the motor?',
        project: null,
      });
    });

    it('is the quotations that were issued of their projects, and no other document', async () => {
      const { projectId } = await engineer.projects.create({ projectName: 'Quoted' });
      await issue(projectId, [DeliverableType.Quotation, DeliverableType.Submittal]);
      const quotes = await sales.customerRecords.quotes({ userId });
      expect(await sales.customerRecords.read({ userId })).toMatchObject({ quotes: 1 });
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
      const added = await sales.customerRecords.addNote({ userId, text: 'Call after the bid.' });
      const notes = await sales.customerRecords.notes({ userId });
      expect(notes).toMatchObject({
        items: [
          { text: 'Call after the bid.', author: 'Sam Ortega', changedOnUtc: null, isOwn: true, isDeletable: true },
          { text: 'Prefers direct drive.' },
        ],
        totalCount: 2,
      });
      expect(notes.items[0]).toEqual(added);
      expect(await sales.customerRecords.read({ userId })).toMatchObject({ notes: 2 });
    });

    it('is changed and deleted by its author, and says that it was changed', async () => {
      const { id: noteId } = await sales.customerRecords.addNote({ userId, text: 'Draft' });
      const same = await sales.customerRecords.changeNote({ noteId, text: 'Draft' });
      expect(same.changedOnUtc).toBeNull();
      const changed = await sales.customerRecords.changeNote({ noteId, text: 'Final' });
      expect(changed).toMatchObject({ text: 'Final', changedOnUtc: expect.any(String) });
      await sales.customerRecords.removeNote({ noteId });
      expect(await sales.customerRecords.notes({ userId })).toMatchObject({ items: [], totalCount: 0 });
      expect(await deletionsAudited(noteId)).toEqual([]);
      expect(await rejectionOf(sales.customerRecords.removeNote({ noteId }))).toMatchObject({ status: 404 });
    });

    it('is read and neither changed nor deleted by other staff of the region', async () => {
      const admin = await server.clientOf('admin');
      const { id: noteId } = await admin.customerRecords.addNote({ userId, text: 'From the office' });
      const [seen] = (await sales.customerRecords.notes({ userId })).items;
      expect(seen).toMatchObject({ id: noteId, text: 'From the office', isOwn: false, isDeletable: false });
      const denied = { status: 403 };
      expect(await rejectionOf(sales.customerRecords.changeNote({ noteId, text: 'Mine' }))).toMatchObject(denied);
      expect(await rejectionOf(sales.customerRecords.removeNote({ noteId }))).toMatchObject(denied);
      expect((await sales.customerRecords.notes({ userId })).items).toEqual([seen]);
    });

    it('is deleted by administrators, which is audited, and put into no other words', async () => {
      const { customerRecords } = await server.clientOf('admin');
      const { id: noteId } = await sales.customerRecords.addNote({ userId, text: 'Own' });
      const [seen] = (await customerRecords.notes({ userId })).items;
      expect(seen).toMatchObject({ author: 'Sam Ortega', isOwn: false, isDeletable: true });
      expect(await rejectionOf(customerRecords.changeNote({ noteId, text: 'Corrected' }))).toMatchObject({
        status: 403,
      });
      expect((await customerRecords.notes({ userId })).items).toEqual([seen]);
      await customerRecords.removeNote({ noteId });
      expect((await customerRecords.notes({ userId })).items).toEqual([]);
      expect(await deletionsAudited(noteId)).toMatchObject([{ actorId: await server.userId('admin'), userId }]);
    });

    const deletionsAudited = async (noteId: string) => {
      const { auditRecords } = schema;
      const rows = await server.store.db.select().from(auditRecords).where(eq(auditRecords.action, 'note-deleted'));
      return rows.filter(({ details }) => details['noteId'] === noteId);
    };

    it('is all of them, the older ones page by page', async () => {
      const texts = Array.from({ length: 5 }, (_, index) => `Note ${index}`);
      for (const text of texts) await sales.customerRecords.addNote({ userId, text });
      const read = async (pageIndex: number) => sales.customerRecords.notes({ userId, pageIndex, pageSize: 2 });
      const pages = [await read(0), await read(1), await read(2), await read(3)];
      expect(pages.map(({ items }) => items.map(({ text }) => text))).toEqual([
        ['Note 4', 'Note 3'],
        ['Note 2', 'Note 1'],
        ['Note 0'],
        [],
      ]);
      expect(new Set(pages.map(({ totalCount }) => totalCount))).toEqual(new Set([5]));
    });

    it('stays when its author leaves, and goes with the customer', async () => {
      const { db } = server.store;
      const add = async (userName: string, roles: ('user' | 'sales')[]) => {
        const names = { email: `${userName}@lakeside.example`, firstName: 'Gone', lastName: 'Soon' };
        const [row] = await db
          .insert(schema.users)
          .values({ ...names, userName, roles })
          .returning();
        return row?.id ?? '';
      };
      const [authorId, customerId] = [await add('author', ['user', 'sales']), await add('leaver', ['user'])];
      await db.insert(schema.userSettings).values({ userId: customerId, salesRegionNumber: 24 });
      await db.insert(schema.customerNotes).values({ customerId, authorId, text: 'Stays' });
      const notes = async () => (await sales.customerRecords.notes({ userId: customerId })).items;
      expect(await notes()).toMatchObject([{ text: 'Stays', author: 'Gone Soon' }]);
      await db.delete(schema.users).where(eq(schema.users.id, authorId));
      expect(await notes()).toMatchObject([{ text: 'Stays', author: null }]);
      await db.delete(schema.users).where(eq(schema.users.id, customerId));
      expect(await db.$count(schema.customerNotes)).toBe(0);
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
    const calls = ({ customerRecords }: ApiClient, noteId: string) => [
      () => customerRecords.read({ userId }),
      () => customerRecords.projects({ userId }),
      () => customerRecords.requests({ userId }),
      () => customerRecords.quotes({ userId }),
      () => customerRecords.notes({ userId }),
      () => customerRecords.addNote({ userId, text: 'Seen' }),
      () => customerRecords.changeNote({ noteId, text: 'Seen' }),
      () => customerRecords.removeNote({ noteId }),
    ];
    const statuses = async (client: ApiClient, noteId: string) => {
      const seen = new Set<number | null | undefined>();
      for (const call of calls(client, noteId)) {
        await call().then(
          () => seen.add(200),
          (error: unknown) => seen.add(statusOf(error)),
        );
      }
      return [...seen];
    };
    const ownNote = async () => (await sales.customerRecords.addNote({ userId, text: 'Own' })).id;

    it.each([
      ['no region', [], 404],
      ['another region', [43], 404],
      ['their region', [24], 200],
      ['three regions', [15, 24, 43], 200],
    ])('with %s', async (_what, regions, status) => {
      const noteId = await ownNote();
      await salesIn(regions);
      expect(await statuses(sales, noteId)).toEqual([status]);
    });

    it('and not for customers and strangers', async () => {
      const noteId = await ownNote();
      expect(await statuses(engineer, noteId)).toEqual([403]);
      expect(await statuses(server.client(), noteId)).toEqual([401]);
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
