import { screen, waitFor } from '@testing-library/react';
import { itemServer } from '../../../test/item-server.ts';
import { CURBS, ITEM_ID, NO_CURBS } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { openOptions } from '../../../test/render-options.tsx';

jest.mock('../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

beforeEach(() => setWindowWidth(1440));

function shop() {
  const added: string[] = [];
  const store = {
    addToCart: async (itemId: string) => {
      added.push(itemId);
      return true;
    },
  };
  return { added, store };
}

describe('add to cart', () => {
  it('[AUT-031] [COM-012] [COM-013] takes the place of saving, and requires no sign-in', async () => {
    const { added, store } = shop();
    const { platform, user } = await openOptions({ server: itemServer({ curbs: NO_CURBS }), store });
    expect(screen.queryByRole('button', { name: 'Save to project' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(added).toEqual([ITEM_ID]));
    expect(platform.signIns).toEqual([]);
    expect(platform.openedPanels).toEqual([]);
  });

  it('[COM-012] is not there outside the commerce view', async () => {
    await openOptions({ server: itemServer({ curbs: NO_CURBS }) });
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save to project' })).toBeVisible();
  });

  it('[COM-014] has the focus again when the shop is done', async () => {
    const { added, store } = shop();
    const { user } = await openOptions({ server: itemServer({ curbs: CURBS }), store, confirms: false });
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(added).toEqual([ITEM_ID]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveFocus());
  });

  it('[COM-012] offers a curb first', async () => {
    const { added, store } = shop();
    const { platform, user } = await openOptions({ server: itemServer({ curbs: CURBS }), store, confirms: true });
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(platform.shownDialogs).toHaveLength(1));
    expect(added).toEqual([]);
  });
});
