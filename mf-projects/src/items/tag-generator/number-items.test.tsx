import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems, tags } from '../../../test/open-items.tsx';

const SET_MANY = 'PUT /api/projects/:id/items';

/** The dashboard with three fans; the call renames them in its store. */
function open(options: object = {}) {
  const responses = {
    [SET_MANY]: ({ body }: { readonly body: unknown }) => {
      const lines = (body as { items: ProjectItem[] }).items;
      let changed: ProjectItem[] = [];
      opened.setItems((now) => {
        const next = now.map((item) => ({
          ...item,
          ...lines.find((line) => line.projectItemId === item.projectItemId),
        }));
        changed = next;
        return next;
      });
      return changed;
    },
  };
  const opened = openItems({}, responses, options);
  return { ...opened, user: userEvent.setup() };
}

async function openDialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Number tags' }));
  return screen.findByRole('dialog', { name: 'Number tags' });
}

describe('Numbering the tags of several items', () => {
  it('goes through the selected ones in the order of the list, with a preview', async () => {
    const { user, platform } = open();
    const dialog = await openDialog(user);
    expect(within(dialog).getByLabelText(/Tag before the number/)).toHaveValue('EF-');
    const start = within(dialog).getByLabelText(/Start number/);
    expect(start).toHaveValue('1');
    await user.clear(start);
    await user.type(start, '11');
    expect(within(dialog).getByLabelText('Preview')).toHaveTextContent('EF-11 ... EF-13');
    await user.click(within(dialog).getByRole('button', { name: 'Number 3 items' }));
    await waitFor(() => expect(tags()).toEqual(['EF-11', 'EF-12', 'EF-13']));
    expect(screen.queryByRole('dialog')).toBeNull();
    const sent = platform.calls.filter(({ method }) => method === 'PUT');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      items: [{ tag: 'EF-11', quantity: 2, rowVersion: expect.any(Number) }, {}, {}],
    });
  });

  it('is undone with one click', async () => {
    const { user, platform } = open({ toastAction: 'undo' });
    const dialog = await openDialog(user);
    const start = within(dialog).getByLabelText(/Start number/);
    await user.clear(start);
    await user.type(start, '7{Enter}');
    const sent = () => platform.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]).toMatchObject({ items: [{ tag: 'EF-7' }, { tag: 'EF-8' }, { tag: 'EF-9' }] });
    expect(sent()[1]).toMatchObject({ items: [{ tag: 'EF-1' }, { tag: 'EF-2' }, { tag: 'EF-3' }] });
    await waitFor(() => expect(tags()).toEqual(['EF-1', 'EF-2', 'EF-3']));
  });

  it('requires a start number', async () => {
    const { user, platform } = open();
    const dialog = await openDialog(user);
    await user.clear(within(dialog).getByLabelText(/Start number/));
    expect(within(dialog).getByLabelText('Preview')).toHaveTextContent('Enter a start number');
    expect(within(dialog).getByRole('button', { name: 'Number 3 items' })).toHaveAttribute('aria-disabled', 'true');
    expect(platform.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});
