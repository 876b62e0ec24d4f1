import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customerProject, firstOf, PROJECT, recordResponses } from '../../test/customer-record.ts';
import { ANN } from '../../test/customers.ts';
import { logEvent, logPage, logResponses } from '../../test/log.ts';
import { SALES } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';

const DETAIL = `/region-management/user-detail/${ANN.userId}`;
const idOf = (number: number) => `5b1f1f0e-5a44-4f0c-9f43-${number.toString().padStart(12, '0')}`;
const failed = () => Response.json({ message: 'Down', errors: {}, modelState: {} }, { status: 500 });

function open(query = '', others: TestResponses = {}) {
  const opened = renderWithPlatform(<RegionRoutes />, {
    user: SALES,
    path: `${DETAIL}${query}`,
    responses: logResponses(() => logPage([logEvent('1', { userId: ANN.userId })], 25), {
      'GET /api/user/regional/user': () => ANN,
      ...recordResponses(others),
    }),
  });
  const search = () => opened.platform.navigation.history.location.search;
  return { ...opened, person: userEvent.setup(), search };
}

describe('the tabs of a customer', () => {
  it('say how much there is, and the address keeps which one is open beside the filters of the log', async () => {
    const { person, search } = open('?evt=1&pi=2');
    await person.click(await screen.findByRole('tab', { name: 'Projects (61)' }));
    expect(search()).toBe('?evt=1&pi=2&tab=projects');
    expect(screen.getByRole('tab', { name: 'Assistance (1)' })).toBeVisible();
    await person.click(screen.getByRole('tab', { name: 'Activity' }));
    expect(search()).toBe('?evt=1&pi=2');
  });

  it('stay where they are while the log is filtered, which is not requested behind another tab', async () => {
    const { platform } = open('?tab=quotes');
    expect(
      await screen.findByRole('row', { name: /Northgate Clinic SB-1042 Quotation\.pdf R1 Sam Sales/ }),
    ).toBeVisible();
    expect(platform.calls.some(({ path }) => path === '/api/events/salesRegionEvents')).toBe(false);
  });

  it('list projects with place and items, with a link where the user may open one', async () => {
    open('?tab=projects');
    const row = await screen.findByRole('row', {
      name: /Northgate Clinic SB-1042 ?Archived Chicago, IL 12 Nov 20, 2026/,
    });
    expect(within(row).getByRole('link', { name: 'Northgate Clinic' })).toHaveAttribute(
      'href',
      `http://test.invalid/projects/dashboard?projectId=${PROJECT.projectId}`,
    );
  });

  it('list requests for help with their text and the region that got it', async () => {
    open('?tab=requests');
    expect(
      await screen.findByRole('row', { name: /Which curb fits\? 2 files Northgate Clinic SB-1042 24/ }),
    ).toBeVisible();
  });

  it.each([
    ['projects', 'No projects yet'],
    ['requests', 'No assistance requests'],
    ['quotes', 'No quotations issued'],
  ])('say that there are none: %s', async (tab, text) => {
    open(`?tab=${tab}`, { [`GET /api/user/regional/${tab}`]: () => firstOf([]) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('say why nothing came, with a way to try again', async () => {
    let isDown = true;
    const { person } = open('?tab=projects', {
      'GET /api/user/regional/projects': () => (isDown ? failed() : firstOf([customerProject()])),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await person.click(again);
    expect(await screen.findByRole('link', { name: 'Northgate Clinic' })).toBeVisible();
  });

  it('show what is older on request, each row once, until that is all', async () => {
    const newest = customerProject({ name: 'Newest', projectId: idOf(1) });
    const moved = customerProject({ name: 'Moved', projectId: idOf(2) });
    const oldest = customerProject({ name: 'Oldest', projectId: idOf(3) });
    const { person } = open('?tab=projects', {
      'GET /api/user/regional/projects': ({ query }) =>
        // A project that changed meanwhile moved the last one of the first page onto the second.
        query.get('pageIndex') === '0' ? firstOf([newest, moved], 3) : firstOf([moved, oldest], 3),
    });
    await person.click(await screen.findByRole('button', { name: 'Show older (1)' }));
    expect(await screen.findByRole('link', { name: 'Oldest' })).toBeVisible();
    const links = screen.getAllByRole('link', { name: /^(Newest|Moved|Oldest)$/ });
    expect(links.map((link) => link.textContent)).toEqual(['Newest', 'Moved', 'Oldest']);
    expect(screen.queryByRole('button', { name: /Show older/ })).not.toBeInTheDocument();
  });

  it('keep what they show when older ones do not load, with a way to try again', async () => {
    let isDown = true;
    const { person } = open('?tab=projects', {
      'GET /api/user/regional/projects': ({ query }) => {
        if (query.get('pageIndex') === '0') return firstOf([customerProject()], 2);
        return isDown ? failed() : firstOf([customerProject({ name: 'Older', projectId: idOf(2) })], 2);
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Show older (1)' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('link', { name: 'Northgate Clinic' })).toBeVisible();
    isDown = false;
    await person.click(again);
    expect(await screen.findByRole('link', { name: 'Older' })).toBeVisible();
  });
});
