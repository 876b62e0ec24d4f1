import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOP_CATEGORIES } from '../../../test/categories.ts';
import { NewFanPanel } from './new-fan-panel.tsx';

const CATEGORIES = 'GET /api/catalog/topCategories';

describe('The new-fan panel', () => {
  afterEach(() => void jest.useRealTimers());

  it('[SHL-050] loads its categories 250 ms after it opened, and not when it is gone by then', async () => {
    jest.useFakeTimers();
    const { platform, unmount } = renderWithPlatform(<NewFanPanel panelProps={{}} />, {
      responses: { [CATEGORIES]: () => TOP_CATEGORIES },
    });
    await act(() => jest.advanceTimersByTimeAsync(249));
    expect(platform.calls).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(platform.calls.map(({ path }) => path)).toEqual(['/api/catalog/topCategories']);
    unmount();
    const second = renderWithPlatform(<NewFanPanel panelProps={{}} />, {
      responses: { [CATEGORIES]: () => TOP_CATEGORIES },
    });
    second.unmount();
    await jest.advanceTimersByTimeAsync(1000);
    expect(second.platform.calls).toEqual([]);
  });

  it('opens a search that begins with the duty it was opened for', async () => {
    const { platform } = renderWithPlatform(<NewFanPanel panelProps={{ duty: { cfm: 2500, sp: null } }} />, {
      responses: { [CATEGORIES]: () => TOP_CATEGORIES },
    });
    const [line] = await screen.findAllByRole('button', { name: /Upblast/ }, { timeout: 3000 });
    await userEvent.click(line as HTMLElement);
    expect(platform.navigations[0]?.params).toMatchObject({ cfm: '2500' });
    expect(platform.navigations[0]?.params).not.toHaveProperty('sp');
  });

  it('[EVT-084] [SHL-043] opens the search of what was chosen and keeps the project, which it names', async () => {
    const projectId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const stub = {
      projectId,
      displayName: 'Harbor Point Clinic',
      name: 'x',
      referenceId: 'A',
      itemCount: 1,
      updatedOnUtc: '',
    };
    const { platform } = renderWithPlatform(<NewFanPanel panelProps={{}} />, {
      responses: { [CATEGORIES]: () => TOP_CATEGORIES, 'GET /api/projectStubs/:projectId': () => stub },
    });
    act(() => platform.currentProject.set(projectId, 'selected'));
    const chosen = jest.fn();
    platform.bus.subscribe('new-fan-selected', ({ payload }) => chosen(payload));
    expect(await screen.findByText('For project Harbor Point Clinic')).toBeVisible();
    const user = userEvent.setup();
    const [sub] = TOP_CATEGORIES[0]?.subCategories ?? [];
    await user.click(await screen.findByRole('button', { name: sub?.name ?? '' }));
    expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ keepProject: true, subFanCategoryType: sub?.id }));
    expect(platform.navigations).toEqual([expect.objectContaining({ state: 'app.fans.sizer.search' })]);
    expect(platform.currentProject.get()).toBe(projectId);
  });

  it('can load its products again when they did not come', async () => {
    let isDown = true;
    renderWithPlatform(<NewFanPanel panelProps={{}} />, {
      responses: { [CATEGORIES]: () => (isDown ? new Response(null, { status: 500 }) : TOP_CATEGORIES) },
    });
    expect(await screen.findByText('Products did not load')).toBeVisible();
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Exhaust fans/ })).toBeVisible());
  });
});
