import type { UserEvent } from '@specbuilder/shared-contracts/api';
import { FanCategory, UserActionType } from '@specbuilder/shared-contracts/domain';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { RegionRoutes } from '../region-routes.tsx';
import { SALES, user } from '../testing/users.ts';
import { readLogAddress, writeLogAddress } from './log-query.ts';

const event = (id: string, change: Partial<UserEvent> = {}): UserEvent => ({
  id,
  createdOnUtc: '2026-11-20T10:00:00Z',
  userId: null,
  userName: null,
  fullName: 'Ann Lee',
  salesRegionNumber: 24,
  salesRegionName: 'Chicago, IL',
  eventType: UserActionType.SizedFan,
  fanCategoryType: FanCategory.Exhaust,
  projectId: null,
  ...change,
});
const pageOf = (items: UserEvent[], totalCount = items.length) => ({ items, totalCount, pageIndex: 0, pageSize: 10 });
const LOG = '/region-management/user-event-logs';
const answers = (answer: () => unknown) => ({ 'GET /api/events/salesRegionEvents': answer });

describe('customer activity', () => {
  it('[LOG-003] shows customer, region, action, fan category and time', async () => {
    const { platform } = renderWithPlatform(<RegionRoutes />, {
      user: SALES,
      path: LOG,
      answers: answers(() => pageOf([event('1'), event('2', { fullName: null, eventType: 2, fanCategoryType: null })])),
    });
    expect(
      await screen.findByRole('row', { name: /Ann Lee 24 Chicago, IL Sized Fan Exhaust 20 Nov 2026/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Guest 24 Chicago, IL Created Project/ })).toBeVisible();
    expect(platform.readyRoutes).toEqual(['app.region-mgmt.logs']);
  });

  it('turns pages and filters through the address', async () => {
    const { platform } = renderWithPlatform(<RegionRoutes />, {
      user: SALES,
      path: LOG,
      answers: answers(() => pageOf([event('1')], 25)),
    });
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Older' }));
    await waitFor(() => expect(platform.navigation.history.location.search).toBe('?pi=1'));
    await person.selectOptions(screen.getByLabelText('Action'), 'Created Project');
    await waitFor(() => expect(platform.navigation.history.location.search).toBe('?evt=2'));
    await waitFor(() => expect(platform.calls.at(-1)?.query.get('eventType[0]')).toBe('2'));
  });

  it('[MSG-025] informs sales staff without a region, and asks nobody', async () => {
    const { platform } = renderWithPlatform(<RegionRoutes />, { user: user(['user', 'sales'], []), path: LOG });
    expect(await screen.findByText('It looks like you are not assigned to a sales region.')).toBeVisible();
    expect(platform.calls).toEqual([]);
  });

  it('an admin needs no region', async () => {
    renderWithPlatform(<RegionRoutes />, {
      user: user(['user', 'admin'], []),
      path: LOG,
      answers: answers(() => pageOf([])),
    });
    expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
  });

  it('[ERR-046] says which error the server gave, in words, with a way to try again', async () => {
    let isDown = true;
    renderWithPlatform(<RegionRoutes />, {
      user: SALES,
      path: LOG,
      answers: answers(() =>
        isDown
          ? Response.json({ message: 'Store is down', errors: {}, modelState: {} }, { status: 500 })
          : pageOf([event('1')]),
      ),
    });
    expect(await screen.findByText('Error: Internal Server Error - Store is down')).toBeVisible();
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Ann Lee/ })).toBeVisible();
  });

  it('the address of the area opens its first screen', async () => {
    const remotes = [{ routes: [{ path: LOG, state: 'app.region-mgmt.logs', remembered: true }] }] as never;
    const { platform } = renderWithPlatform(<RegionRoutes />, {
      user: SALES,
      path: '/region-management',
      remotes,
      answers: answers(() => pageOf([])),
    });
    await waitFor(() => expect(platform.navigation.history.location.pathname).toBe(LOG));
  });
});

describe('the query of the log', () => {
  it('survives the address', () => {
    const address = fc.record({
      pageIndex: fc.integer({ min: 0, max: 1000 }),
      pageSize: fc.integer({ min: 1, max: 200 }),
      eventType: fc.constantFrom(null, ...Object.values(UserActionType)),
    });
    fc.assert(fc.property(address, (query) => expect(readLogAddress(writeLogAddress(query))).toEqual(query)));
  });

  it.each(['pi=-1', 'pi=x', 'ps=0', 'ps=9999', 'evt=99', 'evt=a'])('%s falls back to the defaults', (text) => {
    expect(readLogAddress(new URLSearchParams(text))).toEqual({ pageIndex: 0, pageSize: 10, eventType: null });
  });
});
