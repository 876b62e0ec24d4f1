import { testSettings } from '@specbuilder/shared-contracts/testing';
import { Dialog, DialogSurface } from '@specbuilder/shared-ui/overlay';
import { act, fireEvent, render } from '@testing-library/react';
import { createDOMRenderer } from '../fluent.ts';
import { focusedElement, type StyleHome, StyleHomeProvider, useDrawnIn } from './style-home.tsx';
import { ThemeRoot } from './theme-root.tsx';

/** A shadow root on the page; jsdom has no constructed sheets, so the renderer writes into a page of its own. */
function openHome() {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const portals = root.appendChild(document.createElement('div'));
  const showTheme = jest.fn();
  const renderer = createDOMRenderer(document.implementation.createHTMLDocument());
  const { matchMedia } = window;
  const home: StyleHome = { root, renderer, portals, matchMedia, showTheme };
  const place = root.appendChild(document.createElement('div'));
  return { home, place };
}

function Inside() {
  const drawnIn = useDrawnIn();
  return <button type="button">{drawnIn instanceof ShadowRoot ? 'in a shadow root' : 'on the page'}</button>;
}

it('draws into a shadow root with everything that floats, and writes no style into the page', async () => {
  const { home, place } = openHome();
  render(
    <StyleHomeProvider home={home}>
      <ThemeRoot settings={testSettings()} theme={{ themeName: 'Light', isDark: false }}>
        <Inside />
        <Dialog open modalType="non-modal">
          <DialogSurface aria-label="Floating">Text</DialogSurface>
        </Dialog>
      </ThemeRoot>
    </StyleHomeProvider>,
    { container: place },
  );
  expect(place).toHaveTextContent('in a shadow root');
  expect(home.portals.querySelector('[role="dialog"]')).not.toBeNull();
  expect(home.showTheme).toHaveBeenCalledWith(expect.objectContaining({ colorNeutralForeground1: expect.any(String) }));
  expect(document.head.querySelectorAll('style')).toHaveLength(0);
  const button = place.querySelector('button');
  act(() => button?.focus());
  expect(document.activeElement).toBe(home.root.host);
  expect(focusedElement()).toBe(button);
});

it('marks what the keyboard has focused in a shadow root', () => {
  const { home, place } = openHome();
  render(
    <StyleHomeProvider home={home}>
      <ThemeRoot settings={testSettings()} theme={{ themeName: 'Light', isDark: false }}>
        <Inside />
      </ThemeRoot>
    </StyleHomeProvider>,
    { container: place },
  );
  const button = place.querySelector('button');
  fireEvent.keyDown(document.body, { key: 'Tab', keyCode: 9 });
  act(() => button?.focus());
  expect(button).toHaveAttribute('data-fui-focus-visible');
});
