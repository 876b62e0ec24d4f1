import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems, row } from '../../../test/open-items.tsx';

const VIEWED = { role: 'viewer', ownerName: 'Maya Lindqvist' } as const;

/** Names of what the menu of the head offers. */
async function moreActions(): Promise<(string | null)[]> {
  await userEvent.setup().click(screen.getByRole('button', { name: 'More actions' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

describe('A viewer of a project', () => {
  it('reads it, and finds nothing that changes it', async () => {
    openItems(VIEWED);
    const first = await row('EF-1');
    expect(screen.getByText('Maya Lindqvist’s project, view only')).toBeVisible();
    for (const name of ['Rename project', 'Add equipment', 'Share', 'Delete', 'To clipboard']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(within(first).queryByRole('button', { name: /^Tag/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Members' })).toBeVisible();
    expect(await moreActions()).toEqual(['Revisions', 'Export project']);
  });

  it('has the tabs with their fields kept still', async () => {
    openItems(
      VIEWED,
      {},
      { path: `/projects/dashboard?projectId=${'11111111-1111-4111-8111-111111111111'}&tab=operating-cost` },
    );
    expect(await screen.findByLabelText(/Days/)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

describe('An editor of another user’s project', () => {
  it('edits it, and neither shares, archives nor deletes it', async () => {
    openItems({ role: 'editor', ownerName: 'Maya Lindqvist' });
    expect(within(await row('EF-1')).getByRole('button', { name: /^Tag/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rename project' })).toBeVisible();
    expect(screen.getByText('Maya Lindqvist’s project, you can edit')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    expect(await moreActions()).toEqual(['Revisions', 'Export project']);
  });
});
