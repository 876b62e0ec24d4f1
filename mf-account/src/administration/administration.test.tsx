import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import declaration from '../../remote.json' with { type: 'json' };
import { ADMIN, DASHBOARD } from '../../test/administration.ts';
import { AccountRoutes } from '../account-routes.tsx';

const routes = declaration.routes.filter(({ path }) => path.startsWith('/admin'));

describe('administration', () => {
  it('[ADM-001] goes from its own address to the dashboard', async () => {
    const { platform } = renderWithPlatform(<AccountRoutes />, {
      user: ADMIN,
      path: '/admin',
      remotes: [declaration as unknown as RegistryRemote],
      responses: { 'GET /api/admin/dashboard': () => DASHBOARD },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(platform.navigation.history.location.pathname).toBe('/admin/dashboard');
    await waitFor(() => expect(platform.readyRoutes).toEqual(['app.admin.dashboard']));
  });

  it('[AUT-023] [ADM-006] [A-005] requires both roles on every route', () => {
    expect(routes.map(({ path }) => path)).toEqual([
      '/admin',
      '/admin/dashboard',
      '/admin/users',
      '/admin/utilities',
      '/admin/audit',
    ]);
    for (const { roles } of routes) expect(roles).toEqual([['user'], ['admin']]);
  });

  it('[SHL-036] [SHL-037] is in the navigation of administrators alone, with its utilities', () => {
    const [entry] = declaration.navigation.filter(({ title }) => title === 'Administration');
    expect(entry?.roles).toEqual(['admin']);
    expect(entry?.children).toContainEqual(
      expect.objectContaining({ title: 'Utilities', state: 'app.admin.utilities' }),
    );
  });
});
