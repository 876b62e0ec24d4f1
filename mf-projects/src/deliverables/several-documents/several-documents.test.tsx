import type { DocumentIssue } from '@specbuilder/shared-contracts/api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { A, B, C, openItems } from '../../../test/open-items.tsx';
import { PROJECT_ID } from '../../../test/projects.ts';

jest.mock('../save-file.ts', () => ({ saveFile: jest.fn() }));

const { File: NodeFile } = jest.requireActual<{ readonly File: typeof File }>('node:buffer');
beforeAll(() => Object.assign(globalThis, { File: NodeFile }));

const ISSUE: DocumentIssue = {
  issueId: '11111111-1111-4111-8111-111111111111',
  ...{ projectName: 'Harbor Point', referenceId: 'HP-1', revision: 'B', isChangedSince: true, status: 'forRecord' },
  ...{ submittalNumber: '23-01', submittalRevision: null, issuedOnUtc: '2026-11-20T15:00:00.000Z', issuedBy: null },
  documents: [
    {
      documentId: '22222222-2222-4222-8222-222222222222',
      ...{ type: 1, format: 5, name: 'Harbor Point Submittal.pdf', size: 312_400, contentHash: 'a1', tags: ['EF-1'] },
    },
  ],
  recipients: [
    { address: 'ana@ruiz.example', state: 'failed' },
    { address: null, state: null },
  ],
};

const html = () => new Response('<!doctype html><style></style>', { headers: { 'content-type': 'text/html' } });
const file = () =>
  new Response(new Blob(['document']), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' },
  });

function open(responses: object = {}) {
  return openItems(
    {},
    {
      'GET /api/projects/submittal/preview': html,
      'GET /api/projects/schedule/preview': html,
      'GET /api/projects/submittal': file,
      'GET /api/projects/schedule': file,
      'GET /api/projects/revit/any': () => ({ hasRevits: false, itemsWithRevits: [] }),
      'GET /api/user/details': () => ({ settings: { includePreWire: false } }),
      'GET /api/projects/:id/facts': () => ({ facts: {}, defaults: {} }),
      [`GET /api/projects/${PROJECT_ID}/issued-documents`]: () => [ISSUE],
      ...responses,
    },
    { path: `/projects/dashboard?projectId=${PROJECT_ID}&tab=deliverables` },
  );
}

async function openSeveral() {
  await userEvent.click(await screen.findByRole('button', { name: 'Several documents' }));
  return screen.findByRole('dialog', { name: 'Several documents' });
}

describe('Several documents in one go', () => {
  it('are issued with the order and the pages of the generator, and mailed to valid addresses alone', async () => {
    const bodies: unknown[] = [];
    open({
      [`POST /api/projects/${PROJECT_ID}/issued-documents`]: ({ body }: { readonly body: unknown }) => {
        bodies.push(body);
        return ISSUE;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download Submittal' }));
    const generator = await screen.findByRole('dialog', { name: 'Submittal' });
    await userEvent.click(within(generator).getByRole('button', { name: 'Move EF-1 later' }));
    expect(within(generator).getByText('EF-1 is now 2 of 3')).toHaveAttribute('role', 'status');
    within(generator).getByRole('checkbox', { name: /^EF-3/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await userEvent.click(within(generator).getByRole('checkbox', { name: 'Index' }));
    await userEvent.click(within(generator).getByRole('button', { name: 'Issue or send' }));
    const several = await screen.findByRole('dialog', { name: 'Several documents' });
    await userEvent.click(within(several).getByRole('checkbox', { name: 'Schedule' }));
    await userEvent.selectOptions(within(several).getByRole('combobox', { name: 'File of Schedule' }), 'XLSX');
    const recipients = within(several).getByRole('textbox', { name: 'Recipients' });
    await userEvent.type(recipients, 'ana@ruiz.example, elsewhere');
    await userEvent.click(within(several).getByRole('button', { name: 'Issue and send' }));
    expect(await within(several).findByText('Not an email address: elsewhere')).toBeVisible();
    expect(bodies).toEqual([]);
    await userEvent.clear(recipients);
    await userEvent.type(recipients, 'ana@ruiz.example');
    await userEvent.click(within(several).getByRole('button', { name: 'Issue and send' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      specificItemIds: [B, C, A],
      recipients: ['ana@ruiz.example'],
      isMailed: true,
      documents: [
        { deliverable: 'submittal', format: 5, leaveOut: ['index'] },
        { deliverable: 'schedule', format: 12 },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Several documents' })).toBeNull());
  });

  it('keep what was typed when nothing could be issued, and say why', async () => {
    const body = { message: 'Too many at once', errors: {}, modelState: {} };
    open({ [`POST /api/projects/${PROJECT_ID}/issued-documents`]: () => Response.json(body, { status: 503 }) });
    const several = await openSeveral();
    await userEvent.type(within(several).getByRole('textbox', { name: 'Message' }), 'Please review');
    await userEvent.click(within(several).getByRole('button', { name: 'Issue' }));
    expect(await within(several).findByText(/^Nothing was issued. Too many at once/)).toBeVisible();
    expect(within(several).getByRole('textbox', { name: 'Message' })).toHaveValue('Please review');
  });

  it('are downloaded in turn, each busy until it is there', async () => {
    let finish: (response: Response) => void = () => undefined;
    const opened = open({ 'GET /api/projects/submittal': () => new Promise((resolve) => (finish = resolve)) });
    const several = await openSeveral();
    await userEvent.click(within(several).getByRole('button', { name: 'Download 2 documents' }));
    expect(await within(several).findAllByText('Generating…')).toHaveLength(2);
    const scheduled = () => opened.platform.calls.filter(({ path }) => path === '/api/projects/schedule').length;
    expect(scheduled()).toBe(0);
    finish(file());
    await waitFor(() => expect(scheduled()).toBe(1));
    await waitFor(() => expect(within(several).queryByText('Generating…')).toBeNull());
  });
});

describe('The issued documents of a project', () => {
  it('are listed with revision, status and what became of each mail', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Issued documents' }));
    const issue = await screen.findByRole('article', { name: /^Issued/ });
    expect(issue).toHaveTextContent('By a former user · Revision B, changed since · Submittal 23-01 · For record');
    expect(issue).toHaveTextContent('ana@ruiz.exampleCould not be sent');
    expect(issue).toHaveTextContent('A former recipient');
    expect(within(issue).getByRole('button', { name: /^Harbor Point Submittal.pdf 312 kB/ })).toBeVisible();
  });
});
