import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { FILE_LIMITS, FILES_PATH, type StoredFile } from '@specbuilder/shared-contracts/api';
import { createBus } from '@specbuilder/shared-contracts/events';
import { createUploader } from '@specbuilder/shared-contracts/upload';
import { eq } from 'drizzle-orm';
import { injectFetch } from '../../../test/inject-fetch.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { sweepStore } from '../../administration/sweeps/sweeps.ts';
import { schema } from '../../core/store/database.ts';
import { readContent } from './store.ts';

const { fileParts, uploadedFiles } = schema;

interface PartOptions {
  readonly token?: string | null;
  readonly number?: number;
  readonly count?: number;
  readonly size?: number;
  readonly chunkSize?: number;
  readonly key?: string;
  readonly name?: string;
  readonly content?: Uint8Array<ArrayBuffer>;
}

/** A file of a kind that is known by how it begins. */
function bytesOf(start: string, size: number): Uint8Array<ArrayBuffer> {
  const rest = randomBytes(size - start.length);
  return new Uint8Array(Buffer.concat([Buffer.from(start, 'latin1'), rest]));
}

describeOnEachStore('Files in parts', (kind) => {
  let server: TestApplication;
  let engineer: string;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.tokenOf('engineer');
  });
  afterAll(() => server.close());

  const fieldsOf = ({ number = 1, count = 1, size = 3, chunkSize = FILE_LIMITS.partBytes, ...more }: PartOptions) => ({
    flowChunkNumber: String(number),
    flowTotalChunks: String(count),
    flowChunkSize: String(chunkSize),
    flowTotalSize: String(size),
    flowIdentifier: more.key ?? 'key',
    flowFilename: more.name ?? 'plan.txt',
    flowRelativePath: more.name ?? 'plan.txt',
    flowCurrentChunkSize: String(more.content?.length ?? 3),
  });
  const headersOf = ({ token = engineer }: PartOptions): Record<string, string> =>
    token === null ? {} : { authorization: `Bearer ${token}` };

  /** What flow.js sends. */
  function post(options: PartOptions): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fieldsOf(options))) body.append(name, value);
    body.append('file', new Blob([options.content ?? new Uint8Array([65, 66, 67])]), 'blob');
    const fetch = injectFetch(server.app);
    return fetch(`http://localhost:8080${FILES_PATH}`, { method: 'POST', headers: headersOf(options), body });
  }
  function request(options: PartOptions): Promise<Response> {
    const query = new URLSearchParams(fieldsOf(options));
    return injectFetch(server.app)(`http://localhost:8080${FILES_PATH}?${query}`, { headers: headersOf(options) });
  }
  async function contentOf({ fileId }: StoredFile): Promise<Buffer> {
    const [row] = await server.store.db.select().from(uploadedFiles).where(eq(uploadedFiles.id, fileId));
    if (row === undefined) throw new Error('There is no such file');
    const parts: Buffer[] = [];
    for await (const part of readContent(server.store.db, row)) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }

  it('[API-029] [UPL-004] three parts in any order make one file, and the last of them returns it', async () => {
    const content = bytesOf('AC1032', 2 * FILE_LIMITS.partBytes + 5);
    const part = (number: number) => ({
      ...{ key: 'three', number, count: 3, size: content.length, name: 'Level 3 ducts.dwg' },
      content: content.slice((number - 1) * FILE_LIMITS.partBytes, number * FILE_LIMITS.partBytes),
    });
    for (const number of [3, 1]) {
      const response = await post(part(number));
      expect([response.status, await response.json()]).toEqual([200, null]);
    }
    const response = await post(part(2));
    const stored = (await response.json()) as StoredFile;
    expect(stored).toEqual({
      fileId: expect.any(String),
      name: 'Level 3 ducts.dwg',
      size: content.length,
      contentType: 'image/vnd.dwg',
    });
    expect((await contentOf(stored)).equals(content)).toBe(true);
    expect(await (await post(part(1))).json()).toEqual(stored);
    expect(await (await request(part(2))).json()).toEqual(stored);
  });

  it('[API-029] says which parts are there: 200 have, 204 need', async () => {
    const part = { key: 'requested', count: 2, size: FILE_LIMITS.partBytes + 3 };
    expect((await request({ ...part, number: 2 })).status).toBe(204);
    await post({ ...part, number: 2 });
    expect((await request({ ...part, number: 2 })).status).toBe(200);
    expect((await request({ ...part, number: 1 })).status).toBe(204);
  });

  it('[UPL-001] [UPL-004] takes what the browser’s uploader sends, four parts at once', async () => {
    const content = bytesOf('PK\u0003\u0004', 5 * FILE_LIMITS.partBytes + 1);
    const guestKey = randomUUID();
    const uploader = createUploader({
      serverUrl: server.config.publicUrl,
      bus: createBus({ source: 'test' }),
      manufacturerLabelId: () => 1,
      isStoreView: () => false,
      accessToken: async () => engineer,
      guestKey: () => guestKey,
      userAgent: 'test',
      fetch: injectFetch(server.app),
    });
    const { state } = uploader.start(new File([content], 'schedule.xlsx'));
    await new Promise<void>((resolve) => void state.subscribe(({ status }) => status !== 'sending' && resolve()));
    const { file, status } = state.get();
    expect(status).toBe('done');
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(await contentOf(file as StoredFile))).toBe(hash(content));
  });

  it('takes the larger last part of flow.js too', async () => {
    const content = new Uint8Array(2 * FILE_LIMITS.partBytes - 1).fill(65);
    const response = await post({ key: 'large-last', size: content.length, content });
    expect(await response.json()).toMatchObject({ size: content.length });
  });

  it('gives users their file back, to be saved under its name', async () => {
    const content = bytesOf('%PDF-1.7', FILE_LIMITS.partBytes + 7);
    const part = { key: 'read', name: 'Plan “Düse”.pdf', count: 2, size: content.length };
    await post({ ...part, number: 1, content: content.slice(0, FILE_LIMITS.partBytes) });
    const [unfinished] = await server.store.db.select().from(uploadedFiles).where(eq(uploadedFiles.uploadKey, 'read'));
    const read = (fileId: string, token = engineer) =>
      injectFetch(server.app)(`http://localhost:8080${FILES_PATH}/${fileId}`, { headers: headersOf({ token }) });
    expect((await read(unfinished?.id ?? '')).status).toBe(404);
    const last = await post({ ...part, number: 2, content: content.slice(FILE_LIMITS.partBytes) });
    const { fileId } = (await last.json()) as StoredFile;
    const response = await read(fileId);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="Plan _D_se_.pdf"; filename*=UTF-8''Plan%20%E2%80%9CD%C3%BCse%E2%80%9D.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const notFound = { message: 'File not found', errors: {}, modelState: {} };
    for (const rejected of [
      await read(fileId, await server.tokenOf('sales')),
      await read(randomUUID()),
      await read('x'),
    ]) {
      expect([rejected.status, await rejected.json()]).toEqual([404, notFound]);
    }
    const guest = await injectFetch(server.app)(`http://localhost:8080${FILES_PATH}/${fileId}`);
    expect(guest.status).toBe(401);
  });

  it('are read by an administrator once they belong to a mail of the brand, by no one else', async () => {
    const response = await post({ key: 'mailed', content: new Uint8Array([1, 2, 3]) });
    const { fileId } = (await response.json()) as StoredFile;
    const read = async (userName: 'admin' | 'sales', brand: number, method = 'GET') => {
      const headers = { authorization: `Bearer ${await server.tokenOf(userName)}`, 'x-manufacturer-id': String(brand) };
      return injectFetch(server.app)(`http://localhost:8080${FILES_PATH}/${fileId}`, { method, headers });
    };
    expect((await read('admin', 17)).status).toBe(404);
    await (await server.clientOf('engineer', { manufacturerLabelId: 17 })).feedback.requestAssistance({
      ...{ name: 'Maya', email: 'maya@visitor.example', phone: null, assistanceRequest: 'See it', projectId: null },
      ...{ unAuthenticatedUserSalesRegionId: null, fileIds: [fileId] },
    });
    const asAdmin = await read('admin', 17);
    expect(asAdmin.status).toBe(200);
    expect([...new Uint8Array(await asAdmin.arrayBuffer())]).toEqual([1, 2, 3]);
    const requested = await read('admin', 17, 'HEAD');
    expect([requested.status, requested.headers.get('content-length')]).toEqual([200, '3']);
    expect((await read('sales', 17, 'HEAD')).status).toBe(404);
    expect((await read('admin', 7)).status).toBe(404);
    expect((await read('sales', 17)).status).toBe(404);
    await server.store.db.delete(schema.outboxMails);
    expect((await read('admin', 17)).status).toBe(404);
  });

  it('needs a signed-in user and keeps the files of each apart', async () => {
    const rejected = await post({ token: null, key: 'guest' });
    expect([rejected.status, await rejected.json()]).toEqual([
      401,
      { message: 'Please sign in first.', errors: {}, modelState: {} },
    ]);
    expect((await request({ token: null })).status).toBe(401);
    await post({ key: 'shared' });
    const sales = await server.tokenOf('sales');
    expect((await request({ token: sales, key: 'shared' })).status).toBe(204);
  });

  it.each([
    [
      'a program under the name of a document',
      { name: 'plan.pdf', content: new Uint8Array([77, 90, 144]) },
      'file',
      'The file’s content does not match its name.',
    ],
    ['a kind that is not accepted', { name: 'run.exe' }, 'flowFilename', 'Files of this type are not accepted.'],
    ['an empty file', { size: 0 }, 'flowTotalSize', 'The file is empty.'],
    ['a file over 50 MB', { size: FILE_LIMITS.maxFileBytes + 1 }, 'flowTotalSize', 'Files may be up to 50 MB.'],
    ['other parts than 1 MiB', { chunkSize: 512 }, 'flowChunkSize', 'This is not a part of the file.'],
    ['a part beyond the last', { number: 2 }, 'flowChunkNumber', 'This is not a part of the file.'],
    ['more parts than the file has', { count: 2 }, 'flowTotalChunks', 'This is not a part of the file.'],
    ['a part of another size', { size: 4 }, 'file', 'This is not a part of the file.'],
    [
      'a key that is none',
      { key: '../etc' },
      'flowIdentifier',
      'An upload key has 1 to 200 letters, digits, points and dashes.',
    ],
  ])('rejects %s', async (_words, part, field, text) => {
    const before = await server.store.db.$count(uploadedFiles);
    const response = await post({ key: 'rejected', ...part });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { [field]: [text] }, modelState: { [field]: [text] } });
    expect(await server.store.db.$count(uploadedFiles)).toBe(before);
  });

  it('rejects a part larger than any may be, in the error shape of all responses', async () => {
    const response = await post({
      size: 2 * FILE_LIMITS.partBytes,
      count: 2,
      content: new Uint8Array(2 * FILE_LIMITS.partBytes),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ message: expect.any(String), errors: {}, modelState: {} });
  });

  it('rejects a second file under the key of the first', async () => {
    await post({ key: 'twice', count: 2, size: FILE_LIMITS.partBytes + 3, number: 2 });
    const response = await post({
      key: 'twice',
      name: 'other.pdf',
      count: 2,
      size: FILE_LIMITS.partBytes + 3,
      number: 2,
    });
    expect([response.status, await response.json()]).toEqual([
      409,
      { message: 'Another file is being sent under this upload key.', errors: {}, modelState: {} },
    ]);
  });

  it('takes no more than one full request may carry', async () => {
    const sales = await server.tokenOf('sales');
    const part = {
      token: sales,
      number: 50,
      count: 50,
      size: FILE_LIMITS.maxFileBytes,
      content: new Uint8Array(FILE_LIMITS.partBytes),
    };
    for (let one = 1; one <= 10; one += 1) expect((await post({ ...part, key: `full-${one}` })).status).toBe(200);
    expect((await post({ ...part, key: 'full-11' })).status).toBe(409);
  });

  it('gives names that can be saved', async () => {
    const name = '../..\\secret\u202efdp.x\u0007 <b>  plan?.pdf';
    expect(await (await post({ key: 'named', name, content: bytesOf('%PDF-', 5), size: 5 })).json()).toMatchObject({
      name: 'secretfdp.x b plan.pdf',
    });
  });

  it('is swept after a day when nothing carries it, finished or not', async () => {
    const { db } = server.store;
    const stored = (await (await post({ key: 'unused' })).json()) as StoredFile;
    await post({ key: 'unfinished', count: 2, size: FILE_LIMITS.partBytes + 3, number: 2 });
    await sweepStore(db, server.app.log);
    expect(await db.select().from(uploadedFiles).where(eq(uploadedFiles.id, stored.fileId))).toHaveLength(1);
    await sweepStore(db, server.app.log, new Date(Date.now() + 25 * 3_600_000));
    expect(await db.$count(uploadedFiles)).toBe(0);
    expect(await db.$count(fileParts)).toBe(0);
  });
});

describe('Parts by one caller', () => {
  it('are limited', async () => {
    const rates = {
      read: 100,
      write: 100,
      sizing: 100,
      image: 100,
      mail: 100,
      account: 1e6,
      existence: 1e6,
      upload: 1,
      telemetry: 100,
      program: 100,
      'refused-key': 100,
    };
    const server = await startTestApplication({ rates });
    const headers = { authorization: `Bearer ${await server.tokenOf('engineer')}` };
    const request = () => server.app.inject({ url: FILES_PATH, headers });
    expect((await request()).statusCode).toBe(400);
    expect((await request()).statusCode).toBe(429);
    await server.close();
  });
});
