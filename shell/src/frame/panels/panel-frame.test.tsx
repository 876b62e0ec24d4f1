import { writable } from '@specbuilder/shared-contracts/platform';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPage, panelsOn, renderInPage } from '../../../test/test-ports.tsx';
import type { OpenPanel } from '../../composition/index.ts';
import type { Ports } from '../../feature/ports.ts';
import { PanelFrames } from './panel-frames.tsx';

function showPage({ confirms = true, name = 'feedback' } = {}) {
  const page = createTestPage({ confirms });
  const current = writable<OpenPanel | null>(null);
  const closed: string[] = [];
  const panels = {
    current,
    open: async () => null,
    finish: () => current.set(null),
    closeAll: (by: string) => {
      closed.push(by);
      current.set(null);
    },
  };
  const ports = { ...page.ports, panels } as unknown as Ports;
  const featurePanels = panelsOn(ports);
  let key = 0;
  const open = (name: string) => {
    const entry = featurePanels.find((panel) => panel.entry.name === name)?.entry;
    if (entry === undefined) throw new Error(`There is no panel ${name}`);
    current.set({ key: ++key, entry, remote: null, props: {}, close: () => undefined });
  };
  renderInPage(
    page,
    <>
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => open(name)}>
          Open
        </button>
      </main>
      <PanelFrames ports={ports} featurePanels={featurePanels} />
    </>,
  );
  return { closed, open, close: () => current.set(null), user: userEvent.setup(), platform: page.platform };
}
const opener = () => screen.getByRole('button', { name: 'Open' });
const feedback = () => screen.findByLabelText(/^Your feedback/);

describe('A panel', () => {
  it('leaves the page usable, with one heading, and begins in its first empty field', async () => {
    const { user } = showPage();
    await user.click(opener());
    const field = await feedback();
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByText('Enter your feedback')).not.toBeInTheDocument();
    const panel = screen.getByRole('dialog', { name: 'Tell us what you think!' });
    expect(panel).not.toHaveAttribute('aria-modal', 'true');
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(opener()).toBeVisible();
    await user.click(screen.getByRole('main'));
    expect(panel).toBeVisible();
  });

  it('and the page change the focus with F6', async () => {
    const { user } = showPage();
    await user.click(opener());
    const field = await feedback();
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('{F6}');
    expect(opener()).toHaveFocus();
    await user.keyboard('{F6}');
    expect(await feedback()).toHaveFocus();
  });

  it('[SHL-045] closes with Escape and gives the focus back to what opened it', async () => {
    const { user, closed } = showPage();
    await user.click(opener());
    const field = await feedback();
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(closed).toEqual(['user']));
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('that is taken out with its page takes no focus on the next page', async () => {
    const { open, close } = showPage();
    act(() => open('feedback'));
    await feedback();
    act(close);
    cleanup();
    showPage();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.body).toHaveFocus();
  });

  it('[SHL-045] as a dialog, too, gives the focus back to what opened it', async () => {
    const { user, closed } = showPage({ name: 'release-notes' });
    await user.click(opener());
    const panel = await screen.findByRole('dialog');
    const close = within(panel).getByRole('button', { name: 'Close panel' });
    close.focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(closed).toEqual(['user']));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText('Open')).toHaveFocus());
  });

  it.each([
    [true, ['user']],
    [false, []],
  ])('with typed text shows a confirmation before it closes; discarded: %p', async (confirms, closes) => {
    const { user, closed, platform } = showPage({ confirms });
    await user.click(opener());
    await user.type(await feedback(), 'Clear');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(platform.shownDialogs.map(({ title }) => title)).toEqual(['Discard what you typed?']));
    expect(closed).toEqual(closes);
  });
});
