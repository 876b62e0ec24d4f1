const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

/**
 * Jest's runtime, compiling modules as scripts: V8 remembers those by their text, for all suites of a worker. Jest itself
 * compiles functions, which V8 forgets, and a suite of the server took 0.2 s of its processor time for that alone.
 */
module.exports = class Runtime extends JestRuntime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compileFunction = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      const parameters = executor.injectedModuleParameters;
      // What is no script, such as an ES module, is left to jest, which says so in its own way.
      return (context && compiledScript(source, filename, parameters, context)) ?? compileFunction(source, filename);
    };
  }
};

/** The module as a function in the context; undefined where its text does not compile. */
function compiledScript(source, filename, parameters, context) {
  const head = `(function(${parameters.join(',')}){`;
  try {
    const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    return script.runInContext(context);
  } catch (error) {
    if (error.name === 'SyntaxError') return undefined;
    throw error;
  }
}
