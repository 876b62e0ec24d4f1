import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemFigures, itemTotals } from '../items/item-figures.ts';
import { PROJECT_ID, project, projectItem, projectStub } from '../testing/projects.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { relativeTime } from './relative-time.ts';

const USER: SignedInUser = {
  userId: 'u1',
  userName: 'engineer',
  displayName: 'Ann Lee',
  email: '',
  roles: ['user'],
  salesRegions: [],
  defaultSalesRegion: null,
  isExternal: false,
};
const LINKED = `/projects/dashboard?projectId=${PROJECT_ID}`;
const reads = (answer: () => unknown = () => project()) => ({ 'GET /api/projects/:id': answer });

describe('the dashboard', () => {
  it('shows an item with tag, quantity, price and the picture of its curve', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, { user: USER, path: LINKED, answers: reads() });
    const row = await screen.findByRole('row', { name: /EF-1/ });
    expect(screen.getByRole('heading', { name: 'Harbor Point' })).toBeVisible();
    for (const text of ['KRD140', 'Lab corridor', '2', '1,500', '0.50', '1/2', '115/1', '$2,144.00', 'Ready']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(within(row).getByRole('img')).toHaveAttribute('src', expect.stringContaining('/api/fancurve?fanUnitId=7'));
    expect(platform.readyRoutes).toEqual(['app.projects.dashboard']);
    expect(platform.currentProject.get()).toBe(PROJECT_ID);
  });

  it('[VAL-023] names motors of less than 10 hp with one decimal and sums them as one connected power', async () => {
    const large = projectItem({ motor: { ...projectItem().motor, horsepower: 5 }, qty: 1 });
    const answers = reads(() => project({ projectItems: [large] }));
    renderWithPlatform(<DashboardPage />, { user: USER, path: LINKED, answers });
    expect(within(await screen.findByRole('row', { name: /EF-1/ })).getByText('5.0')).toBeVisible();
    expect(screen.getByText('Connected').closest('div')).toHaveTextContent('5.0 hp');
  });

  it("[PRC-007] leaves prices out under 'No Pricing'", async () => {
    const currency = { currencyCode: 'NONE', currencySymbol: '', exchangeRate: 1, arePricesHidden: true };
    renderWithPlatform(<DashboardPage />, { user: USER, path: LINKED, answers: reads(), currency });
    await screen.findByRole('row', { name: /EF-1/ });
    expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  it('says what is wrong with an item in words, not by colour alone', async () => {
    const broken = projectItem({ errors: ['Discharge'] });
    renderWithPlatform(<DashboardPage />, {
      user: USER,
      path: LINKED,
      answers: reads(() => project({ projectItems: [broken] })),
    });
    expect(await screen.findByText('1 to fix')).toBeVisible();
  });

  it('renames in place with the version it read, and announces it', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, {
      user: USER,
      path: LINKED,
      answers: { ...reads(), 'PUT /api/projects/:id/name': () => project({ displayName: 'Lakeview' }) },
    });
    const published = jest.fn();
    platform.bus.subscribe('project-updated', ({ payload }) => published(payload));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Rename project' }));
    const name = screen.getByLabelText('Project name');
    await user.clear(name);
    await user.type(name, 'Lakeview');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByRole('heading', { name: 'Lakeview' })).toBeVisible();
    expect(platform.calls.at(-1)?.body).toEqual({ projectName: 'Lakeview', rowVersion: 3 });
    expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, changed: ['name'] });
  });

  it('deletes an item after asking', async () => {
    let items = [projectItem()];
    const { platform } = renderWithPlatform(<DashboardPage />, {
      user: USER,
      path: LINKED,
      answers: {
        ...reads(() => project({ projectItems: items })),
        'POST /api/projects/:id/items/delete': () => {
          items = [];
          return undefined;
        },
      },
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Delete EF-1 KRD140' }));
    expect(platform.shownDialogs[0]?.title).toBe('Delete this item?');
    expect(await screen.findByText('No equipment yet')).toBeVisible();
  });

  it('keeps the item and says so when the server refuses', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, {
      user: USER,
      path: LINKED,
      answers: { ...reads(), 'POST /api/projects/:id/items/delete': () => new Response(null, { status: 500 }) },
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Delete EF-1 KRD140' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Failed to delete 1 item'));
    expect(screen.getByRole('row', { name: /EF-1/ })).toBeVisible();
  });

  it('[ERR-059] reports a project that cannot be loaded and closes it', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, {
      user: USER,
      path: '/projects/dashboard',
      answers: {
        ...reads(() => Response.json({ message: 'No', errors: {}, modelState: {} }, { status: 404 })),
        'GET /api/projectStubs': () => [projectStub('Other')],
      },
    });
    const published = jest.fn();
    platform.bus.subscribe('project-load-failed', ({ payload }) => published(payload));
    platform.currentProject.set(PROJECT_ID, 'selected');
    await waitFor(() =>
      expect(published).toHaveBeenCalledWith(expect.objectContaining({ projectId: PROJECT_ID, status: 404 })),
    );
    expect(await screen.findByText('No project open')).toBeVisible();
  });

  it('offers to create the first project', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, {
      user: USER,
      path: '/projects/dashboard',
      answers: { 'GET /api/projectStubs': () => [] },
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Create New Project' }));
    expect(platform.openedPanels).toEqual(['new-project']);
  });

  it('[AUT-014] creates the project that waited for sign-in, once', async () => {
    const { platform } = renderWithPlatform(<DashboardPage />, {
      user: USER,
      path: '/projects/dashboard',
      continuation: { action: 'CreateProject', data: { projectName: 'Harbor Point' } },
      answers: { 'POST /api/projects': () => project(), ...reads() },
    });
    expect(await screen.findByRole('heading', { name: 'Harbor Point' })).toBeVisible();
    expect(platform.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(platform.shownToasts[0]).toMatchObject({
      title: 'The project has been created successfully!',
      durationMs: 5000,
    });
    expect(platform.currentProject.get()).toBe(PROJECT_ID);
  });
});

describe('figures of an item', () => {
  const cost = { daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh: 0.1 };

  it('count every unit', () => {
    expect(itemFigures(projectItem(), cost)).toMatchObject({
      price: 2144,
      horsepower: 1,
      motor: '1/2',
      voltage: '115/1',
    });
    expect(itemFigures(projectItem(), cost).runningCost).toBeCloseTo(292, 6);
  });

  it('sum over the project', () => {
    const totals = itemTotals([projectItem(), projectItem({ qty: 1 })], cost);
    expect(totals).toMatchObject({ items: 2, units: 3, price: 3216, horsepower: 1.5 });
  });
});

describe('times', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it('are relative within a day and a date before that', () => {
    expect(relativeTime('2026-11-21T11:56:00Z', now)).toBe('4 minutes ago');
    expect(relativeTime('2026-11-21T11:59:59.9Z', now)).toBe('now');
    expect(relativeTime('2026-11-20T10:00:00Z', now)).toBe('20 Nov 2026');
  });
});
