import { createShadowDOMRenderer } from '@griffel/shadow-dom';
import { FRAME_CONTAINER, followFrame, watchFrame } from './frame-width.ts';

/** An element that has this width on its page. */
function elementOf(width: number) {
  const element = document.createElement('div');
  let clientWidth = width;
  Object.defineProperty(element, 'clientWidth', { get: () => clientWidth });
  let notify: () => void = () => undefined;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn() };
    notify = () => callback([], observer);
    return observer;
  });
  return {
    element,
    becomes(next: number) {
      clientWidth = next;
      notify();
    },
  };
}

describe('A part embedded in a third-party page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('matches the width of its element, not of the window', () => {
    const { element, becomes } = elementOf(390);
    const { matchMedia } = watchFrame(element);
    expect(matchMedia('(max-width: 639.98px)').matches).toBe(true);
    expect(matchMedia('(min-width: 390px) and (max-width: 400px)').matches).toBe(true);
    expect(matchMedia('(min-width: 640px)').matches).toBe(false);
    const hear = jest.fn();
    matchMedia('(max-width: 639.98px)').addEventListener('change', hear);
    becomes(390);
    expect(hear).not.toHaveBeenCalled();
    becomes(800);
    expect(hear).toHaveBeenCalledTimes(1);
    expect(matchMedia('(max-width: 639.98px)').matches).toBe(false);
  });

  it('leaves other questions to the window', () => {
    const requested = jest.spyOn(window, 'matchMedia');
    watchFrame(elementOf(390).element).matchMedia('(pointer: coarse)');
    expect(requested).toHaveBeenCalledWith('(pointer: coarse)');
  });

  it('has its styles of widths follow the element as well', () => {
    const renderer = createShadowDOMRenderer(document.createElement('div').attachShadow({ mode: 'open' }));
    const insert = jest.spyOn(renderer, 'insertCSSRules').mockReturnValue();
    const narrow = '@media (max-width: 639.98px){.a{color:red;}}';
    const coarse = '@media (pointer: coarse){.b{color:red;}}';
    followFrame(renderer).insertCSSRules({
      d: ['.c{color:red;}'],
      m: [[narrow, { m: '(max-width: 639.98px)' }], coarse],
    });
    expect(insert).toHaveBeenCalledWith({
      d: ['.c{color:red;}'],
      m: [
        [`@container ${FRAME_CONTAINER} (max-width: 639.98px){.a{color:red;}}`, { m: '(max-width: 639.98px)' }],
        coarse,
      ],
    });
  });
});
