import type { Revision, RevisionComparison } from '@specbuilder/shared-contracts/api';
import { TEST_USER, type TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { project } from '../../../test/projects.ts';
import RevisionsDialog from './revisions-dialog.tsx';

const ISSUED: Revision = {
  revisionId: '55555555-5555-4555-8555-555555555555',
  number: '0',
  name: 'Issued for bid',
  note: 'Drawings of May',
  beforeNumber: null,
  issuedOnUtc: '2026-11-20T10:00:00Z',
  issuedBy: 'Maya Lindqvist',
  itemCount: 3,
};
const PREVIOUS_ID = '66666666-6666-4666-8666-666666666666';
const FROZEN: Revision = {
  ...ISSUED,
  revisionId: PREVIOUS_ID,
  number: null,
  name: null,
  note: null,
  beforeNumber: '0',
};
const TOTALS = { units: 2, price: 1000, runningCost: 300, inputKw: 1, horsepower: 1, weightLb: 120 };
const COMPARISON: RevisionComparison = {
  project: [
    { field: 'daysPerWeek', of: null, before: 7, after: 5 },
    { field: 'order', of: null, before: null, after: null },
  ],
  items: [
    { kind: 'added', tag: 'EF-9', model: 'KRD140', quantity: 1, changes: [] },
    {
      kind: 'changed',
      tag: 'EF-1',
      model: 'KUB245',
      quantity: 4,
      changes: [
        { field: 'quantity', before: 2, after: 4 },
        { field: 'price', before: 500, after: 520 },
        { field: 'optionAdded', before: null, after: 'Bird screen' },
      ],
    },
  ],
  unchangedItems: 1,
  totals: { before: TOTALS, after: { ...TOTALS, units: 5, price: 2600 } },
};

function open(responses: TestResponses = {}, revisions: readonly Revision[] = [ISSUED]) {
  const onClose = jest.fn();
  const rendered = renderWithPlatform(<RevisionsDialog project={project()} onClose={onClose} />, {
    user: TEST_USER,
    responses: {
      'GET /api/projects/:id/revisions': () => ({ revisions, nextNumber: '1' }),
      'GET /api/projects/:id/revisions/compare': () => COMPARISON,
      ...responses,
    },
  });
  return { ...rendered, onClose, user: userEvent.setup() };
}

it('changed facts of a project are said in words, chosen columns without their keys', async () => {
  const change = (of: string, before: string | null, after: string | null) =>
    ({ field: 'fact', of, before, after }) as const;
  const compared: RevisionComparison = {
    ...COMPARISON,
    project: [
      change('status', 'forApproval', 'forRecord'),
      change('dateFormat', null, 'dayFirst'),
      change('scheduleColumns', null, 'tag,cfm'),
      change('engineer', null, 'forRecord'),
    ],
  };
  const { user } = open({ 'GET /api/projects/:id/revisions/compare': () => compared });
  await user.click(await screen.findByRole('button', { name: /^Compare Revision 0/ }));
  const rowOf = (name: RegExp) => screen.findByRole('row', { name });
  expect(await rowOf(/^Status/)).toHaveTextContent('StatusFor approvalFor record');
  expect(await rowOf(/^Dates/)).toHaveTextContent('Datesnone4 March 2026');
  expect(await rowOf(/^Columns of schedules/)).toHaveTextContent(/^Columns of scheduleschanged$/);
  expect(await rowOf(/^Engineer/)).toHaveTextContent('EngineernoneforRecord');
});

it('changed project defaults are said with their units and in words', async () => {
  const change = (of: string, before: string | number | null, after: string | number | null) =>
    ({ field: 'sizingDefault', of, before, after }) as const;
  const compared: RevisionComparison = {
    ...COMPARISON,
    project: [
      change('altitude', null, 5280),
      change('soundLevelDistance', 5, 10),
      change('smallMotorBelowHp', 0.5, 0.75),
      change('installation', 'nonDucted', 'ducted'),
      change('enclosure', 'TEFC', null),
    ],
  };
  const { user } = open({ 'GET /api/projects/:id/revisions/compare': () => compared });
  await user.click(await screen.findByRole('button', { name: /^Compare Revision 0/ }));
  const changes = await screen.findByRole('table', { name: 'Project' });
  const texts = within(changes)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
  expect(texts).toEqual([
    'Altitude | none | 5,280 ft',
    'Sound distance | 5 ft | 10 ft',
    'Small motors are below | 1/2 hp | 3/4 hp',
    'Installation | Non-ducted | Ducted',
    'Motor enclosure | TEFC | none',
  ]);
});

it('a revision is issued under the next number, or another one', async () => {
  const { platform, user } = open({ 'POST /api/projects/:id/revisions': () => ({ ...ISSUED, number: 'A' }) }, []);
  expect(await screen.findByText('No revisions issued yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Issue a revision' }));
  const number = screen.getByLabelText('Revision');
  expect(number).toHaveValue('1');
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  expect(await screen.findByText('Enter what it is issued for')).toBeVisible();
  await user.clear(number);
  await user.type(number, 'a');
  await user.type(screen.getByLabelText(/Issued for/), 'Issued for bid');
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Revision A is issued');
  const call = platform.calls.find(({ method }) => method === 'POST');
  expect(call?.body).toEqual({ number: 'A', name: 'Issued for bid', note: '' });
});

it('is compared with the present in words, fields and totals', async () => {
  const { platform, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Compare Revision 0 with the current state' }));
  const items = await screen.findByRole('table', { name: 'Items' });
  expect(within(items).getByRole('rowheader', { name: 'Added EF-9 KRD140 × 1' })).toBeVisible();
  expect(within(items).getByRole('row', { name: 'Quantity 2 4' })).toBeVisible();
  expect(within(items).getByRole('row', { name: 'Option added none Bird screen' })).toBeVisible();
  expect(
    within(screen.getByRole('table', { name: 'Project' })).getByRole('row', { name: /Order of items changed/ }),
  ).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Totals' })).getByRole('row', { name: 'Units 2 5' })).toBeVisible();
  expect(screen.getByText('1 item is unchanged')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Swap sides' }));
  await waitFor(() => {
    const last = platform.calls.at(-1);
    expect(last?.query.get('before')).toBe('present');
    expect(last?.query.get('after')).toBe(ISSUED.revisionId);
  });
});

it('says that nothing differs', async () => {
  const same = { ...COMPARISON, project: [], items: [] };
  const { user } = open({ 'GET /api/projects/:id/revisions/compare': () => same });
  await user.click(await screen.findByRole('button', { name: /^Compare Revision 0/ }));
  expect(await screen.findByText('No differences')).toBeVisible();
});

it('is gone back to after a question, and that is undone with what was frozen', async () => {
  const wentTo: string[] = [];
  const { platform, onClose, user } = open(
    {
      'PUT /api/projects/:id/revisions/:revision': ({ params }) => {
        wentTo.push(params['revision'] ?? '');
        return { previousRevisionId: PREVIOUS_ID, leftOut: [] };
      },
    },
    [FROZEN, ISSUED],
  );
  expect(await screen.findByText('Before restoring revision 0')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore Revision 0' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(platform.shownDialogs[0]).toMatchObject({ title: 'Restore Revision 0?' });
  expect(wentTo).toEqual([ISSUED.revisionId]);
  expect(platform.shownToasts[0]).toMatchObject({ title: 'The project was restored to Revision 0' });
});

it('is read only for a viewer of the project', async () => {
  renderWithPlatform(<RevisionsDialog project={project({ role: 'viewer' })} onClose={() => undefined} />, {
    user: TEST_USER,
    responses: { 'GET /api/projects/:id/revisions': () => ({ revisions: [ISSUED], nextNumber: '1' }) },
  });
  expect(await screen.findByRole('button', { name: /^Compare Revision 0/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Restore|Issue a revision/ })).not.toBeInTheDocument();
});
