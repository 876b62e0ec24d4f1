import { allowedVisitor, endpoints, type Matrix, startMatrix, successOf } from '../testing/access-matrix.ts';
import { ENDPOINT_SAMPLES } from '../testing/endpoint-samples.ts';

describe('[API-008] Every endpoint', () => {
  let matrix: Matrix;
  beforeAll(async () => {
    matrix = await startMatrix();
  });
  afterAll(() => matrix.close());

  it('has a sample call', () => {
    expect(Object.keys(ENDPOINT_SAMPLES).sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  it.each(endpoints)('$name answers a good call', async (endpoint) => {
    const visitor = allowedVisitor(endpoint);
    const { status, body } = await matrix.call(endpoint, await matrix.sampleOf(endpoint, visitor), visitor);
    expect({ status, body }).toMatchObject({ status: successOf(endpoint) });
    const schema = endpoint.procedure['~orpc'].outputSchema;
    if (schema === undefined || body === null) return;
    const outcome = await schema['~standard'].validate(body);
    expect(outcome.issues).toBeUndefined();
  });
});
