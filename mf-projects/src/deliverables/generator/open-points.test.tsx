import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems } from '../../../test/open-items.tsx';
import { PROJECT_ID } from '../../../test/projects.ts';

const html = () =>
  new Response('<!doctype html><h1>Clinic</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

describe('The dialog of a document', () => {
  it('names the chosen items that cannot be supplied as they are before a document is made', async () => {
    const { setItems } = openItems(
      {},
      { 'GET /api/projects/submittal/preview': html },
      { path: `/projects/dashboard?projectId=${PROJECT_ID}&tab=deliverables` },
    );
    const mount = { code: 'option.mountMissing', severity: 'error', message: 'Choose a mount', values: {}, cure: null };
    setItems((items) =>
      items.map((item, place) =>
        place === 1 ? { ...item, findings: [mount] as unknown as typeof item.findings } : item,
      ),
    );
    await userEvent.click(
      within(await screen.findByRole('region', { name: 'Submittal' })).getByRole('button', {
        name: 'Download Submittal',
      }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Submittal' });
    expect(within(dialog).getByText(/^Not for construction: EF-2 has 1 open point\./)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Download PDF' })).toBeEnabled();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /EF-2/ }));
    expect(within(dialog).queryByText(/Not for construction/)).toBeNull();
  });
});
