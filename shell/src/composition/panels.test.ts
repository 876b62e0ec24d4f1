import type { Platform } from '@specbuilder/shared-contracts/platform';
import type { PanelEntry, RegistryRemote } from '@specbuilder/shared-contracts/registry';
import type { RemoteModule } from '@specbuilder/shared-ui/remote';
import { RemoteLoadError } from './load-errors.ts';
import type { RemoteLoader } from './loader.ts';
import type { MountParcel } from './panel-host.ts';
import { createPanels, type OpenPanel } from './panels.ts';

const entry = (name: string, more: Partial<PanelEntry> = {}): PanelEntry => ({
  ...{ name, frame: 'projectList', title: name, expose: `./panels/${name}` },
  ...more,
});
const remote = {
  name: 'mf-projects',
  panels: [
    entry('project-picker'),
    entry('new-project', { frame: 'dialog', isModal: true, frameByReason: { save: 'west' } }),
  ],
  active: { version: '1.0.0' },
} as unknown as RegistryRemote;
const lifecycles = { bootstrap: async () => undefined, mount: async () => undefined, unmount: async () => undefined };

/** Panels whose parcels mount as the test says. */
function openPage(mountPromise: Promise<null> = Promise.resolve(null)) {
  const facts: unknown[] = [];
  const unmount = jest.fn(async () => null);
  const mountParcel = jest.fn(() => ({ mountPromise, unmount }));
  const signals: AbortSignal[] = [];
  const load = jest.fn<ReturnType<RemoteLoader['load']>, Parameters<RemoteLoader['load']>>(async () => ({
    ...{ ok: true, module: { lifecycles } as unknown as RemoteModule, version: '1.0.0', isFallback: false },
  }));
  const panels = createPanels({
    remotes: [{ ...remote, name: 'mf-other', panels: [] }, remote],
    shellPanels: [entry('feedback')],
    loader: { load },
    releases: { of: async (item) => ({ ...item, title: 'published' }) },
    panelHost: async () => mountParcel as unknown as MountParcel,
    platformFor: (_name, signal) => {
      signals.push(signal);
      return {} as Platform;
    },
    report: ({ code }) => facts.push(code),
    onOpened: ({ name }) => facts.push(`${name} opened`),
    onClosed: ({ name }, by, props, result) => facts.push([name, by, props, result]),
  });
  const current = () => panels.current.get() as OpenPanel;
  return { panels, facts, mountParcel, unmount, signals, load, current };
}

describe('The panel that is open', () => {
  it('is the shell’s own or that of the remote that declares it', () => {
    const { panels, current, facts } = openPage();
    void panels.open('feedback', {} as never);
    expect(current()).toMatchObject({ remote: null, entry: { name: 'feedback' } });
    void panels.open('project-picker', { title: 'Where to?' });
    expect(current()).toMatchObject({ remote, entry: { name: 'project-picker' }, props: { title: 'Where to?' } });
    expect(facts).toEqual(['feedback opened', ['feedback', 'program', {}, null], 'project-picker opened']);
  });

  it('has a key of its own each time, so that its frame starts empty', () => {
    const { panels, current } = openPage();
    void panels.open('project-picker', { title: 'A' });
    const { key } = current();
    void panels.open('project-picker', { title: 'B' });
    expect(current().key).toBe(key + 1);
  });

  it('[A-175] takes the frame of the reason it is opened with, which is no modal', () => {
    const { panels, current } = openPage();
    void panels.open('new-project', { reason: 'save' });
    expect(current().entry).toMatchObject({ frame: 'west', isModal: false });
    void panels.open('new-project', { reason: 'navigation' } as never);
    expect(current().entry).toMatchObject({ frame: 'dialog', isModal: true });
  });

  it('is closed by its name alone', async () => {
    const { panels, facts } = openPage();
    const response = panels.open('project-picker', { title: 'A' });
    panels.close('new-project');
    expect(panels.current.get()).not.toBeNull();
    panels.close('project-picker');
    await expect(response).resolves.toBeNull();
    expect(facts.at(-1)).toEqual(['project-picker', 'program', { title: 'A' }, null]);
    panels.close('project-picker');
    expect(facts).toHaveLength(2);
  });

  it.each([
    [null, 'user'],
    [{ projectId: 'p1' }, 'program'],
  ])('that ends with %j was closed by the %s', async (result, by) => {
    const { panels, facts } = openPage();
    const response = panels.open('project-picker', { title: 'A' });
    panels.finish(result);
    await expect(response).resolves.toEqual(result);
    expect(facts.at(-1)).toEqual(['project-picker', by, { title: 'A' }, result]);
  });
});

describe('The code of a panel', () => {
  it('is that of the published version, mounted into its frame with its own platform', async () => {
    const { panels, mountParcel, load, current } = openPage();
    void panels.open('project-picker', { title: 'A' });
    const container = document.createElement('div');
    await panels.fill(current(), container);
    expect(load).toHaveBeenCalledWith(expect.objectContaining({ title: 'published' }), './panels/project-picker');
    const props = { domElement: container, platform: {}, panelProps: { title: 'A' }, onClose: expect.any(Function) };
    expect(mountParcel).toHaveBeenCalledWith({ ...lifecycles, name: 'project-picker' }, props);
  });

  it.each([
    [null, 'user'],
    [{ projectId: 'p1' }, 'program'],
  ])('closes its panel with %j', async (result, by) => {
    const { panels, facts, mountParcel, current } = openPage();
    void panels.open('project-picker', { title: 'A' });
    await panels.fill(current(), document.createElement('div'));
    const [, props] = mountParcel.mock.calls[0] as unknown as [unknown, { onClose: (result: unknown) => void }];
    props.onClose(result);
    expect(facts.at(-1)).toEqual(['project-picker', by, { title: 'A' }, result]);
  });

  it('is taken out with everything it subscribed', async () => {
    const { panels, signals, unmount, current } = openPage();
    void panels.open('project-picker', { title: 'A' });
    const remove = await panels.fill(current(), document.createElement('div'));
    expect([signals[0]?.aborted, unmount.mock.calls.length]).toEqual([false, 0]);
    if (typeof remove === 'function') remove();
    expect([signals[0]?.aborted, unmount.mock.calls.length]).toEqual([true, 1]);
  });

  it('that cannot be mounted leaves no subscription and is reported', async () => {
    const { panels, facts, signals, current } = openPage(Promise.reject(new RemoteLoadError('tooSlow')));
    void panels.open('project-picker', { title: 'A' });
    await expect(panels.fill(current(), document.createElement('div'))).resolves.toMatchObject({ failure: 'tooSlow' });
    expect([signals[0]?.aborted, facts.at(-1)]).toEqual([true, 'MFE-501']);
  });

  it('is not looked for where the panel is the shell’s own', async () => {
    const { panels, current } = openPage();
    void panels.open('feedback', {} as never);
    await expect(panels.fill(current(), document.createElement('div'))).rejects.toThrow('feedback');
  });
});
