import { NAVIGATION_WEIGHTS } from '@specbuilder/shared-contracts/domain';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import declaration from '../../remote.json';
import { RegionRoutes } from '../region-routes.tsx';

const TOOL = {
  id: 'weather',
  title: 'Climatic Design Conditions',
  description: 'Stations all over the world.',
  url: 'https://weather.example/tool',
  imageUrl: null,
  sortOrder: 1,
};
const open = (response: () => unknown) =>
  renderWithPlatform(<RegionRoutes />, { path: '/toolBox', responses: { 'GET /api/toolbox': response } });

describe('the tool box', () => {
  it('[TBX-001] [TBX-002] [TBX-003] lists tools, each of which opens in a window of its own', async () => {
    const { platform } = open(() => [TOOL, { ...TOOL, id: 'codes', title: 'Energy Codes' }]);
    const link = await screen.findByRole('link', { name: /^Climatic Design Conditions/ });
    expect(link).toHaveAttribute('href', TOOL.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAccessibleName(/opens in a new window/);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(platform.readyRoutes).toEqual(['app.toolBox']);
  });

  it('says that there are none, and what failed with a way to try again', async () => {
    let response: unknown = new Response(null, { status: 500 });
    open(() => response);
    expect(await screen.findByText('The tools did not load')).toBeVisible();
    response = [];
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No tools yet')).toBeVisible();
  });

  it('[SHL-040] [A-076] is last in the navigation and open to all users', () => {
    const entry = declaration.navigation.find(({ state }) => state === 'app.toolBox');
    expect(entry).toMatchObject({ title: 'Tool Box', weight: NAVIGATION_WEIGHTS.toolBox, group: 'help' });
    expect(entry).not.toHaveProperty('roles');
    expect(declaration.routes.find(({ state }) => state === 'app.toolBox')).toMatchObject({ path: '/toolBox' });
  });
});
