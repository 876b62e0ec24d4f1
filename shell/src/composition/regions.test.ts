import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import type { RemoteModule } from '@specbuilder/shared-ui/remote';
import { unloadApplication } from 'single-spa';
import { createAbandonedVersions } from './abandoned.ts';
import type { RegionState } from './region-state.ts';
import { createRegions } from './regions.ts';

const remoteNamed = (name: string, federationName = name): RegistryRemote =>
  ({ name, title: name, active: { version: '2.1.0', federationName } }) as unknown as RegistryRemote;
const SIZER = remoteNamed('mf-sizer');
const PROJECTS = remoteNamed('mf-projects');

/** A remote that writes its text into its container. */
function moduleThatShows(text: string) {
  const lifecycles = {
    bootstrap: jest.fn(async () => undefined),
    mount: jest.fn(async ({ domElement }: { readonly domElement?: HTMLElement }) => {
      domElement?.append(text);
    }),
    unmount: jest.fn(async () => undefined),
  };
  const module = { platform: '1.0.0', lifecycles } as unknown as RemoteModule;
  return { module, ...lifecycles };
}

const page = {
  active: null as string | null,
  modules: new Map<string, ReturnType<typeof moduleThatShows>>(),
  published: new Map<string, RegistryRemote>(),
  signals: [] as AbortSignal[],
  records: [] as RemoteRecord[],
  shown: [] as string[],
  onFailure: jest.fn(),
};
const main = document.body.appendChild(document.createElement('main'));

/** Of one page with two remotes, as single-spa starts once in the life of a page. */
const regions = createRegions([SIZER, PROJECTS], {
  abandoned: createAbandonedVersions(),
  loader: {
    load: async ({ active: { federationName } }) => {
      const { module } = page.modules.get(federationName) ?? moduleThatShows('');
      return { ok: true, module, version: '2.1.0', isFallback: false };
    },
  },
  releases: { of: async (remote) => page.published.get(remote.name) ?? remote },
  activeRemoteAt: () => page.active,
  containerOf: (remote) => {
    const known = main.querySelector<HTMLElement>(`#${remote}`);
    return known ?? main.appendChild(Object.assign(document.createElement('div'), { id: remote }));
  },
  platformFor: (_remote, signal) => {
    page.signals.push(signal);
    return {} as Platform;
  },
  onFallback: jest.fn(),
  report: (record) => page.records.push(record),
  onFailure: (...call) => page.onFailure(...call),
});
const wordOf = (state: RegionState) => (state.kind === 'empty' ? 'empty' : `${state.kind} ${state.remote.name}`);
regions.state.subscribe((state) => page.shown.push(wordOf(state)));
regions.start();

const enter = async (name: string | null) => {
  page.active = name;
  await regions.refresh();
};

/** The page before any visit. */
function openPage() {
  const modules = new Map([
    ['mf-sizer', moduleThatShows('the sizer')],
    ['mf-projects', moduleThatShows('the projects')],
  ]);
  return Object.assign(page, {
    modules,
    published: new Map(),
    signals: [],
    records: [],
    shown: [],
    onFailure: jest.fn(),
  });
}

describe('The main region', () => {
  afterEach(async () => {
    await enter(null);
    await Promise.all([SIZER, PROJECTS].map(({ name }) => unloadApplication(name)));
  });

  it('goes from one remote to another without being empty between them', async () => {
    const { shown, signals, modules } = openPage();
    await enter('mf-sizer');
    expect(main.innerHTML).toBe('<div id="mf-sizer">the sizer</div>');
    await enter('mf-projects');
    expect(main.innerHTML).toBe('<div id="mf-projects">the projects</div>');
    expect(shown).toEqual(['loading mf-sizer', 'mounted mf-sizer', 'loading mf-projects', 'mounted mf-projects']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(modules.get('mf-sizer')?.unmount).toHaveBeenCalledTimes(1);
  });

  it('gives a remote a new container and a new signal at each visit, and loads it once', async () => {
    const { shown, signals } = openPage();
    await enter('mf-sizer');
    await enter(null);
    expect(main.innerHTML).toBe('');
    await enter('mf-sizer');
    expect(main.innerHTML).toBe('<div id="mf-sizer">the sizer</div>');
    expect(shown).toEqual(['loading mf-sizer', 'mounted mf-sizer', 'empty', 'mounted mf-sizer']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('shows a release that came between two visits, and unmounts what it mounted', async () => {
    const { modules, published } = openPage();
    const newer = moduleThatShows('the newer sizer');
    modules.set('newer', newer);
    await enter('mf-sizer');
    await enter(null);
    published.set('mf-sizer', remoteNamed('mf-sizer', 'newer'));
    await enter('mf-sizer');
    expect(main.textContent).toBe('the newer sizer');
    expect(newer.bootstrap).toHaveBeenCalledTimes(1);
    await enter(null);
    expect([newer, modules.get('mf-sizer')].map((module) => module?.unmount.mock.calls.length)).toEqual([1, 1]);
  });

  it('shows, reports and cleans up a remote that throws while it mounts, and can be left and tried again', async () => {
    const { modules, records, signals, shown, onFailure } = openPage();
    const sizer = modules.get('mf-sizer');
    sizer?.mount.mockRejectedValueOnce(new Error('x is undefined'));
    await enter('mf-sizer');
    const reportId = expect.stringMatching(/^S-[0-9A-F]{6}$/);
    const attempts = [{ version: '2.1.0', tries: 1 }];
    const failure = { code: 'MFE-401', message: 'Its code failed while starting', attempts, reportId };
    expect(regions.state.get()).toEqual({ kind: 'failed', remote: SIZER, failure });
    expect(onFailure.mock.calls).toEqual([[SIZER, failure]]);
    expect(records).toMatchObject([
      {
        durationMs: expect.closeTo(0, -4),
        remote: 'mf-sizer',
        version: '2.1.0',
        code: 'MFE-401',
        message: expect.stringContaining('x is undefined'),
      },
    ]);
    expect(signals).toMatchObject([{ aborted: true }]);
    await regions.retry(SIZER);
    expect(main.textContent).toBe('the sizer');
    await enter(null);
    expect(shown.slice(0, 4)).toEqual(['loading mf-sizer', 'mounted mf-sizer', 'failed mf-sizer', 'loading mf-sizer']);
    expect(shown.slice(-2)).toEqual(['mounted mf-sizer', 'empty']);
    expect(sizer?.unmount).toHaveBeenCalledTimes(1);
  });

  it('does not unmount at the second visit what only the first one mounted', async () => {
    const { modules, shown } = openPage();
    const sizer = modules.get('mf-sizer');
    await enter('mf-sizer');
    await enter(null);
    sizer?.mount.mockRejectedValueOnce(new Error('x is undefined'));
    await enter('mf-sizer');
    await enter(null);
    expect(shown.slice(-2)).toEqual(['failed mf-sizer', 'empty']);
    expect(sizer?.unmount).toHaveBeenCalledTimes(1);
  });
});
