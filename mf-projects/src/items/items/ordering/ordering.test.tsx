import type { TestResponse } from '@specbuilder/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { A, B, C, cell, openItems, tags } from '../../../../test/open-items.tsx';
import { PROJECT_ID } from '../../../../test/projects.ts';

describe('Items in another order', () => {
  const saved = { 'PUT /api/projects/:id/items/:item/set-item-index/:place': () => ({ order: [B, A, C] }) };

  it('[ITM-007] [EVT-072] [MSG-015] move with Alt and an arrow key, are saved once, and can be put back', async () => {
    const { platform } = openItems({}, saved);
    const published = jest.fn();
    platform.bus.subscribe('items-reordered', ({ payload }) => published(payload));
    (await cell('EF-1', /^Tag/)).focus();
    await userEvent.setup().keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(tags()).toEqual(['EF-2', 'EF-1', 'EF-3']);
    expect(await cell('EF-1', /^Tag/)).toHaveFocus();
    await waitFor(() => expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, order: [B, A, C] }));
    expect(platform.calls.at(-1)?.path).toBe(`/api/projects/${PROJECT_ID}/items/${A}/set-item-index/1`);
    expect(platform.shownToasts[0]).toMatchObject({
      title: 'Project item sort order updated',
      actions: [{ label: 'Undo' }],
    });
  });

  it('go back to their places when that is undone', async () => {
    const places: unknown[] = [];
    const response: TestResponse = ({ params }) => {
      places.push(params['place']);
      return { order: places.length === 1 ? [B, A, C] : [A, B, C] };
    };
    openItems({}, { 'PUT /api/projects/:id/items/:item/set-item-index/:place': response }, { toastAction: 'undo' });
    (await cell('EF-1', /^Tag/)).focus();
    await userEvent.setup().keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(places).toEqual(['1', '0']));
    await waitFor(() => expect(tags()).toEqual(['EF-1', 'EF-2', 'EF-3']));
  });

  it('[ERR-061] return to their previous order when it cannot be saved', async () => {
    const reject = {
      'PUT /api/projects/:id/items/:item/set-item-index/:place': () => new Response(null, { status: 500 }),
    };
    const { platform } = openItems({}, reject);
    (await cell('EF-1', /^Tag/)).focus();
    await userEvent.setup().keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Failed updating project item sort order'));
    await waitFor(() => expect(tags()).toEqual(['EF-1', 'EF-2', 'EF-3']));
  });
});
