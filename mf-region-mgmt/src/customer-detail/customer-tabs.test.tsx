import type { CustomerNote, CustomerRecord } from '@specbuilder/shared-contracts/api';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_RECORD } from '../../test/customer-record.ts';
import { ANN } from '../../test/customers.ts';
import { logEvent, logPage, logResponses } from '../../test/log.ts';
import { SALES } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';

const DETAIL = `/region-management/user-detail/${ANN.userId}`;
const PROJECT = { projectId: '5b1f1f0e-5a44-4f0c-9f43-0000000000a1', name: 'Northgate Clinic', referenceId: 'SB-1042' };
const RECORD: CustomerRecord = {
  projects: {
    items: [
      {
        ...{ project: { ...PROJECT, isReadable: true }, city: 'Chicago', state: 'IL', itemCount: 12 },
        ...{ isArchived: true, updatedOnUtc: '2026-11-20T10:00:00Z' },
      },
    ],
    totalCount: 61,
  },
  requests: {
    items: [
      {
        ...{ id: 'r1', createdOnUtc: '2026-11-20T10:00:00Z', salesRegionNumber: 24, request: 'Which curb fits?' },
        ...{ project: { ...PROJECT, isReadable: false }, fileCount: 2 },
      },
    ],
    totalCount: 1,
  },
  quotes: {
    items: [
      {
        ...{ id: 'q1', issuedOnUtc: '2026-11-20T10:00:00Z', project: { ...PROJECT, isReadable: false } },
        ...{ revision: 'R1', fileName: 'Quotation.pdf', issuedBy: 'Sam Sales' },
      },
    ],
    totalCount: 1,
  },
};
const note = (changes: Partial<CustomerNote> = {}): CustomerNote => ({
  ...{ id: '8d1f1f0e-5a44-4f0c-9f43-0000000000e1', text: 'Prefers direct drive', author: 'Sam Sales' },
  ...{ createdOnUtc: '2026-11-20T10:00:00Z', changedOnUtc: null, isOwn: true },
  ...changes,
});
const failed = () => Response.json({ message: 'Down', errors: {}, modelState: {} }, { status: 500 });

function open(query = '', others: TestResponses = {}) {
  const opened = renderWithPlatform(<RegionRoutes />, {
    user: SALES,
    path: `${DETAIL}${query}`,
    responses: logResponses(() => logPage([logEvent('1', { userId: ANN.userId })], 25), {
      'GET /api/user/regional/user': () => ANN,
      'GET /api/user/regional/record': () => RECORD,
      'GET /api/user/regional/notes': () => ({ notes: [note()] }),
      ...others,
    }),
  });
  const search = () => opened.platform.navigation.history.location.search;
  const callsOf = (method: string) => opened.platform.calls.filter((call) => call.method === method);
  return { ...opened, person: userEvent.setup(), search, callsOf };
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

  it('list projects with place and items, with a link where the user may open one, and how many more there are', async () => {
    open('?tab=projects');
    const row = await screen.findByRole('row', {
      name: /Northgate Clinic SB-1042 ?Archived Chicago, IL 12 Nov 20, 2026/,
    });
    expect(within(row).getByRole('link', { name: 'Northgate Clinic' })).toHaveAttribute(
      'href',
      `http://test.invalid/projects/dashboard?projectId=${PROJECT.projectId}`,
    );
    expect(screen.getByText('and 60 older')).toBeVisible();
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
    open(`?tab=${tab}`, { 'GET /api/user/regional/record': () => NO_RECORD });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('say why nothing came, with a way to try again', async () => {
    let isDown = true;
    const { person } = open('?tab=projects', { 'GET /api/user/regional/record': () => (isDown ? failed() : RECORD) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await person.click(again);
    expect(await screen.findByRole('link', { name: 'Northgate Clinic' })).toBeVisible();
  });
});

describe('notes about a customer', () => {
  it('are added and shown', async () => {
    const added = note({ id: '8d1f1f0e-5a44-4f0c-9f43-0000000000e2', text: 'Call after the bid' });
    const { person, callsOf } = open('?tab=notes', {
      'POST /api/user/regional/notes': () => ({ notes: [added, note()] }),
    });
    await person.type(await screen.findByLabelText('New note'), '  Call after the bid ');
    await person.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Call after the bid', { selector: 'p' })).toBeVisible();
    expect(callsOf('POST')[0]?.body).toEqual({ userId: ANN.userId, text: 'Call after the bid' });
    expect(screen.getByLabelText('New note')).toHaveValue('');
  });

  it('are kept while they are written: in another tab, and when saving fails', async () => {
    const { platform, person } = open('?tab=notes', { 'POST /api/user/regional/notes': failed });
    await person.type(await screen.findByLabelText('New note'), 'Draft');
    await person.click(screen.getByRole('tab', { name: 'Activity' }));
    await person.click(screen.getByRole('tab', { name: 'Notes' }));
    expect(await screen.findByLabelText('New note')).toHaveValue('Draft');
    await person.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('The note was not saved'));
    expect(screen.getByLabelText('New note')).toHaveValue('Draft');
  });

  it('are not empty', async () => {
    const { person, callsOf } = open('?tab=notes');
    await person.click(await screen.findByRole('button', { name: 'Add note' }));
    expect(screen.getByText('Write a note')).toBeVisible();
    expect(callsOf('POST')).toEqual([]);
  });

  it('are changed and deleted by who wrote them', async () => {
    const { person, callsOf } = open('?tab=notes', {
      'PUT /api/user/regional/notes/:noteId': () => ({
        notes: [note({ text: 'Prefers belt drive', changedOnUtc: '2026-11-21T10:00:00Z' })],
      }),
      'DELETE /api/user/regional/notes/:noteId': () => ({ notes: [] }),
    });
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    await person.clear(screen.getByLabelText('Note'));
    await person.type(screen.getByLabelText('Note'), 'Prefers belt drive');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Prefers belt drive', { selector: 'p' })).toBeVisible();
    expect(screen.getByText(/edited/)).toBeVisible();
    expect(callsOf('PUT')[0]?.body).toEqual({ text: 'Prefers belt drive' });
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No notes yet')).toBeVisible();
  });

  it('of others are read only', async () => {
    open('?tab=notes', { 'GET /api/user/regional/notes': () => ({ notes: [note({ author: null, isOwn: false })] }) });
    expect(await screen.findByText('Prefers direct drive')).toBeVisible();
    expect(screen.getByText('Former user')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });
});
