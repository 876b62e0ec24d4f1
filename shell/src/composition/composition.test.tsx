import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import type { PanelEntry, RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { definePanel, defineRemote, type RemoteModule } from '@specbuilder/shared-ui/remote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unregisterApplication } from 'single-spa';
import { createAbandonedVersions } from './abandoned.ts';
import {
  createPanelHost,
  createPanels,
  createRegions,
  createReleases,
  type RemoteLoader,
  readInlineRegistry,
} from './index.ts';
import { RemoteLoadError } from './load-errors.ts';

// single-spa waits for React to draw, which it does by itself only outside of act().
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

const version = {
  version: '1.0.0',
  federationName: 'mf_test',
  baseUrl: '/remotes/mf-test/1/',
  manifestIntegrity: 'sha384-a',
  entryIntegrity: 'sha384-b',
  entryFile: 'remoteEntry.js',
  publishedAt: '',
};
const picker: PanelEntry = { name: 'project-picker', expose: './panels/picker', frame: 'projectList', title: 'Choose' };
const remoteNamed = (name: string, panels: PanelEntry[] = []): RegistryRemote => ({
  name,
  title: name,
  platform: '1.0.0',
  pathPrefixes: [`/${name}`],
  routes: [],
  panels,
  navigation: [],
  active: version,
});

const loads = (module: RemoteModule): RemoteLoader => ({
  load: async () => ({ ok: true, module, version: '1.0.0', isFallback: false }),
});
const failing: RemoteLoader = {
  load: async () => ({
    ok: false,
    error: new RemoteLoadError('entryUnreachable'),
    attempts: [{ version: '1.0.0', tries: 3 }],
    reportId: 'T-123456',
  }),
};

/** Releases of a site where nothing is published while the test runs. */
const unchanged = (remotes: readonly RegistryRemote[]) =>
  createReleases(remotes, { readRegistry: () => Promise.reject(new Error('not requested')), now: () => 0 });

describe('regions', () => {
  afterEach(() => unregisterApplication('mf-region'));

  it('[DSN-008] mount a remote, show its failure without a break for others, and load it again', async () => {
    const remote = remoteNamed('mf-region');
    let loader: RemoteLoader = failing;
    let active: string | null = null;
    const container = document.createElement('div');
    document.body.append(container);
    const onFailure = jest.fn();
    let signal: AbortSignal | undefined;
    const regions = createRegions([remote], {
      abandoned: createAbandonedVersions(),
      loader: { load: (...call) => loader.load(...call) },
      releases: unchanged([remote]),
      activeRemoteAt: () => active,
      containerOf: () => {
        const created = document.createElement('div');
        container.append(created);
        return created;
      },
      platformFor: (_name, given) => {
        signal = given;
        return createTestPlatform();
      },
      onFallback: jest.fn(),
      report: jest.fn(),
      onFailure,
    });
    regions.start();

    active = remote.name;
    await regions.refresh();
    expect(regions.state.get()).toMatchObject({ kind: 'failed', failure: { code: 'MFE-102', reportId: 'T-123456' } });
    expect(onFailure).toHaveBeenCalledTimes(1);

    loader = loads(defineRemote({ name: 'mf-region', app: () => <p>the region</p> }));
    await regions.retry(remote);
    await waitFor(() => expect(screen.getByText('the region')).toBeVisible());
    expect(regions.state.get()).toMatchObject({ kind: 'mounted' });

    active = null;
    await regions.refresh();
    expect(screen.queryByText('the region')).not.toBeInTheDocument();
    expect(regions.state.get()).toEqual({ kind: 'empty' });
    expect(signal?.aborted).toBe(true);
  });
});

describe('panels', () => {
  const module = definePanel<{ title: string }, { projectId: string; projectName: string }>({
    name: 'mf-projects-picker',
    panel: ({ panelProps, onClose }) => (
      <button type="button" onClick={() => onClose({ projectId: 'p1', projectName: 'Harbor' })}>
        {panelProps.title}
      </button>
    ),
  });
  const projects = remoteNamed('mf-projects', [picker]);
  const host = createPanelHost();

  function panelsWith(loader: RemoteLoader, panelHost = () => host) {
    const records: RemoteRecord[] = [];
    const closed: string[] = [];
    const panels = createPanels({
      shellPanels: [],
      remotes: [projects],
      loader,
      releases: unchanged([projects]),
      panelHost,
      report: (record) => void records.push(record),
      platformFor: () => createTestPlatform(),
      onOpened: jest.fn(),
      onClosed: (entry, by) => closed.push(`${entry.name} by ${by}`),
    });
    return { panels, closed, records };
  }

  it('open for any area, are filled by their owner and return a result to their caller', async () => {
    const { panels, closed } = panelsWith(loads(module));
    const response = panels.open('project-picker', { title: 'Where to?' });
    const container = document.createElement('div');
    document.body.append(container);
    const open = panels.current.get();
    if (open === null) throw new Error('no panel is open');
    const unmount = await panels.fill(open, container);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Where to?' }));
    await expect(response).resolves.toEqual({ projectId: 'p1', projectName: 'Harbor' });
    expect(panels.current.get()).toBeNull();
    expect(closed).toEqual(['project-picker by program']);
    if (typeof unmount === 'function') unmount();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('[SHL-045] return null when a route change or another panel closes them', async () => {
    const { panels, closed } = panelsWith(loads(module));
    const first = panels.open('project-picker', { title: 'A' });
    const second = panels.open('project-picker', { title: 'B' });
    await expect(first).resolves.toBeNull();
    panels.closeAll('route');
    await expect(second).resolves.toBeNull();
    expect(closed).toEqual(['project-picker by program', 'project-picker by route']);
  });

  it('say why when their code cannot be had', async () => {
    const { panels } = panelsWith(failing);
    void panels.open('project-picker', { title: 'A' });
    const open = panels.current.get();
    if (open === null) throw new Error('no panel is open');
    await expect(panels.fill(open, document.createElement('div'))).resolves.toBeInstanceOf(RemoteLoadError);
  });

  it('say why, and report it, when what came cannot be put on the page', async () => {
    const broken = definePanel({ name: 'mf-projects-broken', panel: () => null });
    const mount = async () => Promise.reject(new Error('no root'));
    const { panels, records } = panelsWith(loads({ ...broken, lifecycles: { ...broken.lifecycles, mount } }));
    void panels.open('project-picker', { title: 'A' });
    const open = panels.current.get();
    if (open === null) throw new Error('no panel is open');
    await expect(panels.fill(open, document.createElement('div'))).resolves.toMatchObject({ code: 'MFE-401' });
    expect(records).toMatchObject([{ remote: 'mf-projects', version: '1.0.0', code: 'MFE-401' }]);
    expect(records[0]?.message).toContain('no root');
  });

  it('say why when they never finish, and may be tried again', async () => {
    jest.useFakeTimers();
    const { lifecycles } = module;
    let finish = () => {};
    const lazy = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const mounts: (typeof lifecycles.mount)[] = [(props) => lazy.then(() => lifecycles.mount(props))];
    const mount: typeof lifecycles.mount = (props) => (mounts.shift() ?? lifecycles.mount)(props);
    const unmount = jest.fn(lifecycles.unmount);
    const { panels, records } = panelsWith(loads({ ...module, lifecycles: { ...lifecycles, mount, unmount } }));
    void panels.open('project-picker', { title: 'Late' });
    const open = panels.current.get();
    if (open === null) throw new Error('no panel is open');
    const container = document.body.appendChild(document.createElement('div'));
    const filled = panels.fill(open, container);
    await jest.advanceTimersByTimeAsync(15_000);
    jest.useRealTimers();
    await expect(filled).resolves.toMatchObject({ code: 'MFE-501' });
    expect(records).toMatchObject([{ code: 'MFE-501' }]);
    finish();
    await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
    const removePanel = await panels.fill(open, container);
    expect(await screen.findByRole('button', { name: 'Late' })).toBeVisible();
    if (typeof removePanel === 'function') removePanel();
  });

  it('can be filled again when there was no place for them at first', async () => {
    const noHost = () => Promise.reject(new Error('no host'));
    const hosts = [noHost, () => host];
    const { panels } = panelsWith(loads(module), () => (hosts.shift() ?? noHost)());
    void panels.open('project-picker', { title: 'Again' });
    const open = panels.current.get();
    if (open === null) throw new Error('no panel is open');
    const container = document.body.appendChild(document.createElement('div'));
    await expect(panels.fill(open, container)).resolves.toBeInstanceOf(RemoteLoadError);
    const unmount = await panels.fill(open, container);
    expect(await screen.findByRole('button', { name: 'Again' })).toBeVisible();
    if (typeof unmount === 'function') unmount();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('return null where no area publishes them', async () => {
    const { panels } = panelsWith(loads(module));
    await expect(panels.open('new-project', { reason: 'save' })).resolves.toBeNull();
  });
});

describe('the registry in the page', () => {
  afterEach(() => document.getElementById('sb-registry')?.remove());

  function write(text: string) {
    const element = Object.assign(document.createElement('script'), { type: 'application/json', id: 'sb-registry' });
    element.textContent = text;
    document.body.append(element);
  }

  it('is read without a round trip', () => {
    write(JSON.stringify({ schema: 1, generatedAt: '', remotes: [remoteNamed('mf-test')] }));
    expect(readInlineRegistry().remotes[0]?.name).toBe('mf-test');
  });

  it.each(['', '{', '{"schema":2,"generatedAt":"","remotes":[]}'])('is rejected when it is %p', (text) => {
    write(text);
    expect(() => readInlineRegistry()).toThrow('no valid registry');
  });

  it('is rejected by name where the page carries none', () => {
    expect(() => readInlineRegistry()).toThrow('The page carries no valid registry');
  });
});
