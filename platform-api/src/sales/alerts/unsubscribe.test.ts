import { STATEMENT_MESSAGES } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { ALERT } from '../../../test/endpoint-samples.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { loadSecrets } from '../../accounts/index.ts';
import { createLinkTokens } from '../../core/access/link-tokens.ts';
import { schema } from '../../core/store/database.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const ONE_CLICK = { 'content-type': 'application/x-www-form-urlencoded' };

describeOnEachStore('The link that ends an alert', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());
  beforeEach(() => server.store.db.delete(schema.alerts));

  async function addAlert(language: 'en' | 'es' = 'en') {
    const { id } = await (await server.clientOf('sales')).alerts.create(ALERT);
    const { linkKey } = await loadSecrets(server.store.db, server.config.signingKeyDays);
    const links = createLinkTokens(linkKey);
    const url = unsubscribeUrl(server.config.publicUrl, links, { id, manufacturerLabelId: 1, language });
    return { id, url: url.slice(server.config.publicUrl.length) };
  }
  const open = (url: string) => server.app.inject({ method: 'GET', url });
  const click = (url: string, headers: Record<string, string> = ONE_CLICK) =>
    server.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  const idsLeft = async () =>
    (await server.store.db.select({ id: schema.alerts.id }).from(schema.alerts)).map(({ id }) => id);
  const auditedEnds = () =>
    server.store.db.select().from(schema.auditRecords).where(eq(schema.auditRecords.action, 'alert-ended'));

  it('opens a page without a sign-in, which ends nothing until its button is pressed', async () => {
    const { id, url } = await addAlert();
    const page = await open(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('sales@specbuilder.example will get no more emails about: Sales region 24 Chicago');
    expect(page.body).toContain(`<form method="post" action="${url.replaceAll('&', '&amp;')}">`);
    // It shows no values, so that there is nothing to state about them.
    expect(page.body).not.toContain(STATEMENT_MESSAGES.figures);
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(await idsLeft()).toEqual([id]);
  });

  it('ends its alert alone with one click, is audited, and stays ended', async () => {
    const other = await addAlert();
    const { id, url } = await addAlert();
    expect((await click(url)).body).toContain('No more emails from this alert');
    expect(await idsLeft()).toEqual([other.id]);
    const [record] = (await auditedEnds()).slice(-1);
    expect(record).toMatchObject({ actorId: null, userId: await server.userId('sales'), details: { alertId: id } });
    const before = (await auditedEnds()).length;
    expect((await click(url)).statusCode).toBe(200);
    expect((await open(url)).body).toContain('No more emails from this alert');
    expect(await auditedEnds()).toHaveLength(before);
  });

  it('is audited once also when it is clicked several times at once', async () => {
    const { id, url } = await addAlert();
    await Promise.all([1, 2, 3, 4].map(() => click(url)));
    const records = await auditedEnds();
    expect(records.filter(({ details }) => details['alertId'] === id)).toHaveLength(1);
  });

  it('takes the form of mail programs in both kinds', async () => {
    const { url } = await addAlert();
    const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const response = await server.app.inject({ method: 'POST', url, headers, payload: body });
    expect(response.statusCode).toBe(200);
    expect(await idsLeft()).toEqual([]);
  });

  it('speaks the language of its alert', async () => {
    const { url } = await addAlert('es');
    expect((await open(url)).body).toContain('¿Dejar de recibir estos correos?');
  });

  it.each([
    [
      'the token of another alert',
      (own: string, other: string) => other.replace(/alert=[^&]+/, own.match(/alert=[^&]+/)?.[0] ?? ''),
    ],
    [
      'a changed token',
      (own: string) => own.replace(/token=(.)/, (_all, first) => `token=${first === 'A' ? 'B' : 'A'}`),
    ],
    ['no token', (own: string) => own.replace(/token=[^&]+/, 'token=')],
    ['no alert', () => '/api/alerts/unsubscribe'],
    ['an id that is none', (own: string) => own.replace(/alert=[^&]+/, 'alert=1')],
  ])('ends nothing with %s', async (_what, change) => {
    const [own, other] = [await addAlert(), await addAlert()];
    const url = change(own.url, other.url);
    for (const response of [await open(url), await click(url)]) {
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('This link does not work');
    }
    expect((await idsLeft()).sort()).toEqual([own.id, other.id].sort());
  });

  it('is not in the log with its token', async () => {
    const { url } = await addAlert();
    await open(url);
    const token = new URLSearchParams(url.split('?')[1]).get('token') ?? '';
    expect(token).not.toBe('');
    expect(server.log()).not.toContain(token);
  });
});
