import type { Project } from '@specbuilder/shared-contracts/api';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, project, projectItem } from '../../../test/projects.ts';
import OperatingCostTab from './operating-cost-tab.tsx';

const SAVE = 'PUT /api/projects/:id/settings/operation-cost';
const large = projectItem({
  projectItemId: '22222222-2222-4222-8222-222222222223',
  tag: 'EF-4',
  modelDisplayAs: 'KUB245',
  qty: 1,
  itemIndex: 1,
  rating: { ...(projectItem().rating ?? fail()), inputKw: 4 },
});

function fail(): never {
  throw new Error('The item has no rating');
}

function open(change: Partial<Project> = {}, options: Parameters<typeof renderWithPlatform>[1] = {}) {
  const shown = project({ projectItems: [projectItem(), large], ...change });
  const rendered = renderWithPlatform(<OperatingCostTab project={shown} />, {
    responses: {
      [SAVE]: ({ body }) => ({ operatingCost: body, rowVersion: 4 }),
      'GET /api/projects/settings/operation-cost/default': () => project().settings.operatingCost,
    },
    ...options,
  });
  return { ...rendered, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name });
async function type(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

describe('the operating cost of a project', () => {
  it('[OPC-002] [OPC-003] counts every item and the project, with the yearly hours and how they come about', () => {
    open();
    expect(screen.getByText('2,920')).toBeVisible();
    expect(screen.getByText('52.143 × 7 rounded, × 8')).toBeVisible();
    // Two fans of 0.5 kW and one of 4 kW.
    expect(within(rowOf(/EF-1/)).getByText('$292.00')).toBeVisible();
    expect(within(rowOf(/EF-4/)).getByText('$1,168.00')).toBeVisible();
    expect(within(rowOf(/Project/)).getByText('$1,460.00')).toBeVisible();
    expect(screen.getByText('5.00 kW, fans only')).toBeVisible();
  });

  it('[OPC-006] follows what is typed at once, and keeps the last good figures while it is wrong', async () => {
    const { user } = open();
    await type(user, 'Days per week', '5');
    expect(screen.getByText('2,088')).toBeVisible();
    expect(within(rowOf(/EF-4/)).getByText('$835.20')).toBeVisible();
    await type(user, 'Days per week', '8');
    expect(screen.getByText('2,920')).toBeVisible();
  });

  it('[OPC-005] [EVT-056] is saved with the version that was read, and broadcast', async () => {
    const { platform, user } = open();
    const published = jest.fn();
    platform.bus.subscribe('project-updated', ({ payload }) => published(payload));
    const { queryKey } = platform.apiQueries.projects.read.queryOptions({ input: { projectId: PROJECT_ID } });
    platform.queries.setQueryData(queryKey, project());
    await type(user, 'Hours per day', '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, changed: ['operatingCost'] }));
    expect(platform.calls.at(-1)?.body).toEqual({
      daysPerWeek: 7,
      hoursPerDay: 12,
      electricCostPerKwh: 0.1,
      gasCostPerTherm: null,
      rowVersion: 3,
    });
    expect(platform.queries.getQueryData(queryKey)).toMatchObject({
      settings: { operatingCost: { hoursPerDay: 12 } },
      rowVersion: 4,
    });
    expect(platform.shownToasts[0]?.title).toBe('Operating cost saved');
  });

  it.each([
    ['Electric cost', '0', 'Enter a number above 0 and at most 10'],
    ['Electric cost', '10.01', 'Enter a number above 0 and at most 10'],
    ['Gas cost', '0', 'Enter a number above 0 and at most 10'],
    ['Gas cost', 'x', 'Enter a number above 0 and at most 10'],
    ['Electric cost', 'x', 'Enter a number above 0 and at most 10'],
    ['Days per week', '8', '0 to 7'],
    ['Hours per day', '25', '0 to 24'],
  ])('[OPC-004] [OPC-007] rejects %s %s', async (name, text, message) => {
    const { platform, user } = open();
    await type(user, name, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field(name)).toBeInvalid());
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(platform.calls).toEqual([]);
  });

  it('[API-121] offers the defaults of the server, to be saved', async () => {
    const operatingCost = { daysPerWeek: 5, hoursPerDay: 12, electricCostPerKwh: 0.142 };
    const { platform, user } = open({ settings: { operatingCost } });
    expect(field('Hours per day')).toHaveValue('12');
    await user.click(screen.getByRole('button', { name: 'Defaults' }));
    await waitFor(() => expect(field('Hours per day')).toHaveValue('8'));
    expect(screen.getByText('2,920')).toBeVisible();
    expect(platform.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('[A-247] keeps what is typed when another user saved meanwhile', async () => {
    const rejection = () => Response.json({ message: 'Changed', errors: {}, modelState: {} }, { status: 409 });
    const { platform, user } = open({}, { responses: { [SAVE]: rejection } });
    await type(user, 'Hours per day', '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changed')).toBeVisible();
    expect(platform.shownToasts).toEqual([]);
    expect(field('Hours per day')).toHaveValue('12');
  });

  it("[PRC-007] shows power alone under 'No Pricing'", () => {
    const currency = { currencyCode: 'NONE', currencySymbol: '', exchangeRate: 1, arePricesHidden: true };
    open({}, { currency });
    expect(within(rowOf(/EF-4/)).getByText('4.00')).toBeVisible();
    expect(within(rowOf(/EF-4/)).queryByText(/\$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Project/ })).not.toBeInTheDocument();
  });
});
