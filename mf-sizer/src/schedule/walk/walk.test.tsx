import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSchedule } from '../../../test/schedule-page.tsx';

const OPEN = [
  'Mark\tCFM\tESP\tType\tZorb',
  'EF-1\t1250/625\t0.5\tInline\t',
  'EF-2\t2,400\t\tInline\t',
  'EF-3\t900\t0.5\tInline zorb\tblue',
].join('\n');

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('Enter', () => {
  it('leads from the count of the rows to each question and then to the button that continues', async () => {
    await openSchedule(OPEN);
    expect(await screen.findByText('0 rows read, 3 have questions')).toHaveFocus();
    const visited = [];
    for (let step = 0; step < 5; step++) {
      await userEvent.keyboard('{Enter}');
      visited.push(focused());
    }
    expect(visited).toEqual([
      'Column Zorb is',
      'Meanings of Airflow “1250/625” of EF-1',
      'Static pressure of EF-2',
      'Type of EF-3',
      'Add 0 to a project',
    ]);
    expect(screen.getByText('All questions visited, 4 still open.')).toBeInTheDocument();
  });

  it('keeps what is entered and settles nothing that is not chosen', async () => {
    await openSchedule(OPEN);
    screen.getByLabelText('Column Zorb is').focus();
    await userEvent.selectOptions(await screen.findByLabelText('Column Zorb is'), 'Notes');
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Meanings of Airflow “1250/625” of EF-1');
    screen.getByLabelText('Static pressure of EF-2').focus();
    await userEvent.keyboard('3/4{Enter}');
    expect(focused()).toBe('Type of EF-3');
    expect(screen.getByLabelText('Static pressure of EF-2')).toHaveValue('3/4');
    await userEvent.keyboard('Inline{Enter}');
    expect(focused()).toBe('Meanings of Airflow “1250/625” of EF-1');
    expect(screen.getByText('Last row reached: back at the first open question.')).toBeInTheDocument();
    await userEvent.keyboard('2');
    expect(screen.getByLabelText('Airflow of EF-1')).toHaveValue('625 cfm');
    expect(focused()).toMatch(/^Add \d to a project$/);
    expect(screen.getByText('No questions left.')).toBeInTheDocument();
    expect(await screen.findByText('3 ready')).toBeVisible();
  });

  it('chooses the meaning whose button has the focus, and goes on', async () => {
    await openSchedule('Mark\tCFM\tESP\nEF-1\t1250/625\t0.5\nEF-2\t900\t');
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    expect(screen.getByLabelText('Airflow of EF-1')).toHaveValue('1250 cfm');
    expect(focused()).toBe('Static pressure of EF-2');
  });

  it('and a digit do nothing to what gets the focus', async () => {
    const { platform } = await openSchedule('Mark\tCFM\tESP\nEF-1\t1250/625\t0.5\nEF-2\t900\t');
    await userEvent.keyboard('{Enter}1');
    expect(screen.getByLabelText('Static pressure of EF-2')).toHaveValue('');
    await userEvent.keyboard('0.5{Enter}');
    expect(await screen.findByText('2 ready')).toBeVisible();
    expect(focused()).toBe('Add 2 to a project');
    expect(platform.calls.filter(({ path }) => path.includes('project'))).toEqual([]);
  });

  it('keeps the focus in a cell that has no question', async () => {
    await openSchedule('Mark\tCFM\tESP\nEF-1\t900\t0.5');
    await userEvent.clear(screen.getByLabelText('Airflow of EF-1'));
    await userEvent.keyboard('950{Enter}');
    expect(screen.getByLabelText('Airflow of EF-1')).toHaveFocus();
    expect(screen.getByLabelText('Airflow of EF-1')).toHaveValue('950');
  });

  it('goes to the field for another schedule with its button, and back to the count', async () => {
    await openSchedule('Mark\tCFM\tESP\nEF-1\t900\t0.5');
    await userEvent.click(await screen.findByRole('button', { name: 'Paste again' }));
    expect(screen.getByLabelText('Schedule')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Keep the current schedule' }));
    expect(screen.getByText('1 row read')).toHaveFocus();
  });
});
