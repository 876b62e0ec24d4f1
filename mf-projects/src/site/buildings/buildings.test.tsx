import type { Building } from '@specbuilder/shared-contracts/api';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID } from '../../../test/projects.ts';
import BuildingsDrawer from './buildings-drawer.tsx';

const HALL: Building = {
  id: 7,
  name: 'Hall',
  squareFeet: 20_000,
  projectId: PROJECT_ID,
  fans: [
    { coveredSquareFootage: 5000, quantity: 2 },
    { coveredSquareFootage: 2500, quantity: 1 },
  ],
};

function open(responses: object = {}) {
  const rendered = renderWithPlatform(<BuildingsDrawer projectId={PROJECT_ID} onClose={() => undefined} />, {
    responses: {
      'GET /api/projects/:id/buildings': () => [HALL],
      'POST /api/projects/:id/building': ({ body }: { body: unknown }) => ({
        ...HALL,
        ...(body as object),
        id: 8,
        name: 'Building 1',
        fans: [],
      }),
      'DELETE /api/projects/:id/buildings/:buildingId': () => undefined,
      ...responses,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

describe('buildings of a project', () => {
  it('[BLD-004] say what of their floor is covered and what is left', async () => {
    open();
    const [row] = await screen.findAllByRole('listitem');
    for (const text of ['Hall', '3 fans', '20,000 sq ft', '12,500 sq ft', '7,500 sq ft']) {
      expect(within(row ?? document.body).getByText(text)).toBeVisible();
    }
  });

  it('[BLD-002] [EVT-078] are added', async () => {
    const { platform, user } = open();
    const published = jest.fn();
    platform.bus.subscribe('building-saved', ({ payload }) => published(payload));
    await user.click(await screen.findByRole('button', { name: 'Add building' }));
    await user.type(screen.getByLabelText(/Floor area/), '12000');
    await user.click(screen.getByRole('button', { name: 'Save building' }));
    expect(await screen.findAllByText('12,000 sq ft')).toHaveLength(2);
    expect(platform.calls.at(-1)?.body).toEqual({ id: null, name: '', squareFeet: 12_000 });
    expect(published).toHaveBeenCalledWith({ projectId: PROJECT_ID, buildingId: 8, isNew: true });
  });

  it('are renamed in place, and keep a name that is in use to be corrected', async () => {
    const modelState = { name: ['Another building has that name'] };
    const rejection = () => Response.json({ message: 'No', errors: modelState, modelState }, { status: 400 });
    const { platform, user } = open({ 'POST /api/projects/:id/building': rejection });
    await user.click(await screen.findByRole('button', { name: 'Edit Hall' }));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Depot');
    await user.click(screen.getByRole('button', { name: 'Save building' }));
    expect(await screen.findByText('Another building has that name')).toBeVisible();
    expect(platform.calls.at(-1)?.body).toEqual({ id: 7, name: 'Depot', squareFeet: 20_000 });
    expect(screen.getByLabelText('Name')).toHaveValue('Depot');
  });

  it('are deleted after a question that says what becomes of their fans', async () => {
    const { platform, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Hall' }));
    expect(platform.shownDialogs[0]).toMatchObject({
      title: 'Delete this building?',
      text: 'The 3 fans of Hall stay in the project, without a building.',
    });
    await waitFor(() => expect(screen.queryByText('Hall')).not.toBeInTheDocument());
    expect(platform.calls.at(-1)).toMatchObject({ method: 'DELETE' });
  });

  it('stay when they could not be deleted', async () => {
    const { platform, user } = open({
      'DELETE /api/projects/:id/buildings/:buildingId': () => new Response(null, { status: 500 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Hall' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Hall could not be deleted.'));
    expect(screen.getByText('Hall')).toBeVisible();
  });
});
