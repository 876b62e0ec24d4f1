import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import type { RegistryRemote, RemoteVersion } from '@specbuilder/shared-contracts/registry';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { defineRemote, type RemoteModule } from '@specbuilder/shared-ui/remote';
import { screen, waitFor } from '@testing-library/react';
import { createAbandonedVersions } from './abandoned.ts';
import { createRegions } from './index.ts';

// single-spa waits for React to draw, which it does by itself only outside of act().
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

const good = defineRemote({ name: 'mf-account', app: () => <p>the area</p> });
const throwsAtMount: RemoteModule = {
  ...good,
  lifecycles: { ...good.lifecycles, mount: () => Promise.reject(new Error('x is undefined')) },
};
const throwsWhileDrawing = defineRemote({
  name: 'mf-account',
  app: () => {
    throw new Error('y is undefined');
  },
});

const MODULES: Readonly<Record<string, Readonly<Record<string, RemoteModule>>>> = {
  'mf-mounts': { '1.0.1': throwsAtMount, '1.0.0': good },
  'mf-draws': { '1.0.1': throwsWhileDrawing, '1.0.0': good },
  'mf-hopeless': { '1.0.1': throwsAtMount, '1.0.0': throwsAtMount },
  'mf-good': { '1.0.1': good, '1.0.0': good },
};
const version = (name: string) => ({ version: name, federationName: `mf_${name}` }) as unknown as RemoteVersion;
const REMOTES = Object.keys(MODULES).map(
  (name) => ({ name, title: name, active: version('1.0.1'), fallback: version('1.0.0') }) as unknown as RegistryRemote,
);

const main = document.body.appendChild(document.createElement('main'));
const abandoned = createAbandonedVersions();
let active: string | null = null;
let records: RemoteRecord[] = [];
const onFallback = jest.fn();
const onFailure = jest.fn();

/** Of one page with all the areas, as single-spa starts once in the life of a page. */
const regions = createRegions(REMOTES, {
  abandoned,
  loader: {
    load: async (published) => {
      const { version: name = '' } = abandoned.among(published)[0] ?? {};
      const module = MODULES[published.name]?.[name];
      if (module === undefined) throw new Error(`There is no ${name}`);
      return { ok: true, module, version: name, isFallback: name !== published.active.version };
    },
  },
  releases: { of: async (item) => item },
  activeRemoteAt: () => active,
  containerOf: (name) => {
    const known = main.querySelector<HTMLElement>(`#${name}`);
    return known ?? main.appendChild(Object.assign(document.createElement('div'), { id: name }));
  },
  platformFor: (name) => {
    const platform = createTestPlatform();
    // What a boundary says of its area reaches the shell this way.
    const routeFailed = (_name: string, error: Error) => {
      for (const remote of REMOTES) if (remote.name === name) void regions.drawingFailed(remote, error.message);
    };
    return { ...platform, navigation: { ...platform.navigation, routeFailed } };
  },
  onFallback,
  report: (record) => records.push(record),
  onFailure,
});
regions.start();

const enter = (name: string | null) => {
  active = name;
  return regions.refresh();
};
beforeEach(() => {
  records = [];
  jest.clearAllMocks();
});
afterEach(() => enter(null));

describe('a release that is broken', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('gives way to the good one before when it throws while it mounts, for the next visits too', async () => {
    await enter('mf-mounts');
    expect(await screen.findByText('the area')).toBeVisible();
    expect(records).toMatchObject([{ version: '1.0.1', code: 'MFE-401' }]);
    expect(onFallback).toHaveBeenCalledWith(REMOTES[0], '1.0.0');
    expect(onFailure).not.toHaveBeenCalled();
    await enter(null);
    await enter('mf-mounts');
    expect(await screen.findByText('the area')).toBeVisible();
    expect(records).toHaveLength(1);
  });

  it('gives way when it throws while it is drawn', async () => {
    await enter('mf-draws');
    expect(await screen.findByText('the area')).toBeVisible();
    expect(records).toMatchObject([{ version: '1.0.1', code: 'MFE-402' }]);
  });

  it('shows its failure where nothing better is left, once', async () => {
    await enter('mf-hopeless');
    await waitFor(() => expect(regions.state.get().kind).toBe('failed'));
    expect(records.map(({ version: name }) => name)).toEqual(['1.0.1', '1.0.0']);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('a version that works', () => {
  it('counts as mounted once it has run for three seconds', async () => {
    await enter('mf-good');
    await waitFor(() => expect(records).toMatchObject([{ remote: 'mf-good', version: '1.0.1', code: 'mounted' }]), {
      timeout: 5000,
    });
  });
});
