const { labelFields } = require('./labels.cjs');

/** What browsers have and jsdom has not: observers that never fire and a window of a fixed size. */
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

globalThis.ResizeObserver ??= QuietObserver;
globalThis.IntersectionObserver ??= QuietObserver;
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
globalThis.performance.mark ??= () => {};

// A test that runs in plain Node has no page to complete.
if (globalThis.document !== undefined) completePage();

// jsdom has random values alone; browsers hash as well.
if (globalThis.crypto.subtle === undefined) {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: require('node:crypto').webcrypto.subtle });
}

function completePage() {
  globalThis.Element.prototype.scrollIntoView ??= () => {};

  // Without layout nothing counts as visible to the kit's focus manager: it found nothing to focus in a dialog and hid the
  // dialog itself from readers a quarter of a second later, which tests on a busy machine then met.
  Object.defineProperty(globalThis.HTMLElement.prototype, 'offsetParent', {
    get() {
      return this.parentElement;
    },
  });
  globalThis.HTMLBodyElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);

  labelFields();

  // For each element queried by role or name, jsdom goes through every CSS rule: three quarters of the time of the
  // sizer's tests (76 s against 26 s, two files). Only rules that hide matter to those queries; a few tests read a size.
  const READ_BY_TESTS = /\{(display|visibility|width|min-height):/;
  const { insertRule } = globalThis.CSSStyleSheet.prototype;
  globalThis.CSSStyleSheet.prototype.insertRule = function insertWhatIsRead(rule) {
    return READ_BY_TESTS.test(rule) ? insertRule.call(this, rule, this.cssRules.length) : 0;
  };
}
