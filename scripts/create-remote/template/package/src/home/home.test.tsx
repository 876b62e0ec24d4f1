import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { HomePage } from './home-page.tsx';

it('names the area and is shown at once', async () => {
  const { platform } = renderWithPlatform(<HomePage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Example Area');
  await waitFor(() => expect(platform.readyRoutes).toEqual(['app.example.home']));
});
