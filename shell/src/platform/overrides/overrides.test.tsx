import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import { type SignedInUser, type StorageService, writable } from '@specbuilder/shared-contracts/platform';
import type { Registry, RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';
import { createTelemetry } from '../../composition/telemetry.ts';
import { choose, chooseByAddress, readChosen } from './chosen-overrides.ts';
import { overriddenRegistry } from './overridden-registry.ts';
import { OverrideBadge } from './override-badge.tsx';
import { type OverridePage, pageOverrides } from './page-overrides.ts';
import { reloadAfterBuilds } from './reload-after-builds.ts';

const ORIGIN = 'http://localhost:4104';
const declaration = (name: string, path: string) => ({
  ...{ name, title: name, platform: '1.0.0', panels: [], navigation: [], pathPrefixes: [path] },
  routes: [{ path, state: `app.${name}`, remembered: true }],
});
const published = (name: string, path: string): RegistryRemote => ({
  ...declaration(name, path),
  active: {
    ...{ version: '1.0.0', federationName: name, baseUrl: `/remotes/${name}/`, entryFile: 'remoteEntry.js' },
    ...{ manifestIntegrity: 'sha384-a', entryIntegrity: 'sha384-b', publishedAt: '' },
  },
});
const REGISTRY: Registry = {
  ...{ schema: 1, generatedAt: '', overrideOrigins: ['http://localhost:*'] },
  remotes: [published('mf-account', '/accounts'), published('mf-sizer', '/fans')],
};

/** Development servers by their origin; the second part is what they say of their remote's screens. */
function servers(...known: readonly [origin: string, declared: unknown][]): typeof fetch {
  return async (input) => {
    const address = String(input);
    const [, declared] = known.find(([origin]) => address.startsWith(`${origin}/`)) ?? [];
    if (declared === undefined) throw new TypeError('Failed to fetch');
    if (address.endsWith('/remote.json')) return Response.json(declared, { status: declared === null ? 404 : 200 });
    const metaData = { buildInfo: { buildVersion: '1.1.0' }, remoteEntry: { name: 'remoteEntry.js' } };
    return Response.json({ name: 'mf_account_1_1_0', metaData });
  };
}

function storage(): StorageService {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

describe('A registry with the build of a developer', () => {
  const account = declaration('mf-account', '/accounts');

  it('has it in the remote’s place, with its own screens and without a version to fall back to', async () => {
    const further = {
      ...account,
      routes: [...account.routes, { path: '/accounts/new', state: 'app.new', remembered: true }],
    };
    const { registry, overrides } = await overriddenRegistry(
      { ...REGISTRY, remotes: [{ ...published('mf-account', '/accounts'), fallback: published('x', '/x').active }] },
      { 'mf-account': ORIGIN },
      servers([ORIGIN, further]),
    );
    expect(overrides).toEqual([{ remote: 'mf-account', origin: ORIGIN, problem: null }]);
    expect(registry.origins).toEqual([ORIGIN]);
    const [remote] = registry.remotes;
    expect(remote?.routes).toHaveLength(2);
    expect(remote?.fallback).toBeUndefined();
    expect(remote?.active).toMatchObject({ version: '1.1.0-override', baseUrl: `${ORIGIN}/`, manifestIntegrity: '' });
  });

  it('keeps the declaration of the site where a server has none, and adds a remote that the site does not have', async () => {
    const kept = await overriddenRegistry(REGISTRY, { 'mf-account': ORIGIN }, servers([ORIGIN, null]));
    expect(kept.registry.remotes[0]).toMatchObject(account);
    const parts = declaration('mf-parts', '/parts');
    const added = await overriddenRegistry(REGISTRY, { 'mf-parts': ORIGIN }, servers([ORIGIN, parts]));
    expect(added.registry.remotes.map(({ name }) => name)).toEqual(['mf-account', 'mf-sizer', 'mf-parts']);
  });

  it.each([
    ['unreachable', 'mf-account', ORIGIN, servers()],
    ['originNotAllowed', 'mf-account', 'https://evil.test', servers(['https://evil.test', account])],
    ['noRemote', 'mf-sizer', ORIGIN, servers([ORIGIN, account])],
    ['unknownRemote', 'mf-parts', ORIGIN, servers([ORIGIN, null])],
    ['conflict', 'mf-parts', ORIGIN, servers([ORIGIN, declaration('mf-parts', '/fans')])],
  ] as const)('is the site’s own where the build cannot be used: %s', async (problem, remote, origin, fetch) => {
    const { registry, overrides } = await overriddenRegistry(REGISTRY, { [remote]: origin }, fetch);
    expect(overrides).toEqual([{ remote, origin, problem }]);
    expect(registry).toBe(REGISTRY);
  });
});

it('An address chooses builds, leaves all of them, and loses the parameter', () => {
  const kept = storage();
  const href = 'http://site.test/accounts?a=1&override=mf-account@http://localhost:4104&override=nonsense';
  expect(chooseByAddress(href, kept)).toBe('http://site.test/accounts?a=1');
  expect(readChosen(kept)).toEqual({ 'mf-account': ORIGIN });
  chooseByAddress('http://site.test/?override=none', kept);
  expect(readChosen(kept)).toEqual({});
  kept.write('overrides', '{"mf-account": 5');
  expect(readChosen(kept)).toEqual({});
});

describe('A page with a chosen build', () => {
  const user = (...roles: string[]) => ({ userId: 'u', roles: ['user', ...roles] }) as unknown as SignedInUser;

  async function open(first: SignedInUser | null, registry: Registry = REGISTRY) {
    const kept = storage();
    if (registry.developmentRemotes === undefined) choose('mf-account', ORIGIN, kept);
    const page = {
      storage: kept,
      isSignedIn: () => first !== null,
      address: () => 'http://site.test/accounts',
      rewriteAddress: jest.fn(),
      reload: jest.fn(),
      fetch: servers([ORIGIN, declaration('mf-account', '/accounts')]),
      followBuilds: jest.fn(),
      drawBadge: jest.fn(async () => undefined),
    } satisfies OverridePage;
    const overrides = await pageOverrides(registry, page);
    const session = { user: writable(first) };
    const services = { session, log: { error: jest.fn(), warn: jest.fn() } } as unknown as Parameters<
      typeof overrides.begin
    >[0];
    const begin = () =>
      overrides.begin(
        services,
        createTelemetry(async () => undefined),
      );
    return { ...overrides, page, session, begin, isChosen: () => 'mf-account' in readChosen(kept) };
  }

  it.each(['dev', 'admin'])('runs it for the role %s, with a badge', async (role) => {
    const { begin, overridden, page } = await open(user(role));
    expect(overridden).toEqual(['mf-account']);
    await expect(begin()).resolves.toBe(true);
    expect(page.drawBadge).toHaveBeenCalledTimes(1);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('is reloaded without it, before anything of it runs, for any other user', async () => {
    const { begin, page, isChosen } = await open(user('sales'));
    await expect(begin()).resolves.toBe(false);
    expect([page.reload.mock.calls.length, isChosen()]).toEqual([1, false]);
  });

  it('is the site’s own for a guest, who reads that it waits for a sign-in', async () => {
    const { begin, overridden, registry, page } = await open(null);
    expect([overridden, registry.remotes]).toEqual([[], REGISTRY.remotes]);
    await expect(begin()).resolves.toBe(true);
    const [[shown] = []] = page.drawBadge.mock.calls as unknown as [[unknown]];
    expect(shown).toEqual([{ remote: 'mf-account', origin: ORIGIN, problem: 'notSignedIn' }]);
  });

  it('is reloaded with it when a guest has signed in as a developer', async () => {
    const { begin, session, page, isChosen } = await open(null);
    session.user.set(user('dev'));
    await expect(begin()).resolves.toBe(false);
    expect([page.reload.mock.calls.length, isChosen()]).toEqual([1, true]);
  });

  it.each([
    ['signs out', null],
    ['loses the role', user()],
  ])('is left when the developer %s', async (_case, next) => {
    const { begin, session, page, isChosen } = await open(user('dev'));
    await begin();
    session.user.set(next);
    expect([page.reload.mock.calls.length, isChosen()]).toEqual([1, false]);
  });

  it('forgets it on a site whose settings allow none', async () => {
    const { overrideOrigins: _none, ...closed } = REGISTRY;
    const { overridden, isChosen } = await open(user('dev'), closed);
    expect([overridden, isChosen()]).toEqual([[], false]);
  });

  it('uses the development server that the site itself names for all users', async () => {
    const registry = { ...REGISTRY, developmentRemotes: { 'mf-account': ORIGIN } };
    const { begin, overridden, page } = await open(null, registry);
    expect(overridden).toEqual(['mf-account']);
    await expect(begin()).resolves.toBe(true);
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.followBuilds).toHaveBeenCalledTimes(1);
    // One badge on every screen of `npm run dev` would say nothing.
    expect(page.drawBadge).not.toHaveBeenCalled();
  });
});

describe('The badge', () => {
  const record = (code: string): RemoteRecord => ({
    ...{ remote: 'mf-account', version: '1.1.0-override', code, message: 'It threw', reportId: null },
    ...{ durationMs: 1, at: '2026-11-20T23:40:42.911Z' },
  });

  it('names the remote and where it comes from, says when it fails, and leaves in one click', async () => {
    const telemetry = createTelemetry(async () => undefined);
    const onLeave = jest.fn();
    const overrides = [{ remote: 'mf-account', origin: ORIGIN, problem: null }];
    renderInPage(createTestPage(), <OverrideBadge overrides={overrides} telemetry={telemetry} onLeave={onLeave} />);
    expect(screen.getByRole('status')).toHaveTextContent('mf-account from localhost:4104');
    act(() => telemetry.report(record('loaded')));
    expect(screen.getByRole('status')).not.toHaveTextContent('failed');
    act(() => telemetry.report(record('MFE-401')));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('This build failed: MFE-401 It threw'));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('A build that is done while one looks', () => {
  const build = (scheduleRefresh?: () => void) => {
    const reload = jest.fn();
    const target = new EventTarget();
    const renderers = new Map([[1, scheduleRefresh === undefined ? {} : { scheduleRefresh }]]);
    reloadAfterBuilds({
      addEventListener: target.addEventListener.bind(target) as typeof window.addEventListener,
      location: { reload },
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers },
    });
    for (const type of ['webpackOk', 'webpackInvalid', 'webpackOk'])
      target.dispatchEvent(new MessageEvent('message', { data: { type } }));
    return reload;
  };

  it('reloads a page of a production build', () => expect(build()).toHaveBeenCalledTimes(1));
  it('is drawn into a page whose React can', () => expect(build(() => undefined)).not.toHaveBeenCalled());
});
