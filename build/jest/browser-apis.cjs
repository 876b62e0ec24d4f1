const { TextDecoder, TextEncoder } = require('node:util');
const { ReadableStream, TransformStream, WritableStream } = require('node:stream/web');
const { webcrypto } = require('node:crypto');
const { BroadcastChannel, MessageChannel } = require('node:worker_threads');

/** What browsers have and jsdom 26 has not; Node's own implementations stand in. */
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
const { fetch, Headers, Request, Response, structuredClone } = globalThis;
const missing = {
  TextDecoder,
  TextEncoder,
  ReadableStream,
  TransformStream,
  WritableStream,
  BroadcastChannel,
  MessageChannel,
  ResizeObserver: QuietObserver,
  IntersectionObserver: QuietObserver,
  fetch,
  Headers,
  Request,
  Response,
  structuredClone,
  matchMedia: (media) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }),
};
for (const [name, value] of Object.entries(missing)) {
  if (globalThis[name] === undefined && value !== undefined) globalThis[name] = value;
}
if (globalThis.crypto?.subtle === undefined) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
globalThis.Element.prototype.scrollIntoView ??= () => {};
