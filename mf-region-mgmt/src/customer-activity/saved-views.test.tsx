import type { LogView, LogViewForm } from '@specbuilder/shared-contracts/api';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_RECORD } from '../../test/customer-record.ts';
import { ANN } from '../../test/customers.ts';
import { LOG_PATH, logEvent, logPage, logResponses } from '../../test/log.ts';
import { SALES } from '../../test/users.ts';
import { RegionRoutes } from '../region-routes.tsx';
import { readLogAddress } from './log-query.ts';
import { viewChange, viewQuery } from './view-query.ts';

const QUOTES: LogView = {
  id: '8d1f1f0e-5a44-4f0c-9f43-0000000000d1',
  name: 'Documents',
  query: 'evt=5&dr=ThisWeek&hc=region',
};
const failed = () => Response.json({ message: 'Down', errors: {}, modelState: {} }, { status: 500 });

function open(query = '', others: TestResponses = {}, path = LOG_PATH) {
  const opened = renderWithPlatform(<RegionRoutes />, {
    user: SALES,
    path: `${path}${query}`,
    responses: logResponses(() => logPage([logEvent('1')], 25), {
      'GET /api/events/views': () => ({ views: [QUOTES] }),
      'PUT /api/events/views': ({ body }) => ({ views: [QUOTES, { ...(body as LogViewForm), id: LOG_PATH }] }),
      'DELETE /api/events/views/:id': () => ({ views: [] }),
      ...others,
    }),
  });
  const search = () => decodeURIComponent(opened.platform.navigation.history.location.search);
  const openMenu = async (name = 'Views') => {
    await person.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('menu'));
  };
  const person = userEvent.setup();
  return { ...opened, person, search, openMenu };
}

describe('a saved view', () => {
  it('shows its filters, columns and grouping from the first page, and names itself', async () => {
    const { person, search, openMenu } = open('?pi=2&fc=1&g=visits&x=1', {
      'GET /api/events/visits': () => ({ items: [], totalCount: 0, pageIndex: 0, pageSize: 10 }),
    });
    await person.click(await (await openMenu()).findByRole('menuitemcheckbox', { name: 'Documents' }));
    await waitFor(() => expect(search()).toBe('?evt=5&dr=ThisWeek&x=1&hc=region'));
    expect(await screen.findByRole('button', { name: 'Documents' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Region' })).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Action' })).toBeVisible();
  });

  it('is saved under a name, without the page and the open filters', async () => {
    const { platform, person, openMenu } = open('?pi=1&evt=8&hc=time&x=1');
    await person.click((await openMenu()).getByRole('menuitem', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await person.type(await dialog.findByLabelText('Name'), 'Assistance');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const call = platform.calls.find(({ method }) => method === 'PUT');
    expect(call?.body).toEqual({ name: 'Assistance', query: 'evt=8&hc=time' });
    expect(await screen.findByRole('button', { name: 'Assistance' })).toBeVisible();
    expect(platform.shownToasts[0]?.title).toBe('View Assistance saved');
  });

  it('says before it replaces one of the same name', async () => {
    const { person, openMenu } = open();
    await person.click((await openMenu()).getByRole('menuitem', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await person.type(await dialog.findByLabelText('Name'), 'documents');
    expect(dialog.getByText('Replaces your view Documents.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  });

  it('has a name, which the dialog requests', async () => {
    const { platform, person, openMenu } = open();
    await person.click((await openMenu()).getByRole('menuitem', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await person.click(await dialog.findByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a name for the view')).toBeVisible();
    expect(platform.calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('that the server rejects stays in its dialog with the reason at the name', async () => {
    const text = 'You have 30 views. Delete one to save another.';
    const { person, openMenu } = open('', {
      'PUT /api/events/views': () =>
        Response.json({ message: text, errors: { name: [text] }, modelState: {} }, { status: 400 }),
    });
    await person.click((await openMenu()).getByRole('menuitem', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await person.type(await dialog.findByLabelText('Name'), 'One more');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('One more');
  });

  it('is deleted while it is shown, and what is shown stays', async () => {
    const { platform, person, search, openMenu } = open(`?${QUOTES.query}`);
    await person.click((await openMenu('Documents')).getByRole('menuitem', { name: 'Delete Documents' }));
    await waitFor(() => expect(platform.calls.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
    expect(search()).toBe(`?${QUOTES.query}`);
  });

  it.each([
    ['in another order', 'hc=region&dr=ThisWeek&evt=5'],
    ['with parts that only a later release knows', 'evt=5&dr=ThisWeek&hc=region,later&later=1'],
  ])('names itself when it was saved %s', async (_what, query) => {
    open(`?${QUOTES.query}`, { 'GET /api/events/views': () => ({ views: [{ ...QUOTES, query }] }) });
    expect(await screen.findByRole('button', { name: 'Documents' })).toBeVisible();
  });

  it('names itself once it was opened, also where another one shows the same', async () => {
    const twin = { ...QUOTES, id: '8d1f1f0e-5a44-4f0c-9f43-0000000000d2', name: 'Twin' };
    const { person, openMenu } = open('', { 'GET /api/events/views': () => ({ views: [QUOTES, twin] }) });
    const menu = await openMenu();
    await person.click(await menu.findByRole('menuitemcheckbox', { name: 'Twin' }));
    expect(await menu.findByRole('menuitemcheckbox', { name: 'Twin', checked: true })).toBeVisible();
    expect(menu.getByRole('menuitemcheckbox', { name: 'Documents', checked: false })).toBeVisible();
  });

  it('is deleted also while it is not shown', async () => {
    const { platform, person, openMenu } = open('?evt=8');
    await person.click(await (await openMenu()).findByRole('menuitem', { name: 'Delete another view' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Documents' }));
    await waitFor(() => expect(platform.calls.find(({ method }) => method === 'DELETE')?.path).toContain(QUOTES.id));
  });

  it('cannot be saved while it is unknown which there are', async () => {
    const { openMenu } = open('', { 'GET /api/events/views': failed });
    const menu = await openMenu();
    expect(await menu.findByText('The views did not load')).toBeVisible();
    expect(menu.getByRole('menuitem', { name: 'Save this view' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is the same address again once it was opened', () => {
    const address = readLogAddress(
      new URLSearchParams('evt=5,8&dr=Custom&df=2026-01-31&dt=2026-02-01&hc=time&g=visits'),
    );
    const other = readLogAddress(new URLSearchParams('fc=3&pi=4&r=24'));
    expect(viewQuery({ ...other, ...viewChange(viewQuery(address)) })).toBe(viewQuery(address));
  });
});

describe('the columns of the log', () => {
  it('name each row: on the page of one customer the action stays', async () => {
    const { openMenu } = open(
      '?hc=region,action,fanCategory,project,time',
      {
        'GET /api/user/regional/user': () => ANN,
        'GET /api/user/regional/record': () => NO_RECORD,
      },
      `/region-management/user-detail/${ANN.userId}`,
    );
    expect(await screen.findByRole('columnheader', { name: 'Action' })).toBeVisible();
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    const menu = await openMenu('Columns');
    expect(menu.queryByRole('menuitemcheckbox', { name: 'Action' })).not.toBeInTheDocument();
    expect(menu.getByRole('menuitemcheckbox', { name: 'Time', checked: false })).toBeVisible();
  });

  it('are hidden and shown from their menu, which the address keeps with the page', async () => {
    const { person, search, openMenu } = open('?pi=1');
    const menu = await openMenu('Columns');
    await person.click(menu.getByRole('menuitemcheckbox', { name: 'Fan Category', checked: true }));
    await waitFor(() => expect(search()).toBe('?pi=1&hc=fanCategory'));
    await person.click(menu.getByRole('menuitemcheckbox', { name: 'Fan Category', checked: false }));
    await waitFor(() => expect(search()).toBe('?pi=1'));
  });
});
