import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { defineRemote, type RemoteModule } from '@specbuilder/shared-ui/remote';
import { screen, waitFor } from '@testing-library/react';
import { unregisterApplication } from 'single-spa';
import { createAbandonedVersions } from './abandoned.ts';
import { createRegions, createReleases } from './index.ts';

// single-spa waits for React to draw, which it does by itself only outside of act().
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

const remote = {
  ...{ name: 'mf-slow', title: 'Slow', active: { version: '1.0.0', federationName: 'mf_slow' } },
} as unknown as RegistryRemote;

describe('a remote that takes too long to mount', () => {
  afterEach(() => unregisterApplication('mf-slow'));

  it('shows its failure, is withdrawn when it mounts after all, and can be tried again', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const good = defineRemote({ name: 'mf-slow', app: () => <p>the slow region</p> });
    let finish: () => void = () => undefined;
    const lazy = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const unmountLazy = jest.fn(good.lifecycles.unmount);
    const { bootstrap, mount } = good.lifecycles;
    const slow: RemoteModule = {
      ...good,
      lifecycles: { ...good.lifecycles, bootstrap: (props) => lazy.then(() => bootstrap(props)), unmount: unmountLazy },
    };
    let module = slow;
    let active: string | null = null;
    const records: RemoteRecord[] = [];
    const onFailure = jest.fn();
    const regions = createRegions([remote], {
      abandoned: createAbandonedVersions(),
      loader: { load: async () => ({ ok: true, module, version: '1.0.0', isFallback: false }) },
      releases: createReleases([remote], {
        readRegistry: () => Promise.reject(new Error('not requested')),
        now: () => 0,
      }),
      activeRemoteAt: () => active,
      containerOf: () => container.appendChild(document.createElement('div')),
      platformFor: () => createTestPlatform(),
      onFallback: jest.fn(),
      report: (record) => records.push(record),
      onFailure,
    });
    regions.start();
    jest.useFakeTimers();
    active = remote.name;
    const entered = regions.refresh();
    await jest.advanceTimersByTimeAsync(15_000);
    jest.useRealTimers();
    await entered;
    expect(regions.state.get()).toMatchObject({ kind: 'failed', failure: { code: 'MFE-501' } });
    expect([onFailure.mock.calls.length, records.map(({ code }) => code)]).toEqual([1, ['MFE-501']]);
    finish();
    await waitFor(() => expect(unmountLazy).toHaveBeenCalledTimes(1));
    module = { ...good, lifecycles: { ...good.lifecycles, bootstrap, mount } };
    await regions.retry(remote);
    await waitFor(() => expect(screen.getByText('the slow region')).toBeVisible());
    expect(regions.state.get()).toMatchObject({ kind: 'mounted' });
    active = null;
    await regions.refresh();
  });
});
