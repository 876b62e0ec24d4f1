import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DeliverableFormat, UserActionType } from '@specbuilder/shared-contracts/domain';
import { fullProject } from '../../test/full-project.ts';
import { addMember } from '../../test/team-builder.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

const PATHS = ['submittal', 'submittal/preview', 'schedule', 'schedule/preview', 'specification', 'revit'];

describe('The calls of documents', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  let itemId: string;
  let token: string;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    const project = await fullProject(engineer);
    projectId = project.projectId;
    itemId = project.projectItems[1]?.projectItemId ?? '';
    token = await server.tokenOf('engineer');
  });
  afterAll(() => server.close());

  const request = (path: string, query = '', headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
    server.app.inject({
      url: `/api/projects/${path}?projectId=${projectId}&specificItemIds=${itemId}&${query}`,
      headers,
    });

  it.each(PATHS)('[API-133] take the access token from the query: %s', async (path) => {
    const anonymous = await request(path, '', {});
    expect(anonymous.statusCode).toBe(401);
    const named = await request(path, `auth=${token}`, {});
    expect([path, named.statusCode]).toEqual([path, 200]);
    expect(named.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it('[API-133] take no token there that does not hold, and a header before it', async () => {
    expect((await request('schedule', 'auth=nonsense', {})).statusCode).toBe(401);
    const expired = await server.tokenOf('engineer', '-1m');
    expect((await request('schedule', `auth=${expired}`, {})).statusCode).toBe(419);
    const stranger = await server.tokenOf('sales');
    expect((await request('schedule', `auth=${token}`, { authorization: `Bearer ${stranger}` })).statusCode).toBe(404);
  });

  it.each([
    ['GET', `/api/projects/PROJECT`],
    ['GET', '/api/projectStubs'],
    ['POST', '/api/projects/submittal'],
    ['GET', '/api/projects/PROJECT/file'],
  ] as const)('[API-133] alone do so: %s %s takes none', async (method, path) => {
    const url = `${path.replace('PROJECT', projectId)}?auth=${token}`;
    const { statusCode } = await server.app.inject({ method, url });
    expect([401, 404]).toContain(statusCode);
  });

  it('[API-133] [A-198] write the token into no log', async () => {
    const secret = await server.tokenOf('engineer', '14m');
    await request('specification', `auth=${secret}&format=doc`, {});
    await request('schedule', `auth=${secret}&format=nonsense`, {});
    expect(server.log()).toContain('/api/projects/specification?');
    expect(server.log()).not.toContain(secret);
    expect(server.log()).not.toContain(secret.split('.')[2]);
  });

  it('[API-132] reject formats that a deliverable is not made in, by the name of the field', async () => {
    const rejected = [
      ...[
        ['submittal', 'csv'],
        ['submittal', 'html'],
        ['schedule', 'zip'],
        ['schedule', 'doc'],
      ],
      ...[
        ['specification', 'dwg'],
        ['revit', 'pdf'],
        ['schedule/preview', 'pdf'],
      ],
    ];
    for (const [path = '', format] of rejected) {
      const response = await request(path, `format=${format}`);
      expect([path, format, response.statusCode]).toEqual([path, format, 400]);
      expect(response.json()).toMatchObject({ modelState: { format: [expect.any(String)] } });
    }
    // By number and by name alike.
    expect((await request('schedule', `format=${DeliverableFormat.CSV}`)).statusCode).toBe(200);
    expect((await request('schedule', 'format=CSV')).statusCode).toBe(200);
  });

  it('[API-127] reject items of another project, days that are none, and projects of others', async () => {
    const other = await fullProject(engineer);
    const foreign = other.projectItems[0]?.projectItemId ?? '';
    const response = await request('submittal', `specificItemIds=${foreign}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ modelState: { specificItemIds: ['An item is not in this project'] } });
    expect((await request('submittal', 'now=yesterday')).json()).toMatchObject({
      modelState: { now: [expect.any(String)] },
    });
    const stranger = await server.clientOf('sales');
    await expect(stranger.deliverables.submittal({ projectId })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.deliverables.anyRevit({ specificItemId: [itemId] })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-127] are for members who may only read, and reject a project without items', async () => {
    await addMember(server.store.db, projectId, await server.userId('dev'), 'viewer');
    const viewer = await server.clientOf('dev');
    await expect(viewer.deliverables.schedule({ projectId })).resolves.toBeInstanceOf(File);
    const empty = await engineer.projects.create({ projectName: 'Empty' });
    const documents = engineer.deliverables.schedule({ projectId: empty.projectId });
    await expect(documents).rejects.toMatchObject({ status: 400 });
  });

  it('[API-127] name the file by project, document and brand in letters of every script', async () => {
    const { projectId: named } = await engineer.projects.create({ projectName: 'Clínica Ñandú 病院' });
    await engineer.fanItem.copyTo({ fanItemId: itemId, destinationProjectId: named, imagePath: null });
    const { headers } = await server.app.inject({
      url: `/api/projects/schedule?projectId=${named}&format=csv`,
      headers: { authorization: `Bearer ${token}` },
    });
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]*\.csv"; filename\*=utf-8''/);
    const encoded = disposition.split("''")[1] ?? '';
    expect(decodeURIComponent(encoded)).toBe('Clínica Ñandú 病院 Equipment schedule Kelvane.csv');
  });

  it('[ENU-035] are recorded as a user action where a document was made, and as none for previews and rejections', async () => {
    const sales = await server.clientOf('sales');
    const count = async () => {
      const eventType = [UserActionType.GeneratedDeliverable];
      return (await sales.events.salesRegionEvents({ eventType })).totalCount;
    };
    const before = await count();
    await request('submittal/preview');
    await request('schedule', 'format=zip');
    await request('schedule', 'now=never');
    await expect(count()).resolves.toBe(before);
    await request('schedule', 'format=csv');
    await request('revit');
    await expect(count()).resolves.toBe(before + 2);
    const eventType = [UserActionType.GeneratedDeliverable];
    const { items } = await sales.events.salesRegionEvents({ eventType });
    expect(items[0]).toMatchObject({ eventType: 5, userName: 'engineer', projectId, salesRegionNumber: 24 });
  });

  it('show HTML as a page that runs nothing and is framed by this site alone', async () => {
    const { headers } = await request('submittal/preview');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toMatch(/sandbox.*frame-ancestors 'self'/);
    expect(headers['content-disposition']).toMatch(/^inline; /);
  });

  it('write what users typed as text, never as markup', async () => {
    const notes = '<img src=x onerror=alert(1)>';
    await engineer.projects.items.update({ projectId, projectItemId: itemId, tag: '<b>EF</b>', notes });
    const { body } = await request('submittal/preview');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toContain('<b>EF');
    expect((await request('submittal')).statusCode).toBe(200);
    expect((await request('revit')).statusCode).toBe(200);
  });
});
