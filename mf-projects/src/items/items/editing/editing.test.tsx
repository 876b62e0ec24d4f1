import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { A, cell, openItems } from '../../../../test/open-items.tsx';
import { PROJECT_ID, projectItem } from '../../../../test/projects.ts';

const FIRST = 'Anna Bell was first: the tag of EF-7 is now EF-7.';

describe('Items edited in place', () => {
  it('[EVT-070] save what was typed with Enter, with what the cell was before, and go down', async () => {
    const { platform } = openItems();
    const published = jest.fn();
    platform.bus.subscribe('item-updated', ({ payload }) => published(payload));
    const user = userEvent.setup();
    (await cell('EF-1', /^Tag/)).focus();
    await user.keyboard('SF-9{Enter}');
    expect(await cell('SF-9', /^Tag/)).toBeVisible();
    expect(await cell('EF-2', /^Tag/)).toHaveFocus();
    await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
    expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, projectItemId: A, changed: ['tag'] });
    expect(platform.calls.at(-1)).toMatchObject({ method: 'PUT', body: { tag: 'SF-9', was: { tag: 'EF-1' } } });
  });

  it('[MSG-013] name the item whose notes changed', async () => {
    const { platform } = openItems();
    const user = userEvent.setup();
    await user.click(await cell('EF-1', /^Notes/));
    await user.keyboard('{Control>}a{/Control}Roof{Enter}');
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Notes updated for: EF-1 KRD140'));
  });

  it('save what an item serves, with what it was before', async () => {
    const { platform } = openItems();
    const user = userEvent.setup();
    await user.click(await cell('EF-1', /^Serves/));
    await user.keyboard('Kitchen hood, level 2{Enter}');
    await waitFor(() =>
      expect(platform.calls.at(-1)?.body).toEqual({ location: 'Kitchen hood, level 2', was: { location: null } }),
    );
    expect(await cell('EF-1', /^Serves \/ location: Kitchen hood, level 2/)).toBeVisible();
  });

  it('leave the value with Escape, and move with arrow keys and Tab as a spreadsheet does', async () => {
    const { platform } = openItems();
    const user = userEvent.setup();
    (await cell('EF-1', /^Tag/)).focus();
    await user.keyboard('X{Escape}');
    expect(await cell('EF-1', /^Tag/)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await cell('EF-3', /^Tag/)).toHaveFocus();
    await user.keyboard('{F2}{Tab}');
    expect(await cell('EF-3', /^KRD140/)).toHaveFocus();
    expect(platform.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('[ITM-011] [ITM-012] reject a quantity out of 1 to 99 while it is typed, and keep what was typed', async () => {
    const { platform } = openItems();
    const user = userEvent.setup();
    (await cell('EF-1', /^Quantity/)).focus();
    await user.keyboard('0{Enter}');
    const input = screen.getByRole('textbox', { name: 'Quantity' });
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveValue('0');
    await user.keyboard('{Backspace}7{Enter}');
    await waitFor(() => expect(platform.calls.at(-1)?.body).toMatchObject({ qty: 7 }));
  });

  it('leave the focus where the user takes it while a text is rejected, and send no rejected text', async () => {
    const { platform, unmount } = openItems();
    const user = userEvent.setup();
    (await cell('EF-1', /^Quantity/)).focus();
    await user.keyboard('100{Tab}');
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
    await user.click(await cell('EF-2', /^Tag/));
    await user.keyboard('ZZ{Enter}');
    await waitFor(() => expect(platform.calls.at(-1)?.body).toMatchObject({ tag: expect.stringContaining('ZZ') }));
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('100');
    const sent = platform.calls.length;
    unmount();
    expect(platform.calls.slice(sent).filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('say who was first, and keep the user’s words one click away', async () => {
    let isFirst = true;
    const rejectOnce = ({ body }: { body: unknown }) => {
      if (!isFirst) return projectItem({ projectItemId: A, ...(body as object), rowVersion: 3 });
      isFirst = false;
      return Response.json({ message: FIRST, errors: {}, modelState: {} }, { status: 409 });
    };
    const { platform, setItems } = openItems({}, { 'PUT /api/projects/:id/items/:item': rejectOnce });
    const user = userEvent.setup();
    (await cell('EF-1', /^Tag/)).focus();
    setItems((items) =>
      items.map((item) => (item.projectItemId === A ? { ...item, tag: 'EF-7', rowVersion: 2 } : item)),
    );
    await user.keyboard('SF-9{Enter}');
    expect(await cell('EF-7', /^Tag/)).toBeVisible();
    await waitFor(() =>
      expect(platform.shownToasts[0]).toMatchObject({
        title: FIRST,
        text: 'You entered: SF-9',
        actions: [{ label: 'Keep mine' }, { label: 'Use theirs' }],
      }),
    );
  });

  it('keep what was typed readable when another user deletes the item meanwhile', async () => {
    const { platform, setItems } = openItems();
    const user = userEvent.setup();
    (await cell('EF-1', /^Tag/)).focus();
    await user.keyboard('SF-9');
    setItems((items) => items.filter(({ projectItemId }) => projectItemId !== A));
    await act(() => platform.queries.invalidateQueries());
    await waitFor(() =>
      expect(platform.shownToasts[0]).toMatchObject({
        title: 'EF-1 KRD140 was deleted before your change was saved',
        text: 'You entered: SF-9',
      }),
    );
  });

  it('compare with what the cell was when its editing began, whatever others change meanwhile', async () => {
    const { platform, setItems } = openItems();
    const user = userEvent.setup();
    (await cell('EF-1', /^Tag/)).focus();
    await user.keyboard('SF-9');
    setItems((items) =>
      items.map((item) => (item.projectItemId === A ? { ...item, tag: 'EF-7', rowVersion: 2 } : item)),
    );
    await act(() => platform.queries.invalidateQueries());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(platform.calls.at(-1)?.body).toEqual({ tag: 'SF-9', was: { tag: 'EF-1' } }));
  });

  it('take a column pasted from a spreadsheet in one call', async () => {
    const changed = ({ body }: { body: unknown }) =>
      (body as { items: { projectItemId: string; tag: string }[] }).items.map((line, itemIndex) =>
        projectItem({ ...line, qty: 2, itemIndex, rowVersion: 2 }),
      );
    const { platform } = openItems({}, { 'PUT /api/projects/:id/items': changed });
    const first = await cell('EF-1', /^Tag/);
    fireEvent.paste(first, { clipboardData: { getData: () => 'KEF-1\nKEF-2\n' } });
    expect(await cell('KEF-2', /^Tag/)).toBeVisible();
    const puts = platform.calls.filter(({ method }) => method === 'PUT');
    expect(puts).toHaveLength(1);
    expect(puts[0]?.body).toMatchObject({
      items: [{ tag: 'KEF-1', quantity: 2, was: { tag: 'EF-1', quantity: 2 } }, { tag: 'KEF-2' }],
    });
    await waitFor(() => expect(platform.shownToasts.at(-1)?.title).toBe('Pasted into 2 items'));
  });

  it('have what they had before when a pasted column is undone', async () => {
    const changed = ({ body }: { body: unknown }) =>
      (body as { items: { projectItemId: string; tag: string; quantity: number }[] }).items.map((line, itemIndex) =>
        projectItem({ ...line, qty: line.quantity, itemIndex, rowVersion: 2 }),
      );
    const { platform } = openItems({}, { 'PUT /api/projects/:id/items': changed }, { toastAction: 'undo' });
    fireEvent.paste(await cell('EF-1', /^Tag/), { clipboardData: { getData: () => 'KEF-1\nKEF-2\n' } });
    const puts = () => platform.calls.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()[1]?.body).toMatchObject({
      items: [{ tag: 'EF-1', was: { tag: 'KEF-1' } }, { was: { tag: 'KEF-2' } }],
    });
    expect(await cell('EF-1', /^Tag/)).toBeVisible();
  });
});
