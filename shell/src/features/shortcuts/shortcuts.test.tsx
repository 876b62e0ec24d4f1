import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPage } from '../../../test/test-ports.tsx';
import { composeFeatures } from '../../feature/compose.ts';
import { SHORTCUTS } from './feature.ts';

const SLASH = {
  name: 'one-line',
  expose: './panels/one-line',
  frame: 'dialog',
  title: 'Type a duty',
  shortcut: '/',
} as const;
const KEYS = {
  ...SLASH,
  name: 'keys',
  expose: './panels/keys',
  title: 'Keys',
  shortcut: '?',
  isInToolbar: false,
} as const;
const PLAIN = { name: 'new-fan', expose: './panels/new-fan', frame: 'newFan', title: 'Add equipment' } as const;

const open = jest.fn(async () => null);
const composed = composePage();

function composePage() {
  const { ports } = createTestPage();
  const remotes = [{ ...ports.remotes[0], panels: [PLAIN, SLASH, KEYS] }] as unknown as typeof ports.remotes;
  const composed = composeFeatures([SHORTCUTS], { ...ports, remotes, panels: { ...ports.panels, open } as never });
  composed.start();
  return composed;
}

afterEach(() => open.mockClear());

describe('A panel with a key of its own', () => {
  it('is offered in the toolbar by its title; others are not, nor keys that want no room there', async () => {
    const [item] = composed.toolbar;
    if (item) render(<item.Item ports={item.ports} />);
    expect(await screen.findByRole('button', { name: 'Type a duty' })).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Type a duty/']);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Type a duty' }));
    expect(open).toHaveBeenCalledWith('one-line', {});
  });

  it('opens by its key from anywhere', () => {
    fireEvent.keyDown(document.body, { key: '/' });
    expect(open).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(open).toHaveBeenLastCalledWith('keys', {});
  });

  it('stays closed while the mark is typed, is part of a chord, or means something else on the screen', () => {
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: '/' });
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: '!' });
    const prevent = (event: Event) => event.preventDefault();
    window.addEventListener('keydown', prevent, { capture: true });
    fireEvent.keyDown(document.body, { key: '/' });
    window.removeEventListener('keydown', prevent, { capture: true });
    field.remove();
    expect(open).not.toHaveBeenCalled();
  });
});
