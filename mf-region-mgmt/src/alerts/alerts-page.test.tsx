import { AlertFrequency, FanCategory, UserActionType } from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALERTS_PATH, alertOf, MAYA, pageOf } from '../../test/alerts.ts';
import { ADMIN, SALES, user } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';
import { readAlertsAddress, writeAlertsAddress } from './alerts-address.ts';

const recipients = [
  { id: SALES.userId, fullName: 'Sam Sales', email: SALES.email },
  { id: '8d1f1f0e-5a44-4f0c-9f43-0000000000d1', fullName: 'Ada Admin', email: 'ada@specbuilder.example' },
];
const open = (who: SignedInUser, list: () => unknown, path = ALERTS_PATH) => {
  const responses: TestResponses = { 'GET /api/alerts': list, 'GET /api/alerts/recipients': () => recipients };
  return renderWithPlatform(<RegionRoutes />, { user: who, path, responses });
};
const headersOf = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

describe('the list of alerts', () => {
  it('[ALR-003] shows recipient, region, customer, action, fan category and schedule', async () => {
    const weekly = { frequency: AlertFrequency.Weekly, weekDay: 3 } as const;
    const ofMaya = { customerId: MAYA.id, customerName: MAYA.name, salesRegionId: null, regionName: null };
    const about = { eventType: UserActionType.SizedFan, fanCategoryType: FanCategory.Exhaust };
    const { platform } = open(ADMIN, () =>
      pageOf([
        alertOf(),
        alertOf({ ...ofMaya, ...about, ...weekly }),
        alertOf({ salesRegionId: null, regionName: null, frequency: AlertFrequency.Monthly, monthDay: 16 }),
      ]),
    );
    const rowOf = (name: RegExp) => screen.findByRole('row', { name });
    expect(
      await rowOf(/sam@\S+ 24 Chicago Regional Office All customers All actions All categories Daily Central Time/),
    ).toBeVisible();
    expect(await rowOf(/sam@\S+ — Maya Lindqvist Sized Fan Exhaust Weekly on Wednesday/)).toBeVisible();
    expect(await rowOf(/All regions All customers .* Monthly on the 16th/)).toBeVisible();
    expect(headersOf(screen.getByRole('table'))).toEqual([
      ...['Recipient', 'Region', 'Customer', 'Action', 'Fan Category', 'Schedule', ''],
    ]);
    expect(platform.readyRoutes).toEqual(['app.region-mgmt.alerts']);
  });

  it('[ALR-004] shows recipients to administrators only', async () => {
    const { platform } = open(SALES, () => pageOf([alertOf()]), `${ALERTS_PATH}?recipientId=${recipients[1]?.id}`);
    const table = await screen.findByRole('table');
    expect(headersOf(table)[0]).toBe('Region');
    expect(screen.queryByLabelText('Recipient')).not.toBeInTheDocument();
    expect(platform.calls.map(({ path }) => path)).toEqual(['/api/alerts']);
    expect(platform.calls[0]?.query.get('recipientId')).toBeNull();
  });

  it('[ALR-004] filters by recipient for administrators, through the address', async () => {
    const { platform } = open(ADMIN, () => pageOf([alertOf()], 25), `${ALERTS_PATH}?pi=1`);
    const person = userEvent.setup();
    await screen.findByRole('option', { name: /^Ada Admin/ });
    await person.selectOptions(screen.getByLabelText('Recipient'), 'Ada Admin (ada@specbuilder.example)');
    await waitFor(() => expect(platform.calls.at(-1)?.query.get('recipientId')).toBe(recipients[1]?.id));
    expect(platform.navigation.history.location.search).toBe(`?recipientId=${recipients[1]?.id}`);
    await person.selectOptions(screen.getByLabelText('Recipient'), 'All recipients');
    await waitFor(() => expect(platform.navigation.history.location.search).toBe(''));
  });

  it('[ALR-001] turns pages of ten, counted from 0', async () => {
    const { platform } = open(SALES, () => pageOf([alertOf()], 25));
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(platform.calls.at(-1)?.query.get('pageIndex')).toBe('1'));
    expect(platform.calls.map(({ query }) => [query.get('pageIndex'), query.get('pageSize')])).toEqual([
      ['0', '10'],
      ['1', '10'],
    ]);
    expect(platform.navigation.history.location.search).toBe('?pi=1');
  });

  it('goes back from a page that has become empty', async () => {
    const { platform } = open(SALES, () => pageOf([], 10), `${ALERTS_PATH}?pi=1`);
    await waitFor(() => expect(platform.navigation.history.location.search).toBe(''));
  });

  it('[ERR-046] says which error the server gave, in words, with a way to try again', async () => {
    let isDown = true;
    open(SALES, () =>
      isDown
        ? Response.json({ message: 'Store is down', errors: {}, modelState: {} }, { status: 500 })
        : pageOf([alertOf()]),
    );
    expect(await screen.findByText('Error: Internal Server Error - Store is down')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('[A-214] informs sales staff without a region, and sends no request', async () => {
    const { platform } = open(user(['user', 'sales'], []), () => pageOf([]));
    expect(await screen.findByText('It looks like you are not assigned to a sales region.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New alert' })).not.toBeInTheDocument();
    expect(platform.calls).toEqual([]);
  });

  it('says what an alert is where there is none, and shows all again where a filter found none', async () => {
    open(ADMIN, () => pageOf([]), `${ALERTS_PATH}?recipientId=${recipients[1]?.id}`);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Show all recipients' }));
    expect(await screen.findByText('No alerts yet')).toBeVisible();
  });

  it('[REG-008] is kept in its address', () => {
    const address = { pageIndex: 2, pageSize: 20, recipientId: SALES.userId };
    expect(readAlertsAddress(writeAlertsAddress(address))).toEqual(address);
    expect(readAlertsAddress(new URLSearchParams('pi=x&recipientId=me'))).toEqual({
      pageIndex: 0,
      pageSize: 10,
      recipientId: null,
    });
  });
});
