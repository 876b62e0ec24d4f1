import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { A, B, C, openItems, row, tags } from '../../../test/open-items.tsx';
import { PROJECT_ID } from '../../../test/projects.ts';

describe('Deleted items', () => {
  it('[ITM-005] [ITM-006] [EVT-071] fade for 600 ms after the question, then go, several at once', async () => {
    const { platform, setItems } = openItems(
      {},
      {
        'POST /api/projects/:id/items/delete': () => {
          setItems((items) => items.slice(2));
          return undefined;
        },
      },
    );
    await row('EF-1');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const published = jest.fn();
    platform.bus.subscribe('items-deleted', ({ payload }) => published(payload));
    await user.click(screen.getByRole('checkbox', { name: 'Select EF-3 KRD140' }));
    jest.useFakeTimers();
    const sent = () => platform.calls.filter(({ path }) => path.endsWith('/items/delete'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(platform.shownDialogs[0]?.title).toBe('Delete 2 items?');
    await act(() => jest.advanceTimersByTimeAsync(590));
    expect(sent()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(20));
    jest.useRealTimers();
    await waitFor(() => expect(sent()[0]?.body).toEqual({ projectItemIds: [A, B] }));
    await waitFor(() => expect(tags()).toEqual(['EF-3']));
    expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, projectItemIds: [A, B] });
    expect(platform.shownToasts[0]).toMatchObject({ title: '2 items deleted', durationMs: 10_000 });
  });

  it('come back to their places when that is undone', async () => {
    let all: ProjectItem[] = [];
    const { platform, setItems } = openItems(
      {},
      {
        'POST /api/projects/:id/items/delete': () => {
          setItems((items) => {
            all = items;
            return [];
          });
          return undefined;
        },
        'POST /api/projects/:id/items/restore': () => {
          setItems(() => all);
          return all;
        },
      },
      { toastAction: 'undo' },
    );
    await row('EF-1');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Delete' }));
    const restored = () => platform.calls.find(({ path }) => path.endsWith('/items/restore'));
    await waitFor(() => expect(restored()?.body).toEqual({ projectItemIds: [A, B, C] }), { timeout: 3000 });
    await waitFor(() => expect(tags()).toEqual(['EF-1', 'EF-2', 'EF-3']));
  });

  it('[ERR-039] stay, and the toast says how many, when the server rejects', async () => {
    const { platform } = openItems(
      {},
      { 'POST /api/projects/:id/items/delete': () => new Response(null, { status: 500 }) },
    );
    await row('EF-1');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Failed to delete 3 items'));
    expect(tags()).toEqual(['EF-1', 'EF-2', 'EF-3']);
  });
});
