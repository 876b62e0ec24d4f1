import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { TOP_CATEGORIES } from '../../../test/categories.ts';
import { categoryPictogram } from './category-pictogram.ts';
import { StartPage } from './start-page.tsx';

const HVLS: TopCategory = {
  id: 'high-volume-low-speed',
  name: 'High volume low speed',
  description: 'Ceiling fans',
  fanCategoryType: FanCategory.HighVolumeLowSpeed,
  pictogram: 'hvls',
  rangeText: '8 to 24 ft',
  lineCount: 2,
  imageUrl: '',
  sortOrder: 2,
  subCategories: [
    {
      id: 1,
      name: 'Destratification',
      description: 'Warm air down',
      pictogram: 'hvls',
      applications: [{ id: 'HVLS|WAREHOUSE', name: 'Warehouse' }],
    },
  ],
};
const render = (response: () => unknown = () => [...TOP_CATEGORIES, HVLS]) =>
  renderWithPlatform(<StartPage />, { responses: { 'GET /api/catalog/topCategories': response } });
const category = (name: RegExp) => screen.findByRole('button', { name });

describe('the start page', () => {
  it('[STA-001] [STA-002] opens once its categories are there', async () => {
    const { platform } = render();
    expect(platform.readyRoutes).toEqual([]);
    expect(await category(/^Exhaust fans/)).toBeVisible();
    expect(platform.readyRoutes).toEqual(['app.home.start']);
    expect(platform.calls.map(({ path }) => path)).toEqual(['/api/catalog/topCategories']);
  });

  it('requests its categories as it begins to be drawn, before its first picture', () => {
    const requested: string[] = [];
    function BesideIt() {
      const { queries } = usePlatform();
      // Of the first picture; what a query begins by itself comes after it.
      useLayoutEffect(() => {
        requested.push(
          ...queries
            .getQueryCache()
            .getAll()
            .map(({ state }) => state.fetchStatus),
        );
      }, [queries]);
      return null;
    }
    const page = (
      <>
        <StartPage />
        <BesideIt />
      </>
    );
    renderWithPlatform(page, { responses: { 'GET /api/catalog/topCategories': () => [HVLS] } });
    expect(requested).toEqual(['fetching']);
  });

  it('[EVT-061] [STA-003] closes the project that was open', async () => {
    const first = render();
    const closed = jest.fn();
    first.platform.bus.subscribe('current-project-changed', ({ payload }) => closed(payload));
    await category(/^Exhaust fans/);
    expect(closed).toHaveBeenCalledWith({ projectId: null, reason: 'startPage' });
  });

  it('[STA-004] [STA-005] opens one category at a time, with sub-categories and applications', async () => {
    render();
    const user = userEvent.setup();
    const exhaust = await category(/^Exhaust fans/);
    expect(exhaust).toHaveAttribute('aria-expanded', 'true');
    await user.click(await category(/^High volume/));
    expect(exhaust).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'Search Upblast/Downblast' })).not.toBeInTheDocument();
    const search = screen.getByRole('button', { name: 'Search Destratification' });
    expect(search).toBeVisible();
    expect(search).toHaveAccessibleDescription(expect.stringMatching(/\w+/));
    expect(screen.getByRole('button', { name: 'Warehouse' })).toBeVisible();
  });

  it('[EVT-084] [STA-006] leads to the search of what was chosen, which begins again', async () => {
    const { platform } = render();
    for (const sizer of ['exhaustSupply', 'hvls']) platform.storage.write(`search.${sizer}`, '{}');
    const chosen = jest.fn();
    platform.bus.subscribe('new-fan-selected', ({ payload }) => chosen(payload));
    const user = userEvent.setup();
    await user.click(await category(/^High volume/));
    await user.click(screen.getByRole('button', { name: 'Warehouse' }));
    await user.click(screen.getByRole('button', { name: 'Search Destratification' }));
    const params = { category: '5', sub: '1' };
    expect(platform.navigations).toEqual([
      { state: 'app.fans.sizer.search', params: { ...params, application: 'HVLS|WAREHOUSE' } },
      { state: 'app.fans.sizer.search', params: { ...params, application: undefined } },
    ]);
    const fan = { fanCategoryType: 5, subFanCategoryType: 1, keepProject: false };
    expect(chosen.mock.calls).toEqual([
      [{ ...fan, fanApplication: 'HVLS|WAREHOUSE' }],
      [{ ...fan, fanApplication: null }],
    ]);
    expect(platform.storage.read('search.hvls')).toBeNull();
    // What was typed for another sizer is no matter of this one.
    expect(platform.storage.read('search.exhaustSupply')).toBe('{}');
  });

  it('[ERR-037] can load its categories again when they did not come', async () => {
    let isDown = true;
    render(() => (isDown ? new Response(null, { status: 500 }) : TOP_CATEGORIES));
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Exhaust fans/ })).toBeVisible());
  });

  it.each([
    ['exhaust-fan', 'exhaust'],
    ['make-up-air', 'mua'],
    ['heated-make-up-air', 'heated'],
    ['HVAC-unit', 'hvac'],
    ['industrial-heater', 'heater'],
    ['hvls', 'hvls'],
    ['something-else', 'exhaust'],
  ])('[STA-007] the icon of %s goes by its keywords, a fan blade when none fits', (id, pictogram) => {
    expect(categoryPictogram({ id, pictogram: '' })).toBe(pictogram);
  });

  it('[STA-007] a category that a catalogue adds has the icon that it names', () => {
    expect(categoryPictogram({ id: 'energy-recovery', pictogram: 'mua' })).toBe('mua');
    expect(categoryPictogram({ id: 'smoke-exhaust', pictogram: 'mua' })).toBe('exhaust');
  });
});
