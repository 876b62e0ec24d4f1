const { default: NodeEnvironment } = require('jest-environment-node');

/**
 * Node as the server has it: suites of a worker share the process's globals and its loaded libraries (runtime.cjs) in
 * place of a context each. Loading zod, Fastify, Drizzle and the identity provider again for each of its hundred suites
 * took 16 % of the processor time of the server's tests, and an Error of a library was no Error in a test.
 */
module.exports = class NodeProcess extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    const { fakeTimers, fakeTimersModern, moduleMocker } = this;
    const global = globalThis;
    this.moduleMocker = new moduleMocker.constructor(global);
    this.fakeTimersModern = new fakeTimersModern.constructor({ config: config.projectConfig, global });
    // The legacy timers belong to a context that is not used.
    fakeTimers.dispose();
    this.environmentBefore = { ...process.env };
    this.globalsBefore = new Set(Reflect.ownKeys(global));
  }

  /** No context: modules run where jest itself runs. */
  getVmContext() {
    return null;
  }

  /** A suite leaves neither settings nor globals behind: jest-circus keeps its handlers there, our language its state. */
  async teardown() {
    await super.teardown();
    for (const name of Object.keys(process.env)) {
      if (!(name in this.environmentBefore)) delete process.env[name];
    }
    Object.assign(process.env, this.environmentBefore);
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!this.globalsBefore.has(key)) Reflect.deleteProperty(globalThis, key);
    }
  }
};
