import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ColumnChoice } from './column-choice.tsx';

const PROJECT = '11111111-1111-4111-8111-111111111111';
const choice = (key: string, label: string, isDefault = true) => ({ key, label, unit: '', isDefault });
const CHOICES = [choice('tag', 'Tag'), choice('qty', 'Qty'), choice('cfm', 'CFM'), choice('tsp', 'TSP', false)];

function Choice() {
  const [isOpen, setOpen] = useState(false);
  return <ColumnChoice projectId={PROJECT} isOpen={isOpen} onOpen={setOpen} />;
}

async function openChoice(facts: object = {}) {
  const bodies: unknown[] = [];
  const rendered = renderWithPlatform(<Choice />, {
    responses: {
      'GET /api/projects/:id/schedule/columns': () => CHOICES,
      'GET /api/projects/:id/facts': () => ({ facts, defaults: {} }),
      'PUT /api/projects/:id/facts': ({ body }) => {
        bodies.push(body);
        return { facts, defaults: {} };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Choose columns' }));
  const list = await screen.findByRole('list');
  return { ...rendered, user, bodies, list };
}
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('checkbox')
    .map((box) => [(box as HTMLInputElement).labels?.[0]?.textContent, (box as HTMLInputElement).checked]);

describe('The columns of schedules', () => {
  it('are chosen and moved by keys alone, and kept with the project', async () => {
    const { user, bodies, list } = await openChoice({ engineer: 'Lakeside Engineers' });
    expect(namesIn(list)).toEqual([
      ['Tag', true],
      ['Qty', true],
      ['CFM', true],
      ['TSP', false],
    ]);
    within(list).getByRole('checkbox', { name: 'Qty' }).focus();
    await user.keyboard(' ');
    within(list).getByRole('button', { name: 'Move TSP earlier' }).focus();
    await user.keyboard('{Enter}');
    within(list).getByRole('checkbox', { name: 'TSP' }).focus();
    await user.keyboard(' ');
    screen.getByRole('button', { name: 'Save columns' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      facts: { engineer: 'Lakeside Engineers', scheduleColumns: 'tag tsp cfm' },
      was: { engineer: 'Lakeside Engineers' },
    });
    expect(await screen.findByRole('button', { name: 'Choose columns' })).toBeVisible();
  });

  it('begin as they were kept, and are the default ones again with one button', async () => {
    const { user, bodies, list } = await openChoice({ scheduleColumns: 'tag cfm' });
    expect(namesIn(list).filter(([, isShown]) => isShown)).toEqual([
      ['Tag', true],
      ['CFM', true],
    ]);
    await user.click(screen.getByRole('button', { name: 'Default columns' }));
    await waitFor(() => expect(bodies[0]).toMatchObject({ facts: { scheduleColumns: null } }));
  });
});
