import { cellsOf } from '@specbuilder/duty-reader';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSchedule } from '../../test/schedule-page.tsx';
import { dutyRows } from './duty-row.ts';
import { sheetOf } from './sheet.ts';

const table = () => within(screen.getByRole('table'));

describe('columns of a schedule that are not used', () => {
  it('are folded, with what each was taken for', async () => {
    await openSchedule('Mark\tCFM\tESP\tWeight\tMfr\nEF-1\t1,500\t0.5\t85\tAcme');
    expect(await screen.findByText('2 columns are not used: Weight (weight), Mfr (manufacturer)')).toBeVisible();
    expect(table().queryByText('Acme')).not.toBeInTheDocument();
    expect(screen.getByText('1 row read')).toBeVisible();
    const show = screen.getByRole('button', { name: 'Show them' });
    await userEvent.click(show);
    expect(table().getByText('Acme')).toHaveAttribute('title', 'Not used, taken for: manufacturer');
    expect(table().getByText('Not used: weight')).toBeVisible();
  });

  it('come behind the duty where there are more columns than a window shows', async () => {
    const heads = ['Mark', 'Serves', 'Floor', 'Remarks', 'Drive', 'HP', 'Sones', 'V/Ph', 'Type', 'Qty', 'CFM', 'ESP'];
    const cells = ['EF-1', 'Lobby', '2', 'curb', 'belt', '1/4', '9', '115/1', 'Inline', '1', '900', '0.5'];
    await openSchedule(`${heads.join('\t')}\n${cells.join('\t')}`);
    const [asPasted] = screen.getAllByRole('row');
    const shown = within(asPasted as HTMLElement).getAllByRole('cell');
    expect(
      shown
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .slice(0, 7),
    ).toEqual(['Mark', 'V/Ph', 'Type', 'Qty', 'CFM', 'ESP', 'Serves']);
  });

  it('leave a row open whose words no one understands, until the user says what they are', async () => {
    const { platform } = await openSchedule('Mark\tCFM\tESP\tZorb\nEF-1\t1,500\t0.5\tblue\nEF-2\t900\t0.5\t-');
    expect(await screen.findByText('1 row read, 1 has a question')).toBeVisible();
    expect(await screen.findByText('Zorb: “blue” is not understood')).toBeVisible();
    expect(screen.getByText('1 ready')).toBeVisible();
    expect(screen.getByLabelText('Column Zorb is')).toHaveDisplayValue('Not understood');
    await userEvent.selectOptions(screen.getByLabelText('Column Zorb is'), 'Notes');
    expect(await screen.findByText('2 rows read')).toBeVisible();
    expect(screen.getByLabelText('Notes of EF-1')).toHaveAttribute('title', 'Kept as a note');
    expect(platform.calls.filter(({ path }) => path === '/api/sizefan/batch')).not.toHaveLength(0);
  });

  it('take the focus to what shows them again when the user leaves one out', async () => {
    await openSchedule('Mark\tCFM\tESP\tZorb\nEF-1\t1,500\t0.5\tblue');
    await userEvent.selectOptions(await screen.findByLabelText('Column Zorb is'), 'Ignore');
    expect(await screen.findByText('1 column is not used: Zorb (left out)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show it' })).toHaveFocus();
    expect(screen.getByText('1 row read')).toBeVisible();
  });

  it('are said by the row where it is in a table further down', async () => {
    const text = 'Mark\tCFM\tESP\nEF-1\t1,500\t0.5\n\t\t\t\nTag\tESP\tCFM\tWeight\nSF-1\t0.5\t900\t85';
    await openSchedule(text);
    expect(await screen.findByText('Not used: Weight “85” (weight)')).toBeVisible();
  });
});

describe('words and figures of a row that size no fan', () => {
  it('are kept with the item where they are of the place, a note or a model', async () => {
    const text = 'Mark\tServes\tCFM\tESP\tRemarks\tModel\nEF-1\tLab\t1,500\t0.5\tSee note 2\tGB-101';
    await openSchedule(text);
    expect(await screen.findAllByText('Kept as a note')).toHaveLength(2);
    expect(screen.getByText('Kept as the location')).toBeVisible();
    const [row] = dutyRows(sheetOf(cellsOf(text)));
    expect(row).toMatchObject({ state: 'read', location: 'Lab', notes: 'See note 2, GB-101' });
  });

  it('are in one cell where several columns are read together', async () => {
    await openSchedule('Mark\tCFM\tESP\tNotes\tRemarks\nEF-1\t900\t0.5\t1, 2\tcurb by others? no');
    expect(await screen.findByLabelText('Notes of EF-1')).toHaveValue('1, 2, curb by others? no');
    expect(screen.getByText('curb by others? no')).toHaveAttribute(
      'title',
      'Read together with the other column of this kind',
    );
  });

  it('are cut to what an item can have only with a word about it', async () => {
    await openSchedule(`Mark\tCFM\tESP\tRemarks\nEF-1\t1,500\t0.5\t${'many words '.repeat(60)}`);
    expect(await screen.findByText('Notes: only the first 500 of 659 characters are kept')).toBeVisible();
  });

  it('are named where the kind of fan has no use for a figure', async () => {
    await openSchedule('Mark\tCFM\tESP\tRise\nEF-1\t1,500\t0.5\t70');
    expect(await screen.findByText('2 fit; Temperature rise 70 is not used for this kind of fan')).toBeVisible();
  });

  it('are beside the words where another value is used', async () => {
    await openSchedule('Mark\tAirflow L/s\tESP\nEF-1\t700\t0.5');
    expect(await screen.findByText('1,483 cfm')).toBeVisible();
    expect(screen.getByText('2 fit; 700 read as 1,483 cfm')).toBeVisible();
    expect(screen.getByLabelText('Airflow of EF-1')).toHaveAttribute('title', '700 read as 1,483 cfm');
  });

  it('of a line that is no fan are all there, whatever columns are folded', async () => {
    await openSchedule('Mark\tCFM\tESP\tWeight\nEF-1\t1,500\t0.5\t85\nTOTAL\t1,500\t\t85');
    expect(await screen.findByText('TOTAL 1,500 85')).toBeVisible();
  });
});
