import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { releaseAccounts } from '../../../test/remotes/test-releases.ts';
import { startTestSite, type TestSite } from '../../../test/site/test-site.ts';

describe('Releases of remotes', () => {
  let site: TestSite;
  let admin: ApiClient;
  beforeAll(async () => {
    site = await startTestSite();
    await releaseAccounts(site.siteDir, '1.0.0', '1.0.1', '1.0.2');
    admin = await site.server.clientOf('admin');
  });
  afterAll(() => site.close());
  const activeOnPages = async () => {
    const { body } = await site.server.app.inject({ url: '/registry.json' });
    const { remotes } = JSON.parse(body) as { remotes: { name: string; active: { version: string } }[] };
    return remotes.find(({ name }) => name === 'mf-account')?.active.version;
  };
  const account = async () => (await admin.remotes.list()).find(({ name }) => name === 'mf-account');

  it('are listed with what is active and what pages would fall back to', async () => {
    expect(await account()).toMatchObject({
      title: 'Account',
      active: '1.0.2',
      fallback: '1.0.0',
      releases: [
        { version: '1.0.2', state: 'active' },
        { version: '1.0.1', state: 'published' },
        { version: '1.0.0', state: 'published' },
      ],
    });
  });

  it('go back with one call, which the next page gets and the history names', async () => {
    expect(await activeOnPages()).toBe('1.0.2');
    const after = await admin.remotes.rollback({ remote: 'mf-account', why: 'Saving a profile fails' });
    expect(after.active).toBe('1.0.0');
    expect(await activeOnPages()).toBe('1.0.0');
    expect(after.releases[0]).toMatchObject({ version: '1.0.2', state: 'given-up' });
    expect(after.history[0]).toMatchObject({
      action: 'roll back',
      version: '1.0.0',
      by: 'admin',
      why: 'Saving a profile fails',
    });
    const { items } = await admin.auditLog.list({ action: ['release-rolled-back'] });
    expect(items[0]).toMatchObject({
      actor: { userName: 'admin' },
      subject: '/api/admin/remotes/mf-account',
      details: { active: '1.0.0' },
    });
  });

  it('are chosen by version, and leave the site until one is', async () => {
    const off = await admin.remotes.disable({ remote: 'mf-account', why: '' });
    expect(off.active).toBeNull();
    expect(await activeOnPages()).toBeUndefined();
    await admin.remotes.activate({ remote: 'mf-account', version: '1.0.1', why: '' });
    expect(await activeOnPages()).toBe('1.0.1');
  });

  it('stay as they are after a step that cannot be taken', async () => {
    const before = await account();
    await expect(admin.remotes.rollback({ remote: 'mf-unknown', why: '' })).rejects.toMatchObject({
      status: 404,
      message: 'There is no remote mf-unknown on this site.',
    });
    await expect(admin.remotes.activate({ remote: 'mf-account', version: '9.0.0', why: '' })).rejects.toMatchObject({
      status: 404,
      message: 'This site has no such version of mf-account.',
    });
    await expect(admin.remotes.rollback({ remote: 'mf-sizer', why: '' })).rejects.toMatchObject({
      status: 409,
      message: 'mf-sizer has no earlier version on this site to go back to.',
    });
    expect(await account()).toEqual(before);
  });
});
