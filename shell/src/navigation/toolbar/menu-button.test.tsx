import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton, type MenuProps } from './menu-button.tsx';

function show(load: () => Promise<{ default: (props: MenuProps) => React.ReactNode }>) {
  const { toasts, shownToasts } = createTestPlatform();
  renderWithPlatform(
    <MenuButton label="Units" load={load} menu={{}} toasts={toasts}>
      Units
    </MenuButton>,
  );
  return { shownToasts, user: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: 'Units' });

/** Takes the focus as it goes, as an overlay does that is still closing. */
function GreedyMenu({ onClose }: MenuProps) {
  return (
    <button
      type="button"
      role="menuitem"
      onClick={(event) => {
        onClose();
        event.currentTarget.focus();
      }}
    >
      Metric
    </button>
  );
}

describe('A button of the toolbar with a menu', () => {
  it('has the focus again when its menu has gone, whatever the menu did last', async () => {
    const { user } = show(async () => ({ default: GreedyMenu }));
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'Metric' }));
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('says so when its menu cannot be fetched, and can be pressed again', async () => {
    let isReachable = false;
    const { user, shownToasts } = show(async () => {
      if (!isReachable) throw new Error('Loading chunk failed');
      return { default: GreedyMenu };
    });
    await user.click(button());
    await waitFor(() => expect(shownToasts).toMatchObject([{ title: 'An error occurred. Please try again.' }]));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    isReachable = true;
    await user.click(button());
    expect(await screen.findByRole('menuitem', { name: 'Metric' })).toBeVisible();
  });
});
