import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch } from '../../../test/render-search.tsx';
import { pastedDuty } from './pasted-duty.ts';

describe('Cells that are pasted into the duty', () => {
  it.each([
    ['2000\t0.5', { cfm: 2000, sp: 0.5 }],
    ['2,000 cfm\t0.5 in. wg\r\n', { cfm: 2000, sp: 0.5 }],
    ['1,250 (590)\n3/4', { cfm: 1250, sp: 0.75 }],
    ['2 x 850\n3/4', null],
    ['1250/625\t0.5', null],
    ['2000', null],
    ['EF-1\tLab', null],
    ['2000\t0.5\t60606', null],
  ])('%p are %p', (text, duty) => {
    expect(pastedDuty(text)).toEqual(duty);
  });

  it('stand in both fields', async () => {
    setWindowWidth(1440);
    renderSearch();
    const user = userEvent.setup();
    const airflow = await screen.findByLabelText(/Airflow/);
    await user.click(airflow);
    await user.paste('2400\t0.75');
    expect(airflow).toHaveValue('2,400');
    expect(screen.getByLabelText(/Static pressure/)).toHaveValue('0.75');
  });
});
