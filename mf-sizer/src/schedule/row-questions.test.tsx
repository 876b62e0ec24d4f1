import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSchedule } from '../../test/schedule-page.tsx';

describe('a row that is not read whole', () => {
  it('names everything that is wrong with a row', async () => {
    await openSchedule('Mark\tQty\tCFM\tESP\nEF-1\tsome\tmuch\t0.5\nEF-2\t1\t1500\t0.5');
    const check = await screen.findByText(/some.*; |; .*some/);
    expect(check).toHaveTextContent('much');
  });

  it('sizes a row with a question after one of its meanings was chosen', async () => {
    const { platform } = await openSchedule('Mark\tCFM\tESP\nEF-1\t1250/625\t0.5');
    expect(await screen.findByText('Airflow: “1250/625” is not clear')).toBeVisible();
    expect(screen.getByLabelText('Add EF-1')).not.toBeChecked();
    expect(platform.calls.filter(({ path }) => path === '/api/sizefan/batch')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '1,250 cfm' }));
    expect(await screen.findByText('1 ready')).toBeVisible();
    expect(screen.getByLabelText('Airflow of EF-1')).toHaveValue('1250 cfm');
    expect(screen.getByText('1 row read')).toBeVisible();
    expect(screen.queryByRole('button', { name: '625 cfm' })).not.toBeInTheDocument();
  });

  it('sizes a row with words that are not understood and leaves the tick to its user', async () => {
    await openSchedule('Mark\tCFM\tESP\tType\nEF-1\t1500\t0.5\tInline zorb');
    expect(await screen.findByText('Not understood: zorb')).toBeVisible();
    expect(screen.getByText('0 ready')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Add EF-1'));
    expect(screen.getByText('1 ready')).toBeVisible();
  });

  it('does not make a large quantity a smaller one', async () => {
    await openSchedule('Mark\tQty\tCFM\tESP\nEF-1\t250\t1500\t0.5');
    expect(await screen.findByText('Quantity 250 is more than the 99 that one row can have')).toBeVisible();
  });

  it('takes columns without heads for what they look like when its user says so', async () => {
    await openSchedule('EF-1\t1500\t0.50\nEF-2\t900\t0.25');
    expect(await screen.findByText('0 rows read, 2 have questions')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Column 2 is'), 'Airflow, cfm');
    await userEvent.selectOptions(screen.getByLabelText('Column 3 is'), 'ESP, in. wg');
    expect(await screen.findByText('2 ready')).toBeVisible();
  });
});
