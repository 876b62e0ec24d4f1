import { render } from '@testing-library/react';
import { STICKY_FOOTER, useStickyFooter } from './use-sticky-footer.ts';

function Footer() {
  return <footer ref={useStickyFooter()}>Save</footer>;
}

const heightOfToasts = () => document.documentElement.style.getPropertyValue(STICKY_FOOTER);
let measure: () => void = () => undefined;

it('toasts stand above a bar at the foot of the window, and at its edge once the bar has gone', () => {
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
    measure = () => callback([], observer);
    return observer;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  const { unmount } = render(<Footer />);
  measure();
  expect(heightOfToasts()).toBe('64px');
  unmount();
  expect(heightOfToasts()).toBe('');
});
