import { prepareOverlayRegions } from './load-overlay-regions.ts';

const loaded = jest.fn();
jest.mock('./overlay-regions.tsx', () => {
  loaded();
  return {};
});

it('What says that a change has failed is there before the line is gone, on every screen but the start page', async () => {
  await prepareOverlayRegions('/', Promise.resolve());
  await prepareOverlayRegions('/start', Promise.resolve());
  expect(loaded).not.toHaveBeenCalled();
  await prepareOverlayRegions('/fans/sizer/options/1', Promise.resolve());
  expect(loaded).toHaveBeenCalledTimes(1);
});
