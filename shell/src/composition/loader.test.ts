import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import { PLATFORM_VERSION } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote, RemoteVersion } from '@specbuilder/shared-contracts/registry';
import { defineRemote } from '@specbuilder/shared-ui/remote';
import { createAbandonedVersions } from './abandoned.ts';
import { LOAD_FAILURES, type LoadFailure, RemoteLoadError } from './load-errors.ts';
import { createRemoteLoader, type LoaderPorts, newReportId } from './loader.ts';

const good = { default: defineRemote({ name: 'mf-test', app: () => null }) };

const version = (name: string): RemoteVersion => ({
  version: name,
  federationName: `mf_test_${name.replaceAll('.', '_')}`,
  baseUrl: `/remotes/mf-test/${name}/`,
  manifestIntegrity: 'sha384-a',
  entryIntegrity: 'sha384-b',
  entryFile: 'remoteEntry.js',
  publishedAt: '',
});

const remote: RegistryRemote = {
  name: 'mf-region-mgmt',
  title: 'Region Management',
  platform: '1.0.0',
  pathPrefixes: ['/region-management'],
  routes: [],
  panels: [],
  navigation: [],
  active: version('1.4.2'),
};
const withFallback: RegistryRemote = { ...remote, fallback: version('1.4.1') };

/** A federation that returns the next of its responses for each load, keyed by version. */
function loader(responses: Record<string, (() => Promise<unknown>)[]>, ports: Partial<LoaderPorts> = {}) {
  const records: RemoteRecord[] = [];
  const waits: number[] = [];
  const tries: string[] = [];
  const created = createRemoteLoader({
    federation: {
      load: ({ version: name }) => {
        tries.push(name);
        return (responses[name]?.shift() ?? (async () => good))();
      },
    },
    allowedOrigins: ['https://site.test'],
    pageUrl: 'https://site.test/start',
    // Waits between retries end immediately.
    wait: async (ms) => void waits.push(ms),
    random: () => 0.5,
    now: () => 0,
    report: (record) => records.push(record),
    abandoned: createAbandonedVersions(),
    began: () => () => undefined,
    ...ports,
  });
  return { load: (item: RegistryRemote = remote) => created.load(item, './app'), records, waits, tries };
}

const fails = (failure: LoadFailure) => () => Promise.reject(new RemoteLoadError(failure));

describe('loading a remote', () => {
  it('takes the active version and records it', async () => {
    const { load, records } = loader({});
    await expect(load()).resolves.toMatchObject({ ok: true, version: '1.4.2', isFallback: false });
    expect(records).toEqual([expect.objectContaining({ remote: 'mf-region-mgmt', version: '1.4.2', code: 'loaded' })]);
  });

  it.each(['entryUnreachable', 'chunkUnreachable'] as const)(
    'tries %s again twice, later each time',
    async (failure) => {
      const { load, waits, tries } = loader({ '1.4.2': [fails(failure), fails(failure)] });
      await expect(load()).resolves.toMatchObject({ ok: true });
      expect(tries).toEqual(['1.4.2', '1.4.2', '1.4.2']);
      expect(waits).toEqual([300, 900]);
    },
  );

  it.each(['chunkChanged', 'entryChanged', 'platformMismatch', 'notARemote', 'threwWhileStarting', 'tooSlow'] as const)(
    'does not try %s again',
    async (failure) => {
      const { load, tries } = loader({ '1.4.2': [fails(failure)] });
      await expect(load()).resolves.toMatchObject({ ok: false, error: { code: LOAD_FAILURES[failure].code } });
      expect(tries).toEqual(['1.4.2']);
    },
  );

  it.each(Object.keys(LOAD_FAILURES) as LoadFailure[])(
    'falls back to the previous version after %s',
    async (failure) => {
      const { load, records } = loader({ '1.4.2': [fails(failure), fails(failure), fails(failure)] });
      await expect(load(withFallback)).resolves.toMatchObject({ ok: true, version: '1.4.1', isFallback: true });
      expect(records.map(({ code }) => code)).toEqual([LOAD_FAILURES[failure].code, 'loaded']);
    },
  );

  it('[DSN-008] says what was tried when no version can be had, and never rejects', async () => {
    const dead = Array.from({ length: 3 }, () => fails('entryUnreachable'));
    const { load } = loader({ '1.4.2': dead, '1.4.1': [fails('chunkChanged')] });
    await expect(load(withFallback)).resolves.toMatchObject({
      ok: false,
      error: { code: 'MFE-203' },
      attempts: [
        { version: '1.4.2', tries: 3 },
        { version: '1.4.1', tries: 1 },
      ],
      reportId: expect.stringMatching(/^RM-[0-9A-F]{6}$/),
    });
  });

  it.each([
    [0, [210, 630]],
    [1, [390, 1170]],
  ])('spreads the waits of many pages by 30 %% each way (%i)', async (random, expected) => {
    const dead = [fails('entryUnreachable'), fails('entryUnreachable')];
    const { load, waits } = loader({ '1.4.2': dead }, { random: () => random });
    await load();
    expect(waits.map(Math.round)).toEqual(expected);
  });

  it('records how long it took, what failed and under which number it was shown', async () => {
    let time = 0;
    const now = () => (time += 40.4);
    const broken = () => Promise.reject(new RemoteLoadError('notARemote', new Error('x'.repeat(600))));
    const { load, records } = loader({ '1.4.2': [broken] }, { now });
    const outcome = await load(withFallback);
    expect(outcome).toMatchObject({ ok: true, isFallback: true });
    expect(records[0]).toMatchObject({ code: 'MFE-302', durationMs: 40, reportId: 'RM-7FFFFF' });
    expect(records[0]?.message).toMatch(/^.+: x+$/);
    expect(records[0]?.message).toHaveLength(500);
    expect(records[1]).toMatchObject({ code: 'loaded', message: 'after 1 tries', reportId: null });
  });

  it('gives a failure a number of six digits', () => {
    expect(newReportId('mf-sizer', () => 0)).toBe('S-000000');
    expect(newReportId('sales-mf-desk', () => 1)).toBe('SMD-FFFFFF');
  });

  it('can be called again after a failure', async () => {
    const { load } = loader({ '1.4.2': [fails('threwWhileStarting')] });
    expect((await load()).ok).toBe(false);
    expect((await load()).ok).toBe(true);
  });

  it('takes any other rejection as code that failed while starting', async () => {
    const { load, records } = loader({ '1.4.2': [() => Promise.reject(new TypeError('x is not a function'))] });
    await expect(load()).resolves.toMatchObject({ ok: false, error: { code: 'MFE-401' } });
    expect(records[0]?.message).toContain('x is not a function');
  });

  it('gives up on a remote that never responds', async () => {
    jest.useFakeTimers();
    const { load } = loader({ '1.4.2': [() => new Promise(() => undefined)] });
    const outcome = load();
    await jest.advanceTimersByTimeAsync(15_000);
    jest.useRealTimers();
    await expect(outcome).resolves.toMatchObject({ ok: false, error: { failureClass: 'timeout' } });
  });

  it.each([
    ['nothing', null],
    ['a module without a default', {}],
    ['a default that is no object', { default: 'remote' }],
    ['an empty default', { default: null }],
    ['an unmarked module', { default: { lifecycles: {} } }],
  ])('rejects %s', async (_what, exported) => {
    const { load } = loader({ '1.4.2': [async () => exported] });
    await expect(load()).resolves.toMatchObject({ ok: false, error: { code: 'MFE-302' } });
  });

  it.each(['1', '1.0.0', PLATFORM_VERSION])('takes a remote built for platform %s', async (platform) => {
    const { load } = loader({ '1.4.2': [async () => ({ default: { ...good.default, platform } })] });
    await expect(load()).resolves.toMatchObject({ ok: true, version: '1.4.2' });
  });

  it.each(['2.0.0', '1.9.0', '0.9.0', ''])('rejects a remote built for platform %s', async (platform) => {
    const { load } = loader({ '1.4.2': [async () => ({ default: { ...good.default, platform } })] });
    await expect(load()).resolves.toMatchObject({ ok: false, error: { code: 'MFE-301' } });
  });

  it.each([
    ['of its release', { ...remote, active: { ...remote.active, platform: '1.9.0' } }],
    ['of an older release, as its team declared it', { ...remote, platform: '9.0.0' }],
    ['that is no version', { ...remote, active: { ...remote.active, platform: 'banana' } }],
  ])('rejects a platform %s before any of its code is fetched', async (_what, item) => {
    const { load, tries } = loader({});
    await expect(load({ ...item, fallback: version('1.4.1') })).resolves.toMatchObject({ ok: true, version: '1.4.1' });
    await expect(load(item)).resolves.toMatchObject({ ok: false, error: { code: 'MFE-301' } });
    expect(tries).toEqual(['1.4.1']);
  });

  it('judges a release by the platform it needs, not by what the remote needs now', async () => {
    const { load } = loader({});
    await expect(
      load({ ...remote, platform: '^1.9.0', active: { ...remote.active, platform: '1.0.0' } }),
    ).resolves.toMatchObject({ ok: true, version: '1.4.2' });
  });

  it('rejects an address outside the allowed origins before fetching it', async () => {
    const { load, tries } = loader({});
    const foreign = { ...remote, active: { ...remote.active, baseUrl: 'https://evil.test/x/' } };
    await expect(load(foreign)).resolves.toMatchObject({ ok: false, error: { code: 'MFE-303' } });
    expect(tries).toEqual([]);
  });
});
