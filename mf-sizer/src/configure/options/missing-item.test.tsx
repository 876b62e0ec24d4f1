import { act, waitFor } from '@testing-library/react';
import { ITEM_ID } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderOptions } from '../../../test/render-options.tsx';

jest.mock('../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

beforeEach(() => setWindowWidth(1440));

describe('an item that cannot be had', () => {
  it.each([
    ['ERR-028', 'exhaustSupply', 'Exhaust Supply Not Found'],
    ['ERR-029', 'hvls', 'HVLS Not Found'],
  ])('[%s] leads home, and is named by the sizer %s that was used last', async (_, sizer, words) => {
    const gone = () => Response.json({ message: 'No', errors: {}, modelState: {} }, { status: 404 });
    const { platform } = renderOptions({ path: '/', responses: { 'GET /api/fanItem/:id/configuration': gone } });
    platform.storage.write('search.last', sizer);
    act(() => platform.navigation.history.push(`/fans/sizer/options/${ITEM_ID}`));
    await waitFor(() => expect(platform.failedRoutes).toHaveLength(1));
    expect(platform.failedRoutes[0]?.error.message).toBe(`${words}: ${ITEM_ID}`);
  });
});
