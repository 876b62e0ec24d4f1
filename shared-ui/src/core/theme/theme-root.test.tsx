import { testSettings } from '@specbuilder/shared-contracts/testing';
import { Dialog, DialogSurface } from '@specbuilder/shared-ui/overlay';
import { render, screen } from '@testing-library/react';
import { ThemeRoot } from './theme-root.tsx';

it('fills its page, while what floats above it covers no more than itself', async () => {
  render(
    <ThemeRoot settings={testSettings()} theme={{ themeName: 'Light', isDark: false }} fill>
      <p>The page</p>
      <Dialog open modalType="non-modal">
        <DialogSurface aria-label="Floating">Text</DialogSurface>
      </Dialog>
    </ThemeRoot>,
  );
  const root = screen.getByText('The page').parentElement as HTMLElement;
  expect(getComputedStyle(root).minHeight).toBe('100%');
  const portal = (await screen.findByRole('dialog')).closest('[data-portal-node]') as HTMLElement;
  expect(portal).not.toBeNull();
  expect(getComputedStyle(portal).minHeight).not.toBe('100%');
});
