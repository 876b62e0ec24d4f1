import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { A, B, C, openItems } from '../../../../test/open-items.tsx';

const SET = 'PUT /api/projects/:id/items/:item/alternate-to';
const CHOOSE = 'PUT /api/projects/:id/items/:item/choose';

/** EF-1 with the dearer EF-2 as its alternate, then EF-3. */
function openWithAlternate() {
  let items: ProjectItem[] = [];
  const relate = (relations: Readonly<Record<string, string | null>>, order: readonly string[]) => {
    opened.setItems((now) => {
      items = now.map((item) => {
        const alternateToId =
          item.projectItemId in relations ? (relations[item.projectItemId] ?? null) : item.alternateToId;
        return {
          ...item,
          alternateToId,
          tag: alternateToId === null ? item.tag : 'EF-1',
          itemIndex: order.indexOf(item.projectItemId),
        };
      });
      return items;
    });
    return { items: items.filter(({ projectItemId }) => projectItemId in relations), order };
  };
  const opened = openItems(
    {},
    {
      [SET]: ({ params, body }) =>
        relate({ [params['item'] ?? '']: (body as { alternateToId: string | null }).alternateToId }, [A, B, C]),
      [CHOOSE]: () => relate({ [B]: null, [A]: B }, [B, A, C]),
    },
  );
  opened.setItems((now) =>
    now.map((item) =>
      item.projectItemId === B
        ? { ...item, alternateToId: A, tag: 'EF-1', modelDisplayAs: 'KUB141', price: { ...item.price, total: 1172 } }
        : item,
    ),
  );
  return { ...opened, user: userEvent.setup() };
}
const totalPrice = async () =>
  within(await screen.findByRole('grid', { name: /Equipment/ }))
    .getAllByRole('row')
    .at(-1);

describe('Alternates of an item', () => {
  it('stand below it with the difference in price and power, and count in no sum', async () => {
    openWithAlternate();
    const row = await screen.findByRole('row', { name: /^Alternate/ });
    expect(row).toHaveTextContent('+$200.00, same power');
    expect(await screen.findByText('2 of 2 selected')).toBeVisible();
    expect(await totalPrice()).toHaveTextContent('2 items, 4 units');
    expect(within(row).queryByRole('checkbox')).not.toBeInTheDocument();
    expect(within(row).queryByRole('button', { name: /^Tag/ })).not.toBeInTheDocument();
  });

  it('are hidden and shown by the menu of the bar', async () => {
    const { user } = openWithAlternate();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hide alternates' }));
    expect(screen.queryByRole('row', { name: /^Alternate/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show alternates (1)' }));
    expect(screen.getByRole('row', { name: /^Alternate/ })).toBeVisible();
  });

  it('can be chosen, and that undone', async () => {
    const { user, platform } = openWithAlternate();
    await user.click(await screen.findByRole('button', { name: 'More for EF-1 KUB141' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Choose this one' }));
    await waitFor(async () =>
      expect(await screen.findByRole('row', { name: /^Alternate/ })).toHaveTextContent('−$200.00, same power'),
    );
    expect(platform.calls.some(({ path }) => path.endsWith(`${B}/choose`))).toBe(true);
  });

  it('are made by naming the item that they could stand in for', async () => {
    const { user, platform } = openWithAlternate();
    await user.click(await screen.findByRole('button', { name: 'More for EF-3 KRD140' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make this an alternate of…' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
    await user.click(within(dialog).getByRole('radio', { name: 'EF-1 KRD140' }));
    await user.click(within(dialog).getByRole('button', { name: 'Make alternate' }));
    await waitFor(() => expect(screen.getAllByRole('row', { name: /^Alternate/ })).toHaveLength(2));
    const call = platform.calls.find(({ path }) => path.endsWith(`${C}/alternate-to`));
    expect(call?.body).toEqual({ alternateToId: A });
  });

  it('are searched for from the item', async () => {
    const { user, platform } = openWithAlternate();
    await user.click(await screen.findByRole('button', { name: 'More for EF-3 KRD140' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Search for an alternate' }));
    expect(platform.navigations.at(-1)).toMatchObject({ params: { alternate: C } });
  });

  it('take the place of a deleted item, which is said before', async () => {
    const { user, platform } = openWithAlternate();
    await user.click(await screen.findByRole('button', { name: 'More for EF-1 KRD140' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(platform.shownDialogs.at(-1)?.text).toContain('KUB141 takes its place.'));
  });
});
