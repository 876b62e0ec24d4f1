import { cellsOf } from '@specbuilder/duty-reader';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSchedule } from '../../../test/schedule-page.tsx';
import { dutyRows } from '../duty-row.ts';
import { sheetOf } from '../sheet.ts';
import { paramsOfRow } from './search-of-row.ts';

const THREE = 'Mark\tQty\tCFM\tESP\nEF-1\t2\t1,500\t0.5\nEF-2\t1\t900\t0.25\nEF-3\t1\t1250/625\t0.5';

async function openDialog() {
  const rendered = await openSchedule(THREE);
  await screen.findByText('2 ready · 1 to fix');
  await userEvent.click(screen.getByRole('button', { name: 'Open as searches' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Open 2 rows as searches' })) };
}

describe('the chosen rows as searches', () => {
  it('are links to tabs of their own', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['EF-1', 'EF-2']);
    expect(dialog.getByRole('link', { name: 'EF-1' })).toHaveAttribute('target', '_blank');
    expect(dialog.getByText('1,500 cfm · 0.50 in. wg')).toBeVisible();
  });

  it('have duty, place, tag and quantity in their addresses', () => {
    const [first, second] = dutyRows(sheetOf(cellsOf(THREE))).map((row) => paramsOfRow(row, '53202'));
    const site = { zip: '53202', category: '1', sub: '0', find: '1' };
    expect(first).toEqual({ ...site, cfm: '1500', sp: '0.5', tag: 'EF-1', qty: '2' });
    expect(second).toEqual({ ...site, cfm: '900', sp: '0.25', tag: 'EF-2', qty: '1' });
  });

  it('open all at once where the browser lets them, and say which it did not open', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValueOnce(window).mockReturnValue(null);
    const { dialog } = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Open all 2' }));
    expect(open).toHaveBeenCalledTimes(2);
    expect(dialog.getByText(/^Your browser opened 1 of 2 tabs/)).toBeVisible();
    expect(dialog.getAllByText('Opened')).toHaveLength(1);
    open.mockReturnValue(window);
    await userEvent.click(dialog.getByRole('button', { name: 'Open all 2' }));
    expect(open).toHaveBeenCalledTimes(3);
    expect(dialog.queryByText(/^Your browser opened/)).not.toBeInTheDocument();
    open.mockRestore();
  });

  it('are none where no row is chosen', async () => {
    await openSchedule('Mark\tCFM\tESP\nEF-1\t1250/625\t0.5');
    expect(await screen.findByRole('button', { name: 'Open as searches' })).toHaveAttribute('aria-disabled', 'true');
  });
});
