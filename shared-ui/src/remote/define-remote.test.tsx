import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AppProps } from 'single-spa';
import { definePanel, defineRemote, type MountProps, REMOTE_MARK, type RemoteModule } from './define-remote.tsx';

// single-spa waits for React to draw, which it does by itself only outside of act().
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

function Counter() {
  const platform = usePlatform();
  const [count, setCount] = useState(0);
  const theme = useReadable(platform.theme);
  const { data } = useQuery(platform.apiQueries.exchangeRates.list.queryOptions());
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`count ${count} ${theme.themeName} ${data?.length ?? 'none'}`}
    </button>
  );
}

async function mount(module: RemoteModule, name: string, more: object = {}) {
  const platform = createTestPlatform({ responses: { 'GET /api/exchangeRates': () => [] } });
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = { name, domElement, platform, ...more } as unknown as MountProps & AppProps;
  await module.lifecycles.bootstrap(props);
  await module.lifecycles.mount(props);
  const leave = async () => {
    await module.lifecycles.unmount(props);
    domElement.remove();
  };
  return { platform, domElement, leave };
}

describe('a remote', () => {
  const remote = defineRemote({ name: 'mf-test', app: Counter });

  it('is marked for the loader and says which platform it was built for', () => {
    expect(remote[REMOTE_MARK]).toBe('app');
    expect(remote.platform).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('is rendered with theme and cache, and starts again with each mount', async () => {
    const first = await mount(remote, 'one');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'count 0 Light 0' }));
    await screen.findByRole('button', { name: 'count 1 Light 0' });
    await first.leave();
    const second = await mount(remote, 'two');
    await screen.findByRole('button', { name: 'count 0 Light 0' });
    await second.leave();
  });

  it('leaves nothing behind', async () => {
    const { domElement, leave } = await mount(remote, 'three');
    await screen.findByRole('button');
    await leave();
    expect(domElement).toBeEmptyDOMElement();
  });

  it('[DSN-008] shows its own render error with a way to try again, and notifies the host', async () => {
    let isBroken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fragile = defineRemote({
      name: 'mf-fragile',
      app: () => {
        if (isBroken) throw new Error('render broke');
        return <p>whole</p>;
      },
    });
    const { platform, leave } = await mount(fragile, 'four');
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
    expect(platform.failedRoutes[0]?.error.message).toBe('render broke');
    isBroken = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('whole')).toBeVisible());
    await leave();
    jest.restoreAllMocks();
  });
});

describe('a panel', () => {
  it('gets the props of its caller and returns its result through onClose', async () => {
    const panel = definePanel<{ question: string }, string>({
      name: 'mf-test-panel',
      panel: ({ panelProps, onClose }) => (
        <button type="button" onClick={() => onClose('yes')}>
          {panelProps.question}
        </button>
      ),
    });
    const onClose = jest.fn();
    const { leave } = await mount(panel, 'panel', { panelProps: { question: 'Sure?' }, onClose });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Sure?' }));
    expect(onClose).toHaveBeenCalledWith('yes');
    await leave();
  });
});
