import {
  type AnySchema,
  type ContractProcedureBuilder,
  type ContractProcedureBuilderWithInput,
  type HTTPPath,
  type InferSchemaOutput,
  oc,
  type Schema,
} from '@orpc/contract';
import type { UserActionType } from '../../domain/index.ts';
import type { Access } from './access.ts';
import type { ApiKeyScope } from './api-key-scopes.ts';

/** Budget of calls a caller has; the numbers are in the server's settings. */
export type RateClass =
  | 'read'
  | 'write'
  | 'sizing'
  | 'image'
  | 'mail'
  | 'account'
  /** Whether an account has a name or an address, which staff query for each account of a list. */
  | 'existence'
  | 'upload'
  | 'telemetry'
  /** Every call of a user's API keys, whatever the endpoint. */
  | 'program'
  /** Keys that do not hold, by address. */
  | 'refused-key';

/** What every endpoint declares beside its shape. */
export interface EndpointMeta {
  /** Who may call it; there is no default. */
  readonly access: Access;
  readonly rate: RateClass;
  /** User action that a success records, in the same transaction. */
  readonly userAction: UserActionType | null;
  /** Whether the call counts for the loading overlay (A-088: typing look-ups and background calls do not). */
  readonly overlay: boolean;
  /** Whether secrets go in or out: such a call ignores idempotency keys, since its response would be stored. */
  readonly isSecret?: boolean;
  /** The scope that an API key needs; a call that declares none rejects every key. */
  readonly apiKey?: ApiKeyScope;
  /** Whether the token of the load calculator's frame is accepted; it is rejected everywhere else. */
  readonly calculatorToken?: boolean;
}

interface EndpointOptions<Input> extends Partial<Omit<EndpointMeta, 'access' | 'apiKey'>> {
  readonly summary: string;
  readonly access: Access<Input>;
  /** 'projects' requires the right to read them for GET and to write them for every other method. */
  readonly apiKey?: ApiKeyScope | 'projects';
  readonly successStatus?: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Meta = Partial<EndpointMeta>;
type NoErrors = Record<never, never>;
/** Has a name, so that the declarations of endpoints can be written down for those who only have the package. */
export interface NoSchema extends Schema<unknown, unknown> {}

/** An endpoint whose access requires nothing of its input. */
type AnyInput = ContractProcedureBuilder<NoSchema, NoSchema, NoErrors, Meta>;

/** An endpoint whose input has to name what its access is about; one that does not, does not compile. */
interface NamingInput<Input> {
  input<S extends AnySchema>(
    schema: InferSchemaOutput<S> extends Input ? S : InputMustName<Input>,
  ): ContractProcedureBuilderWithInput<S, NoSchema, NoErrors, Meta>;
}
interface InputMustName<Input> {
  readonly 'the access of this endpoint names things that its input does not have': Input;
}

type EndpointBuilder<Input> = unknown extends Input ? AnyInput : NamingInput<Input>;

const base = oc.$meta<Meta>({});

/** Starts one endpoint. What is not said: read or write rate by method, no user action, overlay. Access is always said. */
export function endpoint<Input = unknown>(
  method: Method,
  path: HTTPPath,
  options: EndpointOptions<Input>,
): EndpointBuilder<Input>;
export function endpoint(method: Method, path: HTTPPath, options: EndpointOptions<unknown>): AnyInput {
  const { summary, successStatus, access, rate, userAction, overlay, isSecret, apiKey, calculatorToken } = options;
  const declared: EndpointMeta = {
    access,
    rate: rate ?? (method === 'GET' ? 'read' : 'write'),
    userAction: userAction ?? null,
    overlay: overlay ?? true,
    ...(isSecret === true ? { isSecret } : {}),
    ...(calculatorToken === true ? { calculatorToken } : {}),
    ...(apiKey === undefined ? {} : { apiKey: apiKey === 'projects' ? projectScope(method) : apiKey }),
  };
  const tag = path.split('/')[2] ?? 'site';
  return base
    .route({ method, path, summary, tags: [tag], ...(successStatus === undefined ? {} : { successStatus }) })
    .meta(declared);
}

function projectScope(method: Method): ApiKeyScope {
  return method === 'GET' ? 'read-projects' : 'write-projects';
}
