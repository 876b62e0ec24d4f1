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
globalThis.Element.prototype.scrollIntoView ??= () => {};
