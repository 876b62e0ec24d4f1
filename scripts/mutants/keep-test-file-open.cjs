/**
 * Set up with a test file that stays loaded after its tests: it offers to run some of them again with a mutant switched
 * on, until it is closed.
 */
const { channel } = require('node:diagnostics_channel');
const circus = require(process.env.MUTANTS_JEST_CIRCUS);

const NONE = /(?!)/;
const FOR_EVER_MS = 2 ** 31 - 1;
const TEST_LIMIT_MS = 10_000;
/** A block may start a whole server, beside other work of the machine. */
const BLOCK_LIMIT_MS = 120_000;

const stateSymbol = Object.getOwnPropertySymbols(globalThis).find(
  ({ description }) => description === 'JEST_STATE_SYMBOL',
);
const state = globalThis[stateSymbol];
circus.setState(state);
globalThis.__stryker__ ??= {};
const mutants = globalThis.__stryker__;
let isRunning = false;
let endsEarly = false;

function testsBelow(block) {
  return block.children.flatMap((child) => (child.type === 'test' ? [child] : testsBelow(child)));
}

const cleaners = [];
const hasRun = (block) => testsBelow(block).some(({ mode }) => mode !== 'skip' && mode !== 'todo');

function blocksBelow(block) {
  return [block, ...block.children.flatMap((child) => (child.type === 'describeBlock' ? blocksBelow(child) : []))];
}

/** Takes hooks away that run once for a block; what they set up, such as a whole server, stays for all later runs. */
function takeHooks(type) {
  for (const block of blocksBelow(state.rootDescribeBlock)) {
    const taken = block.hooks.filter((hook) => hook.type === type && hook.fn !== keepOpen);
    block.hooks = block.hooks.filter((hook) => !taken.includes(hook));
    // Those of the file itself run again when jest ends it.
    if (type === 'afterAll' && block.parent !== undefined && hasRun(block)) cleaners.push(...taken);
  }
}

/** Cleans up what the blocks set up, the inner ones first. */
async function cleanUp() {
  for (const { fn } of cleaners.reverse()) {
    await (fn.length > 0 ? new Promise((resolve) => fn(resolve)) : fn());
  }
}

/** Whether a test failed, which ends the run unless all are requested, and the names of failed and passed tests. */
async function run({ mutant, hitLimit, pattern, isWhole = false }) {
  const tests = testsBelow(state.rootDescribeBlock);
  for (const test of tests) Object.assign(test, { errors: [], status: null, seenDone: false, invocations: 0 });
  state.unhandledErrors = [];
  state.testNamePattern = pattern;
  state.testTimeout = isWhole ? BLOCK_LIMIT_MS : TEST_LIMIT_MS;
  Object.assign(mutants, { activeMutant: mutant, hitCount: hitLimit === undefined ? undefined : 0, hitLimit });
  isRunning = true;
  endsEarly = !isWhole;
  if (isWhole) takeHooks('afterAll');
  try {
    await circus.run();
  } finally {
    if (isWhole) takeHooks('beforeAll');
    isRunning = false;
    mutants.activeMutant = null;
  }
  const failed = tests.filter(({ errors }) => errors.length > 0);
  const passed = tests.filter(({ status, errors }) => status === 'done' && errors.length === 0);
  const hasFailed = failed.length > 0 || state.unhandledErrors.length > 0;
  return { hasFailed, failed: failed.map(nameOf), passed: passed.map(nameOf) };
}

function nameOf(test) {
  const names = [];
  for (let part = test; part.parent !== undefined && part.parent !== null; part = part.parent) names.unshift(part.name);
  return names.join(' ');
}

// Declared first, it would end before the file's own ways to clean up; a failure of those still counts.
afterEach(() => {
  if (isRunning && endsEarly && state.currentlyRunningTest?.errors.length > 0) state.testNamePattern = NONE;
});

async function keepOpen() {
  if (isRunning) return;
  await new Promise((close) => {
    channel('mutants').publish({ testPath: expect.getState().testPath, run, close });
  });
  await cleanUp();
}
afterAll(keepOpen, FOR_EVER_MS);
