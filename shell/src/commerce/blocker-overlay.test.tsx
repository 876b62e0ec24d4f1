import { writable } from '@specbuilder/shared-contracts/platform';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import BlockerOverlay from './blocker-overlay.tsx';

jest.mock('./store-blocker.tsx', () => {
  throw new Error('Loading chunk failed');
});
const showModal = jest.fn(function open(this: HTMLDialogElement) {
  this.open = true;
});
beforeAll(() => Object.assign(HTMLDialogElement.prototype, { showModal }));

it('[COM-014] the page is blocked even when the blocker itself cannot be fetched', async () => {
  const isBlocked = writable(true);
  renderWithPlatform(<BlockerOverlay isBlocked={isBlocked} />);
  const blocker = await screen.findByRole('dialog', { name: 'Adding the fan to your cart' });
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(fireEvent.keyDown(blocker, { key: 'Escape' })).toBe(false);
  expect(fireEvent(blocker, new Event('cancel', { cancelable: true }))).toBe(false);
  act(() => isBlocked.set(false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
