import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPage, renderInPage } from '../../../test/test-ports.tsx';
import { createBrowserHistory } from '../../composition/browser-history.ts';
import FeedbackPanel from './feedback-panel.tsx';

const SUBMIT = 'POST /api/feedback/submit';

function openPanel(responses: TestResponses = { [SUBMIT]: () => undefined }) {
  const page = createTestPage({ responses });
  const onClose = jest.fn();
  const hasInput = { current: () => false };
  renderInPage(page, <FeedbackPanel ports={page.ports} panelProps={{}} hasInput={hasInput} onClose={onClose} />);
  return { ...page, onClose, hasInput, user: userEvent.setup() };
}

async function write(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/^Your feedback/), 'Clear curves');
  await user.type(screen.getByLabelText(/^Name/), 'Ana Ruiz');
  await user.type(screen.getByLabelText(/^Email/), 'ana@ruiz.example');
}

describe('The feedback panel', () => {
  it('[SHL-071] [MSG-005] [EVT-038] sends what was written with the address of the page, and thanks', async () => {
    const { user, platform, onClose } = openPanel();
    const published = jest.fn();
    platform.bus.subscribe('feedback-updated', ({ payload }) => published(payload));
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(published.mock.calls).toEqual([[{ kind: 'feedback', projectId: null }]]);
    expect(platform.calls[0]?.body).toEqual({
      ...{ name: 'Ana Ruiz', email: 'ana@ruiz.example', feedback: 'Clear curves' },
      currentUrl: expect.stringContaining('http://localhost'),
    });
    expect(platform.shownToasts).toEqual([
      expect.objectContaining({
        title: 'Thank you for your feedback!',
        text: 'A SpecBuilder team member will review your feedback.',
      }),
    ]);
  });

  it.each(['Control', 'Meta'])('sends with %s Enter from the text', async (key) => {
    const { user, onClose } = openPanel();
    await write(user);
    await user.click(screen.getByLabelText(/^Your feedback/));
    await user.keyboard(`{${key}>}{Enter}{/${key}}`);
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  });

  it('[SHL-071] names the page with its query and its place on it', () => {
    window.history.replaceState(null, '', '/sizer/search?category=1&sub=2#curve');
    const page = createTestPage();
    const history = createBrowserHistory();
    const ports = { ...page.ports, history };
    const hasInput = { current: () => false };
    renderInPage(page, <FeedbackPanel ports={ports} panelProps={{}} hasInput={hasInput} onClose={jest.fn()} />);
    expect(screen.getByText('http://localhost/sizer/search?category=1&sub=2#curve')).toBeVisible();
    history.dispose();
    window.history.replaceState(null, '', '/');
  });

  it('[ERR-017] a failure is logged without a message, and what was written stays', async () => {
    const { user, platform, onClose, hasInput } = openPanel({ [SUBMIT]: () => new Response(null, { status: 500 }) });
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    await waitFor(() => expect(platform.problems).toHaveLength(1));
    expect(screen.getByLabelText(/^Your feedback/)).toHaveValue('Clear curves');
    expect(screen.queryByText(/An error occurred/)).not.toBeInTheDocument();
    expect(platform.shownToasts).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    expect(hasInput.current()).toBe(true);
  });
});
