import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';
import type { TestAnswer, TestAnswers } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { ENGINEER, PROJECT_ID, project, projectItem } from '../testing/projects.ts';

const LINKED = `/projects/dashboard?projectId=${PROJECT_ID}`;
const ids = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-2222-4222-8222-222222222222`);
const [A = '', B = '', C = ''] = ids;

/** Three fans EF-1 to EF-3 in a store that the calls change. */
function openItems(change: Partial<Project> = {}, more: TestAnswers = {}, options: object = {}) {
  let items: ProjectItem[] = ids.map((id, itemIndex) =>
    projectItem({ projectItemId: id, fanItemId: id, tag: `EF-${itemIndex + 1}`, itemIndex, weightLb: 100 }),
  );
  const update: TestAnswer = ({ params, body }) => {
    const id = params['item'];
    const { qty, tag, notes } = body as Partial<ProjectItem>;
    const given = Object.fromEntries(Object.entries({ qty, tag, notes }).filter(([, value]) => value !== undefined));
    items = items.map((item) =>
      item.projectItemId === id ? { ...item, ...given, rowVersion: item.rowVersion + 1 } : item,
    );
    return items.find((item) => item.projectItemId === id);
  };
  const rendered = renderWithPlatform(<DashboardPage />, {
    user: ENGINEER,
    path: LINKED,
    answers: {
      'GET /api/projects/:id': () => project({ projectItems: items, ...change }),
      'PUT /api/projects/:id/items/:item': update,
      ...more,
    },
    ...options,
  });
  return { ...rendered, setItems: (next: (now: ProjectItem[]) => ProjectItem[]) => (items = next(items)) };
}

const row = (tag: string) => screen.findByRole('row', { name: new RegExp(tag) });
const tags = () => screen.getAllByRole('button', { name: /^Tag: / }).map(({ textContent }) => textContent);
const cell = (tag: string, name: RegExp) => row(tag).then((one) => within(one).getByRole('button', { name }));

describe('The items of a project', () => {
  it('show tag, model, notes, quantity, duty, motor, voltage, price and status', async () => {
    openItems();
    const first = await row('EF-1');
    for (const text of ['KRD140', 'Lab corridor', '2', '1,500', '0.50', '1/2', '$2,144.00', 'Ready']) {
      expect(within(first).getByText(text)).toBeVisible();
    }
  });

  it('[VAL-023] sum up price, running cost, connected load and weight', async () => {
    openItems();
    await row('EF-1');
    const totals = screen.getByText('Connected load').closest('dl') as HTMLElement;
    expect(totals).toHaveTextContent('Budget price$6,432.00');
    expect(totals).toHaveTextContent('Connected load3.0 hp');
    expect(totals).toHaveTextContent('Weight600 lb');
  });

  it("[ITM-009] [PRC-007] leave prices out under 'No Pricing'", async () => {
    const currency = { currencyCode: 'NONE', currencySymbol: '', exchangeRate: 1, arePricesHidden: true };
    openItems({}, {}, { currency });
    await row('EF-1');
    expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  it('[ITM-014] say what is wrong with an item in words, not by colour alone', async () => {
    openItems({ projectItems: [projectItem({ errors: ['Discharge'] })] });
    expect(await screen.findByText('1 to fix')).toBeVisible();
  });

  it('[PRJ-016] [ITM-004] are all selected when the project is loaded; one, all and none can be', async () => {
    openItems();
    await row('EF-1');
    const user = userEvent.setup();
    expect(screen.getByText('3 of 3 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select EF-2 KRD140' }));
    expect(screen.getByText('2 of 3 selected')).toBeVisible();
    expect(screen.getByText('Budget price').closest('div')).toHaveTextContent('Selected $4,288.00');
    const all = screen.getByRole('checkbox', { name: 'Select all items' });
    expect((all as HTMLInputElement).indeterminate).toBe(true);
    await user.click(all);
    expect(screen.getByText('3 of 3 selected')).toBeVisible();
    await user.click(all);
    expect(screen.getByText('0 of 3 selected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });

  it('[ITM-002] [ITM-003] open to their details, and load drawings and manuals then', async () => {
    const { platform } = openItems({}, { 'GET /api/catalog/fanInfo': () => [] });
    const asked = () => platform.calls.filter(({ path }) => path.includes('/fanInfo')).length;
    const opener = await cell('EF-1', /^KRD140/);
    expect(asked()).toBe(0);
    await userEvent.setup().click(opener);
    expect(await screen.findByText('No document is held for this model')).toBeVisible();
    expect(asked()).toBe(1);
  });

  it('are edited on phones where their card opens', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) =>
      ({
        matches: /max-width: 639/.test(media),
        media,
        addEventListener: jest.fn(),
        removeEventListener: jest.fn(),
      }) as never;
    const { platform } = openItems({}, { 'GET /api/catalog/fanInfo': () => [] });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^EF-1 KRD140/ }));
    await user.click(await screen.findByRole('button', { name: 'Quantity: 2' }));
    await user.keyboard('{Control>}a{/Control}6{Enter}');
    await waitFor(() => expect(platform.calls.some(({ body }) => (body as ProjectItem)?.qty === 6)).toBe(true));
    expect(await screen.findByRole('button', { name: 'Quantity: 6' })).toHaveFocus();
    window.matchMedia = wide;
  });

  it('[ITM-008] cannot be changed where projects are read-only', async () => {
    openItems({ projectItems: [projectItem({ isReadOnly: true })] });
    await row('EF-1');
    expect(screen.queryByRole('button', { name: /^Tag/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  describe('with another voltage', () => {
    const two = [115, 230].map((voltage, index) => ({
      ...{ ...projectItem().voltage, id: index + 1, voltage, display: String(voltage) },
    }));
    const choose = async (isChanged: unknown) => {
      const motor = { ...projectItem().motor, voltages: two };
      const opened = openItems(
        { projectItems: [projectItem({ motor })] },
        { 'PUT /api/voltage/:item/:voltage': () => isChanged },
      );
      await userEvent.setup().selectOptions(await screen.findByRole('combobox', { name: /^Voltage of/ }), '230/1');
      return opened;
    };

    it('[ITM-010] [MSG-014] say that it was changed', async () => {
      const { platform } = await choose(true);
      await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Voltage updated successfully'));
      expect(platform.calls.find(({ method }) => method === 'PUT')?.path).toMatch(/^\/api\/voltage\/[^/]+\/2$/);
    });

    it('[ERR-034] say so when the server refuses it or fails', async () => {
      for (const answer of [false, new Response(null, { status: 500 })]) {
        const { platform, unmount } = await choose(answer);
        await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Voltage failed to update'));
        unmount();
      }
    });
  });

  describe('edited in place', () => {
    it('[EVT-070] save what was typed with Enter, with the version it was read with, and go down', async () => {
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
      expect(platform.calls.at(-1)).toMatchObject({ method: 'PUT', body: { tag: 'SF-9', rowVersion: 1 } });
    });

    it('[MSG-013] name the item whose notes changed', async () => {
      const { platform } = openItems();
      const user = userEvent.setup();
      await user.click(await cell('EF-1', /^Notes/));
      await user.keyboard('{Control>}a{/Control}Roof{Enter}');
      await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Notes updated for: EF-1 KRD140'));
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

    it('[ITM-011] [ITM-012] refuse a quantity out of 1 to 99 while it is typed, and keep what was typed', async () => {
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

    it('say who was first, and keep the user’s words one click away', async () => {
      let isFirst = true;
      const refuseOnce = ({ body }: { body: unknown }) => {
        if (!isFirst) return projectItem({ projectItemId: A, ...(body as object), rowVersion: 3 });
        isFirst = false;
        return Response.json({ message: 'Changed', errors: {}, modelState: {} }, { status: 409 });
      };
      const { platform, setItems } = openItems({}, { 'PUT /api/projects/:id/items/:item': refuseOnce });
      const user = userEvent.setup();
      (await cell('EF-1', /^Tag/)).focus();
      setItems((items) =>
        items.map((item) => (item.projectItemId === A ? { ...item, tag: 'EF-7', rowVersion: 2 } : item)),
      );
      await user.keyboard('SF-9{Enter}');
      expect(await cell('EF-7', /^Tag/)).toBeVisible();
      await waitFor(() =>
        expect(platform.shownToasts[0]).toMatchObject({
          title: 'Somebody changed EF-7 KRD140 before you',
          text: 'You entered: SF-9',
          actions: [{ label: 'Use mine' }],
        }),
      );
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
      expect(puts[0]?.body).toMatchObject({ items: [{ tag: 'KEF-1', quantity: 2, rowVersion: 1 }, { tag: 'KEF-2' }] });
    });
  });

  describe('in another order', () => {
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
      const answer: TestAnswer = ({ params }) => {
        places.push(params['place']);
        return { order: places.length === 1 ? [B, A, C] : [A, B, C] };
      };
      openItems({}, { 'PUT /api/projects/:id/items/:item/set-item-index/:place': answer }, { toastAction: 'undo' });
      (await cell('EF-1', /^Tag/)).focus();
      await userEvent.setup().keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(places).toEqual(['1', '0']));
      await waitFor(() => expect(tags()).toEqual(['EF-1', 'EF-2', 'EF-3']));
    });

    it('[ERR-061] stand where they stood when it cannot be saved', async () => {
      const refuse = {
        'PUT /api/projects/:id/items/:item/set-item-index/:place': () => new Response(null, { status: 500 }),
      };
      const { platform } = openItems({}, refuse);
      (await cell('EF-1', /^Tag/)).focus();
      await userEvent.setup().keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Failed updating project item sort order'));
      await waitFor(() => expect(tags()).toEqual(['EF-1', 'EF-2', 'EF-3']));
    });
  });

  describe('deleted', () => {
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

    it('[ERR-039] stay, and the toast says how many, when the server refuses', async () => {
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
});
