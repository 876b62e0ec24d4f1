import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems } from '../../test/open-items.tsx';
import { PROJECT_ID } from '../../test/projects.ts';

const html = () =>
  new Response('<!doctype html><p>Submittal</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const COLUMNS = [
  { key: 'tag', label: 'Tag', unit: '', isDefault: true },
  { key: 'qty', label: 'Qty', unit: '', isDefault: true },
];

async function openSchedule(columns: () => unknown) {
  openItems(
    {},
    {
      'GET /api/projects/submittal/preview': html,
      'GET /api/user/details': () => ({ settings: { includePreWire: false } }),
      [`GET /api/projects/${PROJECT_ID}/schedule/columns`]: columns,
      [`GET /api/projects/${PROJECT_ID}/facts`]: () => ({ facts: {}, defaults: {} }),
    },
    { path: `/projects/dashboard?projectId=${PROJECT_ID}&tab=deliverables` },
  );
  const card = await screen.findByRole('region', { name: 'Schedule' });
  await userEvent.click(within(card).getByRole('button', { name: 'Download Schedule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule' });
  const download = within(dialog).getByRole('button', { name: 'Download PDF' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Choose columns' }));
  return { dialog, download };
}

describe('A schedule whose columns are being chosen', () => {
  it('is not made with the previous columns, and says what to do', async () => {
    const { dialog, download } = await openSchedule(() => COLUMNS);
    await within(dialog).findByRole('group', { name: 'Columns' });
    expect(download).toHaveAttribute('aria-disabled', 'true');
    expect(within(dialog).getByText('Save the columns or cancel them before you download.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(download).not.toHaveAttribute('aria-disabled');
  });

  it('can be made all the same where the columns do not load', async () => {
    const { dialog, download } = await openSchedule(() => new Response(null, { status: 500 }));
    await within(dialog).findByText(/^The columns could not be loaded/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(download).not.toHaveAttribute('aria-disabled');
  });
});
