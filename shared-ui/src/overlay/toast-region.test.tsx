import { createBus } from '@specbuilder/shared-contracts/events';
import type { ToastRequest } from '@specbuilder/shared-contracts/platform';
import { createToasts } from '@specbuilder/shared-ui/host';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from './toast-region.tsx';

const SAVED: ToastRequest = { kind: 'success', title: 'Saved', durationMs: null };
const REGION: ToastRequest = { ...SAVED, title: 'Region set', actions: [{ id: 'details', label: 'Details' }] };
const RELEASE: ToastRequest = {
  ...{ kind: 'info', title: 'Version 1.4.0', durationMs: null },
  actions: [
    { id: 'see', label: "See What's New", ends: 'silently' },
    { id: 'dismiss', label: 'DISMISS', ends: 'dismissed' },
  ],
};

function open() {
  const toasts = createToasts(createBus({ source: 'test' }));
  renderWithPlatform(<ToastRegion toasts={toasts.active} onResolve={toasts.resolve} />);
  const outcomes: unknown[] = [];
  const show = (request: ToastRequest) =>
    act(async () => {
      void toasts.show(request).then((outcome) => outcomes.push([request.title, outcome.outcome]));
    });
  // The text is on the page twice: the live region contains it as well.
  const card = (title: string) =>
    screen.getAllByTestId('toast').find(({ textContent }) => textContent?.startsWith(title)) as HTMLElement;
  return { show, card, outcomes, user: userEvent.setup() };
}

describe('a toast', () => {
  it('of a call that failed names its id in the log of the server, to be copied', async () => {
    const { show, card } = open();
    await show({ ...SAVED, kind: 'error', title: 'Not saved', reference: '4f0c2c6d' });
    expect(card('Not saved').textContent).toContain('Reference 4f0c2c6d');
    expect(within(card('Not saved')).getByRole('button', { name: 'Copy reference' })).toBeVisible();
  });

  it.each([
    ['without actions', SAVED, 'Dismiss'],
    ['with actions', REGION, 'Dismiss'],
    ['that has a word for it', RELEASE, 'Close'],
  ])('[WID-007] %s has a button that closes it, reached with Tab', async (_, request, name) => {
    const { show, card, outcomes, user } = open();
    await show(request);
    const close = within(card(request.title)).getByRole('button', { name });
    expect(close).not.toHaveAttribute('tabindex', '-1');
    act(() => close.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(outcomes).toEqual([[request.title, 'dismissed']]));
  });

  it('[REL-009] closing the release toast is the same as its own word for it', async () => {
    const { show, outcomes, user } = open();
    await show(RELEASE);
    await user.click(screen.getByRole('button', { name: 'DISMISS' }));
    await waitFor(() => expect(outcomes).toEqual([[RELEASE.title, 'dismissed']]));
  });

  it('ends with Escape alone, the others stay', async () => {
    const { show, card, outcomes, user } = open();
    await show(SAVED);
    await show(REGION);
    act(() => within(card('Region set')).getByRole('button', { name: 'Details' }).focus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(outcomes).toEqual([['Region set', 'dismissed']]));
    expect(card('Saved')).toBeVisible();
  });

  it.each([
    ['in the header where that has room', 600, 'top-end'],
    ['at the bottom where the header has none', 300, 'bottom-end'],
  ])('that says nothing of the page is %s', async (_, width, position) => {
    const header = document.body.appendChild(document.createElement('span'));
    header.dataset['toasts'] = '';
    header.getBoundingClientRect = () => new DOMRect(60, 25, width, 0);
    try {
      const { show, card } = open();
      await show(SAVED);
      await show({ ...REGION, isInHeader: true });
      const places = ['Saved', 'Region set'].map((title) => card(title).closest('[data-toaster-position]'));
      expect(places.map((place) => place?.getAttribute('data-toaster-position'))).toEqual(['bottom-end', position]);
      for (const place of places) {
        expect(place).not.toHaveAttribute('data-tabster');
        expect(place?.querySelectorAll('[data-tabster]')).toHaveLength(0);
      }
    } finally {
      header.remove();
    }
  });

  it('takes no focus by itself; Ctrl M goes to the newest', async () => {
    const { show, card, user } = open();
    await show(SAVED);
    await show(REGION);
    expect(document.body).toHaveFocus();
    await user.keyboard('{Control>}m{/Control}');
    await waitFor(() => expect(document.activeElement).toContainElement(card('Region set')));
  });

  it('has nothing hidden in it that takes the focus', async () => {
    const { show, card } = open();
    await show(SAVED);
    await show(REGION);
    const [list] = screen.getAllByRole('list');
    expect(list).toContainElement(card('Region set'));
    expect(list).not.toHaveAttribute('data-tabster');
    expect(list?.querySelectorAll('[data-tabster]')).toHaveLength(0);
  });

  it('lets the Tab key through it and out of it, forwards and backwards', async () => {
    const { show, card, user } = open();
    await show(SAVED);
    await show(REGION);
    const toast = (title: string) => card(title).closest('[role="listitem"]') as HTMLElement;
    const stops = [
      toast('Saved'),
      within(card('Saved')).getByRole('button', { name: 'Dismiss' }),
      toast('Region set'),
      within(card('Region set')).getByRole('button', { name: 'Dismiss' }),
      within(card('Region set')).getByRole('button', { name: 'Details' }),
    ];
    for (const stop of stops) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
    for (const stop of stops.toReversed().slice(1)) {
      await user.tab({ shift: true });
      expect(stop).toHaveFocus();
    }
    await user.tab({ shift: true });
    expect(stops.some((stop) => stop === document.activeElement)).toBe(false);
  });
});
