import { createBus } from '@specbuilder/shared-contracts/events';
import { createDialogs, createToasts } from '@specbuilder/shared-ui/host';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overlays } from './overlays.tsx';

const kit = { isReachable: false, requested: 0 };
jest.mock('./overlay-regions.tsx', () => {
  kit.requested++;
  if (!kit.isReachable) throw new Error('Loading chunk failed');
  return jest.requireActual('./overlay-regions.tsx');
});
// These tests are about failures; React logs each.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

function showNotices() {
  const toasts = createToasts(createBus({ source: 'test' }));
  const dialogs = createDialogs();
  renderWithPlatform(<Overlays toasts={toasts} dialogs={dialogs} />);
  const toast = (title: string) => void toasts.show({ kind: 'info', title, durationMs: 60_000 });
  return { dialogs, toast };
}

it('Notices that could not be drawn are fetched again with the next one and when the connection is back', async () => {
  const { dialogs, toast } = showNotices();
  const listen = jest.spyOn(window, 'addEventListener');
  const waits = () => listen.mock.calls.filter(([type]) => type === 'online').length;
  const failed = async (times: number) => {
    await waitFor(() => expect(waits()).toBe(times));
    expect(kit.requested).toBe(times);
  };
  act(() => toast('First'));
  await failed(1);
  act(() => toast('Second'));
  await failed(2);
  let response: Promise<boolean> | undefined;
  act(() => {
    response = dialogs.confirm({ title: 'Leave?', text: '', confirm: 'Leave', cancel: 'Stay' });
  });
  kit.isReachable = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('First')).toBeInTheDocument();
  expect(await screen.findByText('Second')).toBeInTheDocument();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Leave' }));
  await expect(response).resolves.toBe(true);
});
