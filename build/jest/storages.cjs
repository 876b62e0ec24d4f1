const { AsyncLocalStorage } = require('node:async_hooks');

const inUse = new Set();
for (const use of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[use];
  AsyncLocalStorage.prototype[use] = function (...parameters) {
    inUse.add(this);
    return original.apply(this, parameters);
  };
}

/**
 * Ends the storages that a suite used. Node 20 and 22 copy the values of every storage in use to every promise, and each
 * suite used some of its own (of jest-circus, Koa and the server): 41 of the 92 s of processor time of the server's tests.
 */
exports.endStorages = () => {
  for (const storage of inUse) storage.disable();
  inUse.clear();
};
