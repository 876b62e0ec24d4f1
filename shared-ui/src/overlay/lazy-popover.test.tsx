import { Button } from '@specbuilder/shared-ui/core';
import { LazyPopover } from '@specbuilder/shared-ui/overlay';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function show() {
  renderWithPlatform(
    <>
      <LazyPopover opener={(opener) => <Button {...opener}>Filter</Button>} surface={{ 'aria-label': 'Filter rows' }}>
        {(close) => (
          <>
            <button type="button">Belt</button>
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </LazyPopover>
      <button type="button">Beside</button>
    </>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Filter', hidden: true });
/** Fluent exposes it to assistive technology by its own timer; the browser's end-to-end tests see it open. */
const inside = (name: string) => screen.queryByRole('button', { name, hidden: true });

/** Open, and with the focus in it. */
async function opened() {
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(inside('Belt')).toHaveFocus());
}

/** Gone, and the focus back. */
async function closed() {
  await waitFor(() => expect(inside('Belt')).not.toBeInTheDocument());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(button()).toHaveFocus());
}

describe('a popover that is drawn when it is first opened', () => {
  it('adds nothing to the page until it is opened', () => {
    show();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(document.querySelectorAll('[data-tabster-dummy]')).toHaveLength(0);
  });

  it('has the focus while it is open, and Escape gives it back', async () => {
    const user = show();
    await user.tab();
    await user.keyboard('{Enter}');
    await opened();
    expect(screen.getByRole('dialog', { name: 'Filter rows', hidden: true })).toHaveAttribute('aria-modal', 'true');
    await user.keyboard('{Escape}');
    await closed();
    await user.keyboard('{Enter}');
    await opened();
  });

  it('is closed by its button and by what is in it', async () => {
    const user = show();
    await user.click(button());
    await opened();
    await user.click(button());
    await closed();
    await user.click(button());
    await opened();
    await user.click(inside('Done') as HTMLElement);
    await closed();
  });

  it('is closed by a click elsewhere, which keeps the focus', async () => {
    const user = show();
    await user.click(button());
    await opened();
    await user.click(screen.getByRole('button', { name: 'Beside', hidden: true }));
    await waitFor(() => expect(inside('Belt')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Beside', hidden: true })).toHaveFocus();
  });
});
