import type { Registry, RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { defineRemote, type RemoteModule } from '@specbuilder/shared-ui/remote';
import { createAbandonedVersions } from './abandoned.ts';
import { RemoteLoadError } from './load-errors.ts';
import type { LoadOutcome } from './loader.ts';
import { createReleasedModules } from './released-module.ts';
import { createReleases } from './releases.ts';

const versionNamed = (federationName: string) => ({
  version: '1.0.0',
  federationName,
  baseUrl: '/remotes/mf-test/1/',
  manifestIntegrity: 'sha384-a',
  entryIntegrity: 'sha384-b',
  entryFile: 'remoteEntry.js',
  publishedAt: '',
});
const REMOTE: RegistryRemote = {
  name: 'mf-test',
  title: 'Test',
  platform: '1.0.0',
  pathPrefixes: ['/test'],
  routes: [],
  panels: [],
  navigation: [],
  active: versionNamed('v1'),
};
const MODULES: Readonly<Record<string, RemoteModule>> = {
  v1: defineRemote({ name: 'mf-test-1', app: () => <p>first</p> }),
  v2: defineRemote({ name: 'mf-test-2', app: () => <p>second</p> }),
};

function openPage() {
  const site = { published: REMOTE, time: 0, requested: 0, isDown: false };
  const load = jest.fn(async ({ active }: RegistryRemote): Promise<LoadOutcome> => {
    const module = MODULES[active.federationName];
    return module === undefined
      ? { ok: false, error: new RemoteLoadError('entryUnreachable'), attempts: [], reportId: 'T-1' }
      : { ok: true, module, version: active.version, isFallback: false };
  });
  const releases = createReleases([REMOTE], {
    readRegistry: async (): Promise<Registry> => {
      site.requested += 1;
      if (site.isDown) throw new Error('offline');
      return { schema: 1, generatedAt: '', remotes: [site.published] };
    },
    now: () => site.time,
  });
  const onFallback = jest.fn();
  const modules = createReleasedModules({
    loader: { load },
    releases,
    abandoned: createAbandonedVersions(),
    onFallback,
  });
  const enter = async () => {
    const loaded = await modules.first(REMOTE);
    if (!('module' in loaded)) throw new Error('not loaded');
    return loaded;
  };
  return { site, load, modules, enter, releases, onFallback };
}

describe('A release while the page is open', () => {
  it('sends no request when the page has just loaded', async () => {
    const { site, enter } = openPage();
    await expect(enter()).resolves.toMatchObject({ federationName: 'v1' });
    expect(site.requested).toBe(0);
  });

  it('is what the next visit shows', async () => {
    const { site, modules, enter } = openPage();
    const loaded = await enter();
    site.published = { ...REMOTE, active: versionNamed('v2') };
    site.time += 60_000;
    await expect(modules.upToDate(REMOTE, loaded)).resolves.toMatchObject({
      module: MODULES['v2'],
      federationName: 'v2',
    });
  });

  it('sends one request for visits close together and loads nothing again while nothing is new', async () => {
    const { site, load, modules, enter } = openPage();
    const loaded = await enter();
    site.time += 60_000;
    await Promise.all([modules.upToDate(REMOTE, loaded), modules.upToDate(REMOTE, loaded)]);
    site.time += 1000;
    await expect(modules.upToDate(REMOTE, loaded)).resolves.toBe(loaded);
    expect(site.requested).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that cannot be loaded leaves the version that runs', async () => {
    const { site, modules, enter } = openPage();
    const loaded = await enter();
    site.published = { ...REMOTE, active: versionNamed('broken') };
    site.time += 60_000;
    await expect(modules.upToDate(REMOTE, loaded)).resolves.toBe(loaded);
  });

  it('is requested again after the registry was unreachable', async () => {
    const { site, modules, enter } = openPage();
    const loaded = await enter();
    site.isDown = true;
    site.time += 60_000;
    await expect(modules.upToDate(REMOTE, loaded)).resolves.toBe(loaded);
    site.isDown = false;
    site.published = { ...REMOTE, active: versionNamed('v2') };
    site.time += 60_000;
    await expect(modules.upToDate(REMOTE, loaded)).resolves.toMatchObject({ federationName: 'v2' });
  });

  it('never holds a visitor whose registry hangs', async () => {
    const hanging = createReleases([REMOTE], {
      readRegistry: () => new Promise(() => undefined),
      now: (() => {
        let time = 0;
        return () => (time += 60_000);
      })(),
    });
    await expect(hanging.of(REMOTE)).resolves.toBe(REMOTE);
  });

  it('counts for five seconds', async () => {
    const { site, releases } = openPage();
    site.time = 5000;
    await releases.of(REMOTE);
    expect(site.requested).toBe(0);
    site.time = 5001;
    await releases.of(REMOTE);
    expect(site.requested).toBe(1);
  });

  it('brings active and fallback version, and nothing else of a remote that the page knows', async () => {
    const { site, releases } = openPage();
    const fallback = versionNamed('v1');
    site.published = { ...REMOTE, title: 'New title', active: versionNamed('v2'), fallback };
    site.time += 60_000;
    await expect(releases.of(REMOTE)).resolves.toEqual({ ...REMOTE, active: versionNamed('v2'), fallback });
    site.published = { ...REMOTE, active: versionNamed('v3') };
    site.time += 60_000;
    await expect(releases.of(REMOTE)).resolves.toEqual({ ...REMOTE, active: versionNamed('v3') });
  });

  it('of a remote that the page does not know changes nothing', async () => {
    const { site, releases } = openPage();
    const stranger = { ...REMOTE, name: 'mf-new', active: versionNamed('v9') };
    site.published = stranger;
    site.time += 60_000;
    await expect(releases.of(REMOTE)).resolves.toEqual(REMOTE);
    await expect(releases.of({ ...stranger, active: versionNamed('v1') })).resolves.toMatchObject({
      active: { federationName: 'v1' },
    });
  });

  it('that had to fall back is reported', async () => {
    const { load, enter, onFallback } = openPage();
    await enter();
    expect(onFallback).not.toHaveBeenCalled();
    const module = MODULES['v1'] as RemoteModule;
    load.mockResolvedValueOnce({ ok: true, module, version: '0.9.0', isFallback: true });
    await enter();
    expect(onFallback).toHaveBeenCalledWith(REMOTE, '0.9.0');
  });
});
