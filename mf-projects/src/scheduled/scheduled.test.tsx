import type { Project, ScheduledDuty } from '@specbuilder/shared-contracts/api';
import type { ItemFinding } from '@specbuilder/shared-contracts/domain';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { A, openItems } from '../../test/open-items.tsx';
import { projectItem } from '../../test/projects.ts';

const DUTIES = '/api/projects/:id/scheduled-duties';
const ids = ['d', 'e'].map((letter) => `${letter.repeat(8)}-2222-4222-8222-222222222222`);
const duty = (change: Partial<ScheduledDuty>): ScheduledDuty => ({
  ...{ id: ids[0] ?? '', tag: 'EF-1', airflow: 1400, staticPressure: 0.5, quantity: 2, maxSones: null },
  ...{ maxBrakeHorsepower: null, voltage: null, phase: null, note: null, position: 0, rowVersion: 1 },
  ...change,
});

async function openSchedule(duties: readonly ScheduledDuty[], more: TestResponses = {}, change: Partial<Project> = {}) {
  const rendered = openItems(change, { [`GET ${DUTIES}`]: () => duties, ...more });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'As scheduled' }));
  await screen.findByRole('button', { name: 'Paste a schedule' });
  return { ...rendered, user };
}
const rowOf = (tag: string) => screen.findByRole('row', { name: new RegExp(`^(Tag: )?${tag}`) });

describe('The schedule of the drawings', () => {
  it('is compared with what is offered, tag by tag, in words', async () => {
    await openSchedule([duty({}), duty({ id: ids[1] ?? '', tag: 'EF-2', airflow: 1600, maxSones: 8 })]);
    expect(within(await rowOf('EF-1')).getByText('Meets')).toBeVisible();
    const second = await rowOf('EF-2');
    expect(second).toHaveTextContent('Falls short');
    expect(within(second).getByText('(−100)')).toBeVisible();
    expect(second).toHaveTextContent('(+1.0)over the limit');
    expect(await rowOf('EF-3')).toHaveTextContent('Not scheduled');
    expect(screen.getByText('2 tags scheduled')).toBeVisible();
  });

  it('says beside the verdict what was found on the fan that is offered', async () => {
    const found: ItemFinding = {
      code: 'site.altitude',
      severity: 'warning',
      values: { ratedFt: 5279, siteFt: 604 },
      cure: { code: 'rateAgain', values: { altitudeFt: 604 } },
      message: 'Rated for 5,279 ft',
    };
    const note: ItemFinding = {
      code: 'airflow.above',
      severity: 'note',
      values: { cfm: 1500, requiredCfm: 1400, percent: 7.1 },
      cure: null,
      message: 'Delivers 1,500 cfm',
    };
    const items = [
      projectItem({ findings: [found, note] }),
      projectItem({ projectItemId: ids[0] ?? '', tag: 'EF-2', itemIndex: 1, findings: [note] }),
    ];
    await openSchedule([duty({}), duty({ id: ids[1] ?? '', tag: 'EF-2' })], {}, { projectItems: items });
    const first = await rowOf('EF-1');
    expect(within(first).getByText('Meets')).toBeVisible();
    expect(within(first).getByRole('button', { name: /^Status of EF-1/ })).toHaveTextContent('Rated for 5,279 ft');
    expect(within(await rowOf('EF-2')).queryByRole('button', { name: /^Status of/ })).not.toBeInTheDocument();
  });

  it('is typed into the grid with or without units, and says what cannot be', async () => {
    const saved = jest.fn(({ body }) => ({ ...duty({}), ...body, rowVersion: 2 }));
    const { user } = await openSchedule([duty({})], { [`PUT ${DUTIES}/:duty`]: saved });
    await user.click(await screen.findByRole('button', { name: 'Airflow, cfm: 1,400' }));
    const cell = screen.getByRole('textbox', { name: 'Airflow, cfm' });
    await user.clear(cell);
    await user.type(cell, 'plenty{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('This cannot be read');
    await user.clear(cell);
    await user.type(cell, '2,500 CFM{Enter}');
    expect(await rowOf('EF-1')).toHaveTextContent('Falls short');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.calls[0]?.[0]?.body).toMatchObject({ airflow: 2500, staticPressure: 0.5, rowVersion: 1 });
  });

  it('is not read where it has more lines than a page reads at once', async () => {
    const { user } = await openSchedule([]);
    await user.click(screen.getByRole('button', { name: 'Paste a schedule' }));
    await user.click(await screen.findByLabelText('Rows of the schedule'));
    await user.paste(`Tag\tCFM\n${'EF-1\t900\n'.repeat(100_000)}`);
    expect(await screen.findByText(/^More than 2,000 lines/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Take/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is pasted after a look at what was understood', async () => {
    const saved = jest.fn(({ body }) =>
      body.duties.map((row: object, position: number) => ({ ...row, id: ids[position], position, rowVersion: 1 })),
    );
    const { user } = await openSchedule([], { [`PUT ${DUTIES}`]: saved });
    await user.click(screen.getAllByRole('button', { name: 'Paste a schedule' })[0] as HTMLElement);
    const text = await screen.findByRole('textbox', { name: 'Rows of the schedule' });
    await user.click(text);
    await user.paste('Tag\tCFM\tSP\tModel\nEF-1\t1,500\t0.5\tX\nEF-9\tmany\t1\tY\nEF-4\t900 cfm\t0.25 in. wg\tZ');
    expect(await screen.findByText('2 rows read, 1 has a question, 0 ignored')).toBeVisible();
    expect(screen.getByText('Not used: Model')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Line 3: Airflow cannot be read: many');
    await user.click(screen.getByRole('button', { name: 'Take 2 rows' }));
    expect(await rowOf('EF-4')).toHaveTextContent('Not offered');
    expect(await rowOf('EF-1')).toHaveTextContent('Meets');
    expect(saved.mock.calls[0]?.[0]?.body).toMatchObject({
      duties: [{ tag: 'EF-1' }, { tag: 'EF-4' }],
      replacesAll: false,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads from a tag that nothing is offered for to a search with its duty', async () => {
    const { user, platform } = await openSchedule([duty({ tag: 'EF-8', airflow: 2500, staticPressure: 0.75 })]);
    const open = jest.spyOn(platform.panels, 'open');
    await user.click(await screen.findByRole('button', { name: 'Search for it: EF-8' }));
    expect(open).toHaveBeenCalledWith('new-fan', { duty: { cfm: 2500, sp: 0.75 } });
  });

  it('is filled from what items were searched for', async () => {
    const filled = jest.fn(() => [duty({})]);
    const { user } = await openSchedule([], { [`POST ${DUTIES}/from-criteria`]: filled });
    await user.click(await screen.findByRole('button', { name: /^Schedule it: EF-1/ }));
    expect(await rowOf('EF-1')).toHaveTextContent('Meets');
    expect(filled).toHaveBeenCalledWith(expect.objectContaining({ body: { projectItemIds: [A] } }));
  });
});
