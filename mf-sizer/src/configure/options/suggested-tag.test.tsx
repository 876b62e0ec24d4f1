import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { itemServer } from '../../../test/item-server.ts';
import { fanItem, ITEM_ID } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { openOptions } from '../../../test/render-options.tsx';
import { passRequestedItemOn } from '../../duty/new-search/requested-item.ts';
import { requestItem } from '../../duty/new-search/requested-item-key.ts';
import { readRecentWork } from '../../item/recent-work/recent-work.ts';

jest.mock('../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

beforeEach(() => setWindowWidth(1440));

it('A tag that no one typed is in its field alone: not in recent work, and not in print', async () => {
  jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { platform, user } = await openOptions({ user: TEST_USER });
  const field = screen.getByLabelText('Tag');
  expect(field).toHaveValue('EF-1');
  expect(readRecentWork(platform)).toMatchObject([{ id: ITEM_ID, tag: '' }]);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(document.querySelector('[data-printed-sheet] h1')).not.toBeNull());
  expect(document.querySelector('[data-printed-sheet] h1')).not.toHaveTextContent('EF-1');
  await user.clear(field);
  await user.type(field, 'K-1');
  await waitFor(() => expect(readRecentWork(platform)).toMatchObject([{ id: ITEM_ID, tag: 'K-1' }]));
});

it('An item that is only read has no suggested tag', async () => {
  await openOptions({ server: itemServer({ item: fanItem({ isReadOnly: true }) }), user: TEST_USER });
  expect(screen.getByLabelText('Tag')).toHaveValue('');
});

it('An item of a line without a tag has the next free one, with the quantity of the line', async () => {
  const { platform, unmount } = await openOptions({ user: TEST_USER });
  unmount();
  requestItem(platform.storage, { tag: '', quantity: 3 });
  passRequestedItemOn(platform.storage, fanItem());
  expect(JSON.parse(platform.storage.read(`draft.${ITEM_ID}`) ?? '')).toEqual({ quantity: 3, notes: '' });
});
