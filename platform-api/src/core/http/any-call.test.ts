import fc from 'fast-check';
import { allowedVisitor, endpoints, type Matrix, startMatrix } from '../../../test/access-matrix.ts';
import { brokenCall, changesOfCall } from '../../../test/broken-calls.ts';

/** `RANDOM_CALLS=2000` makes that many of each endpoint; `RANDOM_CALLS_SEED` makes others. */
const CALLS = Number(process.env['RANDOM_CALLS'] ?? 3);
const SEED = Number(process.env['RANDOM_CALLS_SEED'] ?? 1);
/** Of each call, where there are many. */
const CALL_MS = 500;

describe('A call with any body, query and path', () => {
  let matrix: Matrix;
  beforeAll(async () => {
    matrix = await startMatrix();
  });
  afterAll(() => matrix.close());

  it.each(endpoints)(
    '$name is never an error of the server',
    async (endpoint) => {
      const visitor = allowedVisitor(endpoint);
      const sample = await matrix.sampleOf(endpoint, visitor, true);
      await fc.assert(
        fc.asyncProperty(changesOfCall, async (changes) => {
          const call = brokenCall(sample, changes);
          const { status, body } = await matrix.call(endpoint, call, visitor);
          if (status >= 500)
            throw new Error(`${status} ${JSON.stringify(body)} for ${JSON.stringify(call).slice(0, 500)}`);
        }),
        { numRuns: CALLS, seed: SEED, endOnFailure: true },
      );
    },
    Math.max(15_000, CALLS * CALL_MS),
  );
});
