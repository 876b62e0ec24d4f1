import { writable } from '@specbuilder/shared-contracts/platform';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BlockerOverlay from './blocker-overlay.tsx';

it('[COM-014] the blocker holds the page, Escape included, and leaves when the shop is done', async () => {
  const isBlocked = writable(false);
  renderWithPlatform(<BlockerOverlay isBlocked={isBlocked} />);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  act(() => isBlocked.set(true));
  const blocker = await screen.findByRole('alertdialog');
  expect(blocker).toHaveAccessibleName('Adding the fan to your cart');
  await userEvent.setup().keyboard('{Escape}');
  expect(blocker).toBeVisible();
  act(() => isBlocked.set(false));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
