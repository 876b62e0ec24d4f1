import { createHash } from 'node:crypto';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat, DeliverableType } from '@specbuilder/shared-contracts/domain';
import { eq, sql } from 'drizzle-orm';
import { issueSchedule, linkTo } from '../../../test/deliverables/issued-sample.ts';
import { pdfText } from '../../../test/deliverables/read-documents.ts';
import { fullProject } from '../../../test/full-project.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { addMember } from '../../../test/team-builder.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { sweepFiles } from '../../brand/files/store.ts';
import { schema } from '../../core/store/database.ts';

const FROZEN = 'What was issued is neither changed nor deleted';

describeOnEachStore('Documents that were issued', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  let ids: string[];
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
    const project = await fullProject(engineer);
    projectId = project.projectId;
    ids = project.projectItems.map(({ projectItemId }) => projectItemId);
  });
  afterAll(() => server.close());

  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      (error: { readonly status?: number }) => error.status,
    );
  const mails = () => server.store.db.select().from(schema.outboxMails);

  it('are kept with what the project was, mailed together, and downloaded as they were', async () => {
    const facts = { submittalNumber: '23 34 23-01', submittalRevision: '2', status: 'forApproval' as const };
    await engineer.projects.facts.save({ projectId, facts, was: {} });
    const { number } = await engineer.projects.revisions.issue({ projectId, name: 'For approval' });
    const issue = await engineer.deliverables.issue({
      projectId,
      documents: [{ deliverable: 'submittal' }, { deliverable: 'schedule', format: 'csv' }],
      specificItemIds: [...ids].reverse(),
      recipients: ['ana@ruiz.example', 'Ana@Ruiz.example', 'ben@ridge.example'],
      subject: 'Submittal\r\nBcc: all@example.com',
      message: 'Hello,\n\nplease review.',
    });
    expect(issue).toMatchObject({
      ...facts,
      revision: number,
      isChangedSince: false,
      issuedBy: expect.stringMatching(/\w/),
      documents: [
        { type: DeliverableType.Submittal, format: DeliverableFormat.PDF, tags: ['EF-2', 'EF-1', 'HV-1'] },
        { type: DeliverableType.Schedule, format: DeliverableFormat.CSV },
      ],
      recipients: [
        { address: 'Ana@Ruiz.example', state: 'kept' },
        { address: 'ben@ridge.example', state: 'kept' },
      ],
    });
    expect(await engineer.deliverables.issued({ projectId })).toEqual([issue]);
    const sent = (await mails()).filter(({ recipient }) => recipient.endsWith('@ridge.example'));
    expect(sent).toEqual([
      expect.objectContaining({
        subject: 'Submittal Bcc: all@example.com',
        body: expect.stringContaining('please review.'),
        hasSecret: false,
        replyTo: expect.stringContaining('@'),
      }),
    ]);
    const attached = await server.store.db
      .select()
      .from(schema.mailAttachments)
      .where(eq(schema.mailAttachments.mailId, sent[0]?.id ?? ''));
    expect(attached).toHaveLength(2);

    const [submittal] = issue.documents;
    const documentId = submittal?.documentId ?? '';
    const before = await bytesOf(engineer.deliverables.issuedFile({ projectId, documentId }));
    expect(createHash('sha256').update(before).digest('hex')).toBe(submittal?.contentHash);
    const text = await pdfText(new Blob([Uint8Array.from(before)]));
    expect(text.indexOf('EF-2')).toBeLessThan(text.indexOf('EF-1'));
    // The project moves on; what was issued does not.
    await engineer.projects.items.update({ projectId, projectItemId: ids[1] ?? '', tag: 'EF-9' });
    expect(await bytesOf(engineer.deliverables.issuedFile({ projectId, documentId }))).toEqual(before);
  });

  it('are recorded without a mail where the sender hands them over', async () => {
    const count = (await mails()).length;
    const { recipients } = await engineer.deliverables.issue({
      projectId,
      documents: [{ deliverable: 'schedule', format: 'csv' }],
      recipients: ['cora@site.example'],
      isMailed: false,
    });
    expect(recipients).toEqual([{ address: 'cora@site.example', state: null }]);
    expect(await mails()).toHaveLength(count);
  });

  it('are all or nothing', async () => {
    const before = await engineer.deliverables.issued({ projectId });
    const rejected = engineer.deliverables.issue({
      projectId,
      documents: [{ deliverable: 'schedule' }, { deliverable: 'quotation', terms: { currency: 'NOPRICE' } }],
    });
    expect(await statusOf(rejected)).toBe(400);
    expect(await engineer.deliverables.issued({ projectId })).toEqual(before);
  });

  it('name their recipients to editors alone', async () => {
    const documentId = await issueSchedule(engineer, projectId);
    await addMember(server.store.db, projectId, await server.userId('sales'), 'viewer');
    const viewer = await server.clientOf('sales');
    expect(await statusOf(viewer.deliverables.issued({ projectId }))).toBe(403);
    expect(await statusOf(viewer.deliverables.issuedFile({ projectId, documentId }))).toBe(403);
    expect(await statusOf(viewer.deliverables.issue({ projectId, documents: [{ deliverable: 'schedule' }] }))).toBe(
      403,
    );
    const { projectId: other } = await engineer.projects.create({ projectName: 'Another' });
    expect(await statusOf(engineer.deliverables.issuedFile({ projectId: other, documentId }))).toBe(404);
  });

  it('open by the link of a mail, which no one can guess', async () => {
    const documentId = await issueSchedule(engineer, projectId);
    const link = await linkTo(server, documentId);
    const read = (token: string) => server.app.inject({ url: `/api/issued-documents/${documentId}?link=${token}` });
    const opened = await read(link);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['content-disposition']).toMatch(/^attachment/);
    expect((await read(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(404);
    expect(server.log()).not.toContain(link);
  });

  it('are neither changed nor deleted in the store, and lose what no longer exists', async () => {
    const { db } = server.store;
    const { documentIssues, issuedDocuments, issueRecipients } = schema;
    const writes = [
      () => db.update(documentIssues).set({ status: 'forRecord' }),
      () => db.update(documentIssues).set({ issuedById: sql`gen_random_uuid()` }),
      () => db.update(issuedDocuments).set({ contentHash: 'x' }),
      () => db.update(issueRecipients).set({ address: 'other@example.com' }),
      () => db.delete(issueRecipients),
      () => db.delete(issuedDocuments),
      () => db.delete(documentIssues),
      () => db.delete(schema.uploadedFiles).where(sql`id in (select file_id from issued_documents)`),
    ];
    for (const write of writes.slice(0, -1)) await expect(causeOf(write())).resolves.toContain(FROZEN);
    await expect(causeOf(writes.at(-1)?.() ?? Promise.resolve())).resolves.toMatch(/foreign key|still referenced/);
    // The outbox forgets a mail after a year.
    await db.delete(schema.outboxMails);
    const [issue] = (await engineer.deliverables.issued({ projectId })).slice(-1);
    expect(issue?.recipients[0]).toEqual({ address: 'Ana@Ruiz.example', state: null });
  });

  it('stay when their project is deleted, for administrators, and their files with them', async () => {
    const { projectId: gone } = await fullProject(engineer);
    const documentId = await issueSchedule(engineer, gone);
    await engineer.projectStubs.delete({ projectId: gone });
    await sweepFiles(server.store.db, new Date(Date.now() + 10 * 86_400_000));
    const admin = await server.clientOf('admin');
    const listed = await admin.deliverables.issuedOfDeleted();
    expect(listed.flatMap(({ documents }) => documents).map((document) => document.documentId)).toContain(documentId);
    expect((await bytesOf(admin.deliverables.issuedFileOfDeleted({ documentId }))).length).toBeGreaterThan(100);
    const kept = await engineer.deliverables.issued({ projectId });
    const keptId = kept[0]?.documents[0]?.documentId ?? '';
    expect(await statusOf(admin.deliverables.issuedFileOfDeleted({ documentId: keptId }))).toBe(404);
    expect(await statusOf(engineer.deliverables.issuedOfDeleted())).toBe(403);
  });

  it('are not handed out when their bytes are not what was issued', async () => {
    const documentId = await issueSchedule(engineer, projectId);
    await server.store.db.execute(
      sql`update file_parts set content = 'forged' where file_id = (select file_id from issued_documents where id = ${documentId})`,
    );
    expect(await statusOf(engineer.deliverables.issuedFile({ projectId, documentId }))).toBe(500);
  });
});

async function bytesOf(file: Promise<Blob>): Promise<Buffer> {
  return Buffer.from(await (await file).arrayBuffer());
}

/** Words of the store, which the library hides behind its own. */
async function causeOf(write: Promise<unknown>): Promise<string> {
  return write.then(
    () => 'was written',
    (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`,
  );
}
