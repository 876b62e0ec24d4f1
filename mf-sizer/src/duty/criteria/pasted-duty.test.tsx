import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch } from '../../../test/render-search.tsx';
import { pastedDuty } from './pasted-duty.ts';

describe('Cells that are pasted into the duty', () => {
  it.each([
    ['2000', '0.5', { cfm: 2000, sp: 0.5 }],
    ['2,000 cfm', '0.5 in. wg', { cfm: 2000, sp: 0.5 }],
    ['1,250 (590)', '3/4', { cfm: 1250, sp: 0.75 }],
    ['2 x 850', '3/4', null],
    ['1250/625', '0.5', null],
    ['EF-1', 'Lab', null],
  ])('%p and %p are %p', (first, second, duty) => {
    expect(pastedDuty([first, second])).toEqual(duty);
  });

  it.each(['2400\t0.75', '2400\r\n0.75\r\n'])('stand in both fields: %j', async (text) => {
    const { airflow, pressure } = await pasteIntoAirflow(text);
    await waitFor(() => expect(airflow).toHaveValue('2,400'));
    expect(pressure).toHaveValue('0.75');
  });

  it.each(['2 x 850\t0.75', 'EF-1\t2400', '2400\t0.75\t60606'])(
    'stay in their field unless both are read: %j',
    async (text) => {
      const { airflow, pressure } = await pasteIntoAirflow(text);
      await waitFor(() => expect(airflow).toHaveValue(text));
      expect(pressure).toHaveValue('');
    },
  );
});

async function pasteIntoAirflow(text: string) {
  setWindowWidth(1440);
  renderSearch();
  const user = userEvent.setup();
  const airflow = await screen.findByLabelText(/Airflow/);
  await user.click(airflow);
  await user.paste(text);
  return { airflow, pressure: screen.getByLabelText(/Static pressure/) };
}
