import type { ProjectStub } from '@specbuilder/shared-contracts/api';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, project, projectStub } from '../../test/projects.ts';
import { ProjectPicker } from './project-picker.tsx';

const USER = { ...TEST_USER, userId: 'u1' };
const OTHER_ID = '44444444-4444-4444-8444-444444444444';
const two = [
  { ...projectStub('Harbor Point'), city: 'Milwaukee', state: 'WI' },
  { ...projectStub('Lakeview Tower', OTHER_ID), itemCount: 0 },
];

/** A server that searches names and pages as the real one does. */
function pageOf(all: readonly ProjectStub[]) {
  return ({ query }: { readonly query: URLSearchParams }) => {
    const [pageIndex, pageSize] = [Number(query.get('pageIndex')), Number(query.get('pageSize'))];
    const found = all.filter(
      ({ name, isArchived }) =>
        decodeURIComponent(name)
          .toLowerCase()
          .includes(query.get('search')?.toLowerCase() ?? '') && isArchived === (query.get('isArchived') === 'true'),
    );
    const items = found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize);
    return { items, totalCount: found.length, pageIndex, pageSize };
  };
}

function open(all: readonly ProjectStub[], responses = {}) {
  const onClose = jest.fn();
  const rendered = renderWithPlatform(<ProjectPicker panelProps={{ title: 'Choose' }} onClose={onClose} />, {
    user: USER,
    responses: { 'GET /api/projectStubs/page': pageOf(all), ...responses },
  });
  return { ...rendered, onClose, user: userEvent.setup() };
}

const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

describe('the project picker', () => {
  it('[SHL-049] loads the projects 250 ms after it opened, and not when it was closed by then', () => {
    jest.useFakeTimers();
    const requests = ({ platform }: ReturnType<typeof open>) =>
      platform.queries.isFetching({ queryKey: platform.apiQueries.projectStubs.page.key() });
    const closed = open(two);
    act(() => jest.advanceTimersByTime(249));
    expect(requests(closed)).toBe(0);
    closed.unmount();
    act(() => jest.advanceTimersByTime(1000));
    expect(requests(closed)).toBe(0);
    const opened = open(two);
    act(() => jest.advanceTimersByTime(250));
    expect(requests(opened)).toBe(1);
    jest.useRealTimers();
  });

  it('[PRJ-023] shows what is known of each, moves with the arrow keys and returns the chosen one', async () => {
    const { onClose, platform, user } = open(two);
    platform.currentProject.set(PROJECT_ID, 'selected');
    const search = await screen.findByRole('searchbox', { name: 'Find by name, city or reference' });
    expect(search).toHaveFocus();
    expect(screen.getByText('2 projects, newest first')).toBeVisible();
    expect(screen.getByText('1 item · Milwaukee, WI')).toBeVisible();
    expect(screen.getByText('No items')).toBeVisible();
    expect(within(row('Harbor Point')).getByText('Open')).toBeVisible();
    row('Harbor Point').focus();
    await user.keyboard('{ArrowDown}');
    expect(row('Lakeview Tower')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(row('Harbor Point')).toHaveFocus();
    await user.keyboard('{End}{Enter}');
    expect(onClose).toHaveBeenCalledWith({ projectId: OTHER_ID, projectName: 'Lakeview Tower' });
  });

  it('searches on the server for what is typed, says when nothing was found, and clears', async () => {
    const { user } = open(two);
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'lake');
    await waitFor(() => expect(screen.queryByText('Harbor Point')).not.toBeInTheDocument());
    expect(screen.getByText('1 project, newest first')).toBeVisible();
    expect(search).toHaveFocus();
    await user.type(search, 'zzz');
    expect(await screen.findByText('No results for lakezzz')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Harbor Point')).toBeVisible();
  });

  it('[SHL-048] draws the rows in view of 2,000, at 62 px each, and reaches the last one by keyboard', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const many = Array.from({ length: 2000 }, (_, index) => projectStub(`Job ${index}`, `${index}`));
    const { platform, user } = open(many);
    const list = await screen.findByRole('list', { name: 'Projects' });
    expect(list).toHaveStyle({ height: `${2000 * 62}px` });
    expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    row('Job 0').focus();
    // The window of a test does not scroll, so that the list says by itself where it is.
    list.getBoundingClientRect = () => ({ top: -62 * 1990 }) as DOMRect;
    await user.keyboard('{End}');
    act(() => void document.dispatchEvent(new Event('scroll')));
    await waitFor(() => expect(row('Job 1999')).toHaveFocus());
    const pages = platform.calls.filter(({ path }) => path.endsWith('/projectStubs/page'));
    expect(pages.length).toBeLessThan(5);
  });

  it('orders by name and shows the archive', async () => {
    const { platform, user } = open([...two, { ...projectStub('Old mill', 'x'), isArchived: true }]);
    await user.click(await screen.findByRole('button', { name: /Order and archive: Edited/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Name' }));
    expect(await screen.findByText('2 projects, by name')).toBeVisible();
    expect(platform.calls.at(-1)?.query.get('order')).toBe('name');
    await user.click(screen.getByRole('button', { name: /Order and archive: Name/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Archived projects' }));
    expect(await screen.findByText('1 archived project')).toBeVisible();
    expect(screen.getByText('Old mill')).toBeVisible();
  });

  it('archives and deletes from the menu of a row, after asking', async () => {
    const { platform, user } = open(two, {
      'PUT /api/projects/:id/archived': () => project({ isArchived: true }),
      'DELETE /api/projectStubs/:id': () => undefined,
    });
    const facts: unknown[] = [];
    platform.bus.subscribe('project-updated', ({ payload }) => facts.push(payload));
    platform.bus.subscribe('project-deleted', ({ payload }) => facts.push(payload));
    await user.click(await screen.findByRole('button', { name: 'Actions for Harbor Point' }));
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
    await waitFor(() => expect(platform.shownToasts.at(-1)?.title).toBe('"Harbor Point" archived'));
    await user.click(screen.getByRole('button', { name: 'Actions for Lakeview Tower' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(platform.shownToasts.at(-1)?.title).toBe('"Lakeview Tower" deleted'));
    expect(platform.shownDialogs[0]?.text).toContain('no items');
    expect(facts).toEqual([
      { projectId: PROJECT_ID, changed: ['other'] },
      { projectId: OTHER_ID, wasCurrent: false },
    ]);
  });

  it('creates a project on the way', async () => {
    const { onClose, user } = open(two, { 'POST /api/projects': () => project() });
    await user.click(await screen.findByRole('button', { name: 'Create New Project' }));
    await user.type(screen.getByLabelText(/Project name/), 'Harbor Point 2{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ projectId: PROJECT_ID, projectName: 'Harbor Point' }));
  });
});
