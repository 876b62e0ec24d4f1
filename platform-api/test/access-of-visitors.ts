import {
  type Endpoint,
  endpoints,
  errorBody,
  type Matrix,
  startMatrix,
  statusFor,
  successOf,
  visitors,
} from './access-matrix.ts';

/** Endpoints whose calls need an item each, which is half of the work. */
const isOfItems = ({ name }: Endpoint) => /^(fanItem|voltage|links)\./.test(name);
const ENDPOINT_GROUPS = {
  items: endpoints.filter(isOfItems),
  others: endpoints.filter((endpoint) => !isOfItems(endpoint)),
};

/** What a response violates of the schema that the contract promises. */
async function brokenSchema(endpoint: Endpoint, status: number, body: unknown) {
  const schema = endpoint.procedure['~orpc'].outputSchema;
  if (schema === undefined || status !== successOf(endpoint) || body === null) return undefined;
  return (await schema['~standard'].validate(body)).issues;
}

/** What the server knows of the thing alone decides: staff copy projects of customers of their regions. */
const BY_OWNER: Readonly<Record<string, Record<string, number>>> = { 'projects.clone': { salesWithoutRegion: 404 } };

/** A clone says why in the inner message. */
function withoutReason(body: unknown): unknown {
  const { innerException: _reason, ...rest } = body as { readonly innerException?: unknown };
  return rest;
}

/** Calls every endpoint of a group as every visitor; the groups run side by side as files of their own. */
export function describeAccessOfVisitors(group: keyof typeof ENDPOINT_GROUPS): void {
  describe('[API-008] Every endpoint', () => {
    let matrix: Matrix;
    beforeAll(async () => {
      matrix = await startMatrix();
    });
    afterAll(() => matrix.close());

    it.each(ENDPOINT_GROUPS[group])(
      '$name responds to every visitor as its access and its schema say',
      async (endpoint) => {
        const responded: Record<string, number> = {};
        const preferred = {
          ...Object.fromEntries(visitors.map((visitor) => [visitor, statusFor(endpoint, visitor)])),
          ...BY_OWNER[endpoint.name],
        };
        for (const visitor of visitors) {
          const sample = await matrix.sampleOf(endpoint, visitor, statusFor(endpoint, visitor) >= 400);
          const { status, body } = await matrix.call(endpoint, sample, visitor);
          responded[visitor] = status;
          if (status >= 400) expect(withoutReason(body)).toEqual(errorBody());
          expect(await brokenSchema(endpoint, status, body)).toBeUndefined();
        }
        expect(responded).toEqual(preferred);
      },
    );
  });
}
