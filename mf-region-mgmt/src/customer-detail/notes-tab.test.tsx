import type { CustomerNote } from '@specbuilder/shared-contracts/api';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstOf, note, recordResponses } from '../../test/customer-record.ts';
import { ANN } from '../../test/customers.ts';
import { logEvent, logPage, logResponses } from '../../test/log.ts';
import { SALES } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';

const OTHER_ID = '8d1f1f0e-5a44-4f0c-9f43-0000000000e2';
const failed = () => Response.json({ message: 'Down', errors: {}, modelState: {} }, { status: 500 });

/** The page of a customer with these notes, as the server keeps them. */
function open(kept: CustomerNote[] = [note()], others: TestResponses = {}) {
  const notes = [...kept];
  const opened = renderWithPlatform(<RegionRoutes />, {
    user: SALES,
    path: `/region-management/user-detail/${ANN.userId}?tab=notes`,
    responses: logResponses(() => logPage([logEvent('1', { userId: ANN.userId })], 25), {
      'GET /api/user/regional/user': () => ANN,
      ...recordResponses({
        'GET /api/user/regional/record': () => ({ projects: 0, requests: 0, quotes: 0, notes: notes.length }),
        'GET /api/user/regional/notes': () => firstOf(notes),
        'POST /api/user/regional/notes': ({ body }) => {
          const added = note({ id: OTHER_ID, text: (body as { text: string }).text });
          notes.unshift(added);
          return added;
        },
        'PUT /api/user/regional/notes/:noteId': ({ body }) => {
          notes[0] = note({ text: (body as { text: string }).text, changedOnUtc: '2026-11-21T10:00:00Z' });
          return notes[0];
        },
        'DELETE /api/user/regional/notes/:noteId': () => {
          notes.shift();
          return new Response(null, { status: 204 });
        },
        ...others,
      }),
    }),
  });
  const callsOf = (method: string) => opened.platform.calls.filter((call) => call.method === method);
  return { ...opened, person: userEvent.setup(), callsOf };
}

const newNote = () => screen.findByRole('textbox', { name: 'New note' });

describe('notes about a customer', () => {
  it('are added and shown, which empties the form and counts in the tab', async () => {
    const { person, callsOf } = open();
    await person.type(await newNote(), '  Call after the bid ');
    await person.tab();
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Call after the bid', { selector: 'p' })).toBeVisible();
    expect(callsOf('POST')[0]?.body).toEqual({ userId: ANN.userId, text: 'Call after the bid' });
    await waitFor(async () => expect(await newNote()).toHaveValue(''));
    expect(await screen.findByRole('tab', { name: 'Notes (2)' })).toBeVisible();
    expect(screen.queryByText('Write a note')).not.toBeInTheDocument();
  });

  it('stay written while another tab is looked at, and when they are not saved', async () => {
    const { person } = open([note()], { 'POST /api/user/regional/notes': failed });
    await person.type(await newNote(), 'Draft');
    await person.click(screen.getByRole('tab', { name: /^Quotations/ }));
    await person.click(screen.getByRole('tab', { name: /^Notes/ }));
    expect(await newNote()).toHaveValue('Draft');
    await person.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Down')).toBeVisible();
    expect(await newNote()).toHaveValue('Draft');
  });

  it('are not empty', async () => {
    const { person, callsOf } = open();
    await person.click(await screen.findByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Write a note')).toBeVisible();
    expect(callsOf('POST')).toEqual([]);
  });

  it('that the server rejects say why at their text', async () => {
    const reason = 'At most 100 characters';
    const { person } = open([note()], {
      'POST /api/user/regional/notes': () =>
        Response.json({ message: reason, errors: { text: [reason] }, modelState: {} }, { status: 400 }),
    });
    await person.type(await newNote(), 'Draft');
    await person.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(await newNote()).toBeInvalid();
  });

  it('are changed and deleted by who wrote them', async () => {
    const { person, callsOf } = open();
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    const text = screen.getByRole('textbox', { name: 'Note' });
    expect(text).toHaveValue('Prefers direct drive');
    await person.clear(text);
    await person.type(text, 'Prefers belt drive');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Prefers belt drive', { selector: 'p' })).toBeVisible();
    expect(screen.getByText(/edited/)).toBeVisible();
    expect(callsOf('PUT')[0]?.body).toEqual({ text: 'Prefers belt drive' });
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No notes yet')).toBeVisible();
  });

  it('keep what was written in place of them when that is not saved', async () => {
    const { person } = open([note()], { 'PUT /api/user/regional/notes/:noteId': failed });
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    await person.type(screen.getByRole('textbox', { name: 'Note' }), ' only');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Down')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Prefers direct drive only');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Prefers direct drive', { selector: 'p' })).toBeVisible();
  });

  it.each([
    ['staff', false, []],
    ['administrators, who delete them', true, ['Delete']],
  ])('of others are not changed by %s', async (_who, isDeletable, buttons) => {
    open([note({ author: null, isOwn: false, isDeletable })]);
    const notes = await screen.findByRole('list', { name: 'Notes' });
    expect(within(notes).getByText('Prefers direct drive')).toBeVisible();
    expect(within(notes).getByText('Former user')).toBeVisible();
    expect(
      within(notes)
        .queryAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(buttons);
  });

  it('come with older ones on request', async () => {
    const { person } = open([note()], {
      'GET /api/user/regional/notes': ({ query }) =>
        query.get('pageIndex') === '0'
          ? firstOf([note()], 2)
          : firstOf([note({ id: OTHER_ID, text: 'First call' })], 2),
    });
    await person.click(await screen.findByRole('button', { name: 'Show older (1)' }));
    expect(await screen.findByText('First call')).toBeVisible();
    expect(screen.getByText('Prefers direct drive')).toBeVisible();
  });
});
