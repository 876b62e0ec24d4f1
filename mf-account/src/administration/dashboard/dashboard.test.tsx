import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMIN, DASHBOARD } from '../../../test/administration.ts';
import { DashboardPage } from './dashboard-page.tsx';

const open = (dashboard = DASHBOARD) =>
  renderWithPlatform(<DashboardPage />, { user: ADMIN, responses: { 'GET /api/admin/dashboard': () => dashboard } });

describe('the dashboard of administration', () => {
  it('[ADM-002] [A-045] has counts with the last 30 days, and says how the server is', async () => {
    open();
    const users = await screen.findByRole('region', { name: 'Users' });
    expect(within(users).getByText('1,204')).toBeVisible();
    expect(within(users).getByRole('img', { name: '4 new users in 30 days' })).toBeVisible();
    expect(screen.getByRole('img', { name: '60 events in 30 days' })).toBeVisible();
    const health = screen.getByRole('region', { name: 'Health' });
    expect(within(health).getByText('1 waiting, 2 given up')).toBeVisible();
    expect(within(health).getByText('Check')).toBeVisible();
    expect(within(health).getByText('3 clients are connected')).toBeVisible();
  });

  it('[A-089] turns a card to its days as a table and back, with the focus going along', async () => {
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Users by day' }));
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(31);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Mar 30, 20264');
    const back = screen.getByRole('button', { name: 'Users as a chart' });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(screen.getByRole('button', { name: 'Users by day' })).toHaveFocus();
  });

  it('says what could not be read, beside everything else', async () => {
    open({
      ...DASHBOARD,
      counts: { ...DASHBOARD.counts, items: null },
      health: { ...DASHBOARD.health, documents: null },
    });
    const items = await screen.findByRole('region', { name: 'Items in projects' });
    expect(within(items).getByText('Could not be counted just now')).toBeVisible();
    expect(screen.getByText('Could not be read just now')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Users' })).getByText('1,204')).toBeVisible();
  });

  it('says that no mail server is set', async () => {
    const mail = { hasServer: false, kept: 5, waiting: 0, failed: 0 };
    open({ ...DASHBOARD, health: { ...DASHBOARD.health, mail } });
    expect(await screen.findByText('No mail server is set; 5 emails are kept')).toBeVisible();
    expect(screen.getByText('Not set up')).toBeVisible();
  });
});
