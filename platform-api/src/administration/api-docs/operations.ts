import { isContractProcedure } from '@orpc/contract';
import type { OpenAPIGenerator } from '@orpc/openapi';
import { contract, type EndpointMeta, FILE_ENDPOINTS, RELEASE_ENDPOINTS } from '@specbuilder/shared-contracts/api';
import { endpointsOf } from '../../core/index.ts';
import { accessFacts, accessText, securityOf } from './access-text.ts';
import type { ApiExample } from './examples.ts';

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Operation = NonNullable<NonNullable<NonNullable<Document['paths']>[string]>['get']>;

const METHODS = ['get', 'post', 'put', 'delete'] as const;
const NO_CONTENT = '204';

/** Statuses that any endpoint may return, in the one error format. */
const ERROR_RESPONSES: Readonly<Record<string, string>> = {
  '400': 'BadRequest',
  '401': 'SignInNeeded',
  '403': 'Forbidden',
  '404': 'NotFound',
  '409': 'Conflict',
  '413': 'TooLarge',
  '419': 'SessionExpired',
  '422': 'KeyReused',
  '429': 'TooManyRequests',
  '500': 'Failed',
  '503': 'Unavailable',
};

/** What every operation declares of its access, by operation id. */
export function operationMetas(): ReadonlyMap<string, EndpointMeta> {
  const ofContract = endpointsOf(contract).flatMap(([name, endpoint]) =>
    isContractProcedure(endpoint) ? [[name, endpoint['~orpc'].meta as EndpointMeta] as const] : [],
  );
  return new Map<string, EndpointMeta>([
    ...ofContract,
    ['files.sendPart', FILE_ENDPOINTS.sendPart],
    ['files.hasPart', FILE_ENDPOINTS.lookUpPart],
    ['files.read', FILE_ENDPOINTS.read],
    ['remotes.publish', RELEASE_ENDPOINTS.publish],
  ]);
}

/** Writes into every operation who may call it, the headers it reads, its errors and its example. */
export function completeOperations(
  paths: NonNullable<Document['paths']>,
  examples: Readonly<Record<string, ApiExample>>,
): void {
  const metas = operationMetas();
  for (const item of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = item?.[method];
      if (operation === undefined) continue;
      const id = String(operation.operationId);
      const meta = metas.get(id);
      if (meta === undefined) throw new Error(`Nothing declares who may call ${id}`);
      describeAccess(operation, meta, method);
      dropEmptyBodies(operation);
      operation.responses = { ...operation.responses, ...errorResponses() };
      showExample(operation, examples[id]);
    }
  }
}

function describeAccess(operation: Operation, meta: EndpointMeta, method: (typeof METHODS)[number]): void {
  operation.description = accessText(meta, method.toUpperCase());
  operation.security = securityOf(meta);
  Object.assign(operation, { 'x-access': accessFacts(meta) });
  const isRepeatable = method !== 'get' && meta.isSecret !== true;
  const headers = ['Brand', 'Language', ...(isRepeatable ? ['IdempotencyKey'] : [])];
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

/** The generator describes the body of a response without one as a schema that nothing matches. */
function dropEmptyBodies({ responses = {} }: Operation): void {
  for (const [status, response] of Object.entries(responses)) {
    if (!('content' in response)) continue;
    const { schema } = response.content?.['application/json'] ?? {};
    if (status === NO_CONTENT || (schema !== undefined && 'not' in schema)) delete response.content;
  }
}

function errorResponses() {
  return Object.fromEntries(
    Object.entries(ERROR_RESPONSES).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

/** Texts of an address, converted to the numbers and lists that they represent. */
function typed(value: unknown, schema: unknown): unknown {
  const { type, items } = (schema ?? {}) as { readonly type?: unknown; readonly items?: unknown };
  if (type === 'string' || typeof value !== 'string') return value;
  if (type === 'array') return value.split(',').map((item) => typed(item, items));
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function showExample(operation: Operation, example: ApiExample | undefined): void {
  if (example === undefined) return;
  for (const parameter of operation.parameters ?? []) {
    if (!('name' in parameter)) continue;
    const value = parameter.in === 'path' ? example.params?.[parameter.name] : example.query?.[parameter.name];
    if (value !== undefined) parameter.example = typed(value, parameter.schema);
  }
  const body = operation.requestBody;
  const media = body !== undefined && 'content' in body ? body.content['application/json'] : undefined;
  if (media !== undefined && example.body !== undefined) media.example = example.body;
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (!status.startsWith('2') || !('content' in response)) continue;
    const reply = response.content?.['application/json'];
    if (reply !== undefined && 'result' in example) reply.example = example.result;
  }
}
