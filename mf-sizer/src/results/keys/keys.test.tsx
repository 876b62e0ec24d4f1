import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeysLine } from './keys-line.tsx';
import { KeysPanel } from './keys-panel.tsx';

describe('Keys', () => {
  it('are listed place by place, each with what it does', () => {
    renderWithPlatform(<KeysPanel />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Anywhere',
      'Search',
      'Results',
      'Pasted schedule',
      'Curve',
    ]);
    expect(screen.getByText('Select the row for comparison').previousElementSibling).toHaveTextContent('Space');
  });

  it('of the rows stand under them, with the way to all of them', async () => {
    const { platform } = renderWithPlatform(<KeysLine />);
    await userEvent.click(screen.getByRole('button', { name: '? all keys' }));
    expect(platform.openedPanels).toEqual(['keys']);
  });

  it('lead to no list where the host has no panels', () => {
    const { platform, rerender } = renderWithPlatform(<KeysLine />);
    jest.spyOn(platform.navigation, 'href').mockReturnValue(null);
    rerender(<KeysLine key="alone" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('compare')).toBeVisible();
  });
});
