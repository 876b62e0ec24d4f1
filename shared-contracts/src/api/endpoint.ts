import { type HTTPPath, oc } from '@orpc/contract';
import type { Role, UserActionType } from '../domain/index.ts';

/** Who may touch the row an endpoint names; the server checks it for every row (house rule 10). */
export type Ownership =
  /** Nothing of anybody's is read or written. */
  | 'none'
  /** Everything belongs to the caller. */
  | 'self'
  /** A fan item: its project's owner, or the guest key it was created with. */
  | 'fan-item'
  | 'project'
  /** Rows of the caller's sales regions; admins see all. */
  | 'sales-region';

/** Budget of calls a caller has; the numbers stand in the server's settings. */
export type RateClass = 'read' | 'write' | 'sizing' | 'image' | 'mail' | 'upload' | 'telemetry';

/** What every endpoint declares beside its shape; the server does not start while one is missing. */
export interface EndpointMeta {
  /** One list per guard level, each to be met; no level means public. */
  readonly roles: readonly (readonly Role[])[];
  readonly ownership: Ownership;
  readonly rate: RateClass;
  /** User action that a success records, in the same transaction. */
  readonly userAction: UserActionType | null;
  /** Whether the call counts for the loading overlay (A-088: typing look-ups and background calls do not). */
  readonly overlay: boolean;
}

interface EndpointOptions extends Partial<EndpointMeta> {
  readonly summary: string;
  readonly successStatus?: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const base = oc.$meta<Partial<EndpointMeta>>({});

/** Starts one endpoint. What is not said: public, nobody's rows, read or write rate by method, no action, overlay. */
export function endpoint(method: Method, path: HTTPPath, options: EndpointOptions) {
  const { summary, successStatus, ...meta } = options;
  const declared: EndpointMeta = {
    roles: meta.roles ?? [],
    ownership: meta.ownership ?? 'none',
    rate: meta.rate ?? (method === 'GET' ? 'read' : 'write'),
    userAction: meta.userAction ?? null,
    overlay: meta.overlay ?? true,
  };
  const tag = path.split('/')[2] ?? 'site';
  return base
    .route({ method, path, summary, tags: [tag], ...(successStatus === undefined ? {} : { successStatus }) })
    .meta(declared);
}

/** Guard level of everything that needs a signed-in user. */
export const SIGNED_IN: readonly (readonly Role[])[] = [['user', 'sales', 'admin', 'dev']];
/** Guard level of the region management area. */
export const SALES_STAFF: readonly (readonly Role[])[] = [['admin', 'sales']];
