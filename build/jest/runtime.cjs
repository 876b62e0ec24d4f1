const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');
const { endStorages } = require('./storages.cjs');

/**
 * Jest's runtime, with what suites of one worker share and with an end to what they leave behind.
 *
 * It compiles modules as scripts: V8 remembers those by their text, for all suites of a worker. Jest itself compiles
 * functions, which V8 forgets, and a suite of the server took 0.2 s of its processor time for that alone.
 *
 * Suites that share their worker's globals (node-process.cjs) share its libraries too, as Node loaded them.
 */
module.exports = class Runtime extends JestRuntime {
  constructor(...options) {
    super(...options);
    const { executor, cjsLoader } = this;
    const context = () => executor.environment.getVmContext();
    const compileFunction = executor.compile.bind(executor);
    // What is no script, such as an ES module, is left to jest, which says so in its own way.
    executor.compile = (source, filename) =>
      compiledScript(source, filename, executor.injectedModuleParameters, context()) ??
      compileFunction(source, filename);

    const requireModule = cjsLoader.requireModule.bind(cjsLoader);
    cjsLoader.requireModule = (from, name, settings, isActual) => {
      const isShared = !context() && !settings?.isInternalModule && isLibrary(cjsLoader.resolution, from, name);
      return isShared ? createRequire(from)(name) : requireModule(from, name, settings, isActual);
    };
  }

  teardown() {
    super.teardown();
    endStorages();
  }
};

/** Whether a module requires a library by name; mocked modules never get this far. */
function isLibrary(resolution, from, name) {
  const isByName = name && !name.startsWith('.') && !resolution.isCoreModule(name);
  return isByName && resolution.resolveCjs(from, name).includes('/node_modules/');
}

/** The module as a function, in the context or else in this process; undefined where a context cannot compile its text. */
function compiledScript(source, filename, parameters, context) {
  const header = `(function(${parameters.join(',')}){`;
  try {
    const script = new Script(`${header}${source}\n})`, { filename, columnOffset: -header.length });
    return context ? script.runInContext(context) : script.runInThisContext();
  } catch (error) {
    if (context && error.name === 'SyntaxError') return undefined;
    throw error;
  }
}
