import { randomUUID } from 'node:crypto';
import { partsOf } from '@specbuilder/shared-contracts/api';
import {
  allowedVisitor,
  endpoints,
  errorBody,
  type Matrix,
  startMatrix,
  statusFor,
} from '../../../test/access-matrix.ts';
import { ENDPOINT_SAMPLES } from '../../../test/endpoint-samples.ts';

/** The path parameter that names the owned row, and what is said when the caller may not know of it. */
const OWNED_ROWS: Readonly<Record<string, { parameter: string; notFound: string }>> = {
  project: { parameter: 'projectId', notFound: 'Project not found' },
  'fan-item': { parameter: 'fanItemId', notFound: 'Item not found' },
  'result-set': { parameter: 'resultId', notFound: 'Result not found' },
};

describe('[API-008] Every endpoint', () => {
  let matrix: Matrix;
  beforeAll(async () => {
    matrix = await startMatrix();
  });
  afterAll(() => matrix.close());

  it('has a sample call', () => {
    expect(Object.keys(ENDPOINT_SAMPLES).sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  const closed = endpoints.filter((endpoint) => statusFor(endpoint, 'guest') === 401);
  it.each(closed)('$name requires a guest to sign in', async (endpoint) => {
    const { body } = await matrix.call(endpoint, await matrix.sampleOf(endpoint, 'guest', true), 'guest');
    expect(body).toEqual(errorBody('Please sign in first.'));
  });

  const owned = endpoints.flatMap((endpoint) =>
    partsOf(endpoint.meta.access).flatMap((part) => {
      const row = part.kind === 'owner' ? OWNED_ROWS[part.thing] : undefined;
      return row !== undefined && endpoint.route.path.includes(`{${row.parameter}}`) ? [{ ...endpoint, ...row }] : [];
    }),
  );
  it.each(owned)('$name returns 404 for a foreign $parameter', async ({ notFound, parameter: _, ...endpoint }) => {
    expect(await matrix.call(endpoint, await matrix.sampleOf(endpoint, 'newcomer', true), 'newcomer')).toEqual({
      status: 404,
      body: errorBody(notFound),
    });
  });

  it.each(owned)('$name returns 404 for an unknown $parameter, 400 for a malformed one', async (row) => {
    const { notFound, parameter, ...endpoint } = row;
    const sample = await matrix.sampleOf(endpoint, 'engineer', true);
    const withId = (id: string) => ({ ...sample, params: { ...sample.params, [parameter]: id } });
    expect(await matrix.call(endpoint, withId(randomUUID()), 'engineer')).toEqual({
      status: 404,
      body: errorBody(notFound),
    });
    expect(await matrix.call(endpoint, withId('none'), 'engineer')).toMatchObject({
      status: 400,
      body: { errors: { [parameter]: ['Not a valid id'] } },
    });
  });

  it.each(endpoints)('[API-007] $name returns 400 with modelState for bad input', async (endpoint) => {
    const visitor = allowedVisitor(endpoint);
    const { bad, ...good } = await matrix.sampleOf(endpoint, visitor, true);
    if (bad === null) return expect(endpoint.procedure['~orpc'].inputSchema).toBeUndefined();
    const { status, body } = await matrix.call(
      endpoint,
      { ...good, ...bad, params: { ...good.params, ...bad.params } },
      visitor,
    );
    expect({ status, body }).toEqual({ status: 400, body: errorBody() });
    const { errors, modelState } = body as { errors: object; modelState: object };
    expect(Object.keys(modelState).length).toBeGreaterThan(0);
    expect(Object.keys(errors)).toEqual(Object.keys(modelState));
  });

  it.each(endpoints)('$name returns 404 for a brand that does not exist', async (endpoint) => {
    const visitor = allowedVisitor(endpoint);
    const sample = await matrix.sampleOf(endpoint, visitor, true);
    const query = { ...sample.query, manufacturerLabelId: '5' };
    expect(await matrix.call(endpoint, { ...sample, query }, visitor)).toEqual({
      status: 404,
      body: errorBody('There is no brand 5.'),
    });
  });
});
