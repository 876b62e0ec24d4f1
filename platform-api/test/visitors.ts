import { type Access, type CallerAccess, type InputAccess, partsOf } from '@specbuilder/shared-contracts/api';
import type { Role } from '@specbuilder/shared-contracts/domain';
import { type Database, schema } from '../src/core/store/database.ts';

interface VisitorDescription {
  readonly userName: string | null;
  readonly roles: readonly Role[];
  readonly guestKey: string | null;
  /** Life of the access token; one that has ended lies in the past. */
  readonly tokenLife?: string;
  /** Session of the token that has ended. */
  readonly endedSession?: string;
}

export type Visitor =
  | 'anonymous'
  | 'guest'
  | 'engineer'
  | 'sales'
  | 'admin'
  | 'dev'
  | 'newcomer'
  | 'editor'
  | 'viewer'
  | 'salesWithoutRegion'
  | 'withoutRole'
  | 'expired'
  | 'signedOut';

const user = (userName: string, ...roles: readonly Role[]) => ({ userName, roles, guestKey: 'matrix' });

/** All visitors of an endpoint. Rows of the samples belong to the engineer, a customer of sales region 24. */
export const VISITORS: Readonly<Record<Visitor, VisitorDescription>> = {
  anonymous: { userName: null, roles: [], guestKey: null },
  guest: { userName: null, roles: [], guestKey: 'matrix' },
  engineer: user('engineer', 'user'),
  sales: user('sales', 'user', 'sales'),
  admin: user('admin', 'user', 'admin'),
  dev: user('dev', 'user', 'dev'),
  /** Owns nothing. */
  newcomer: user('newcomer', 'user'),
  /** Members of the engineer's projects. */
  editor: user('editor', 'user'),
  viewer: user('viewer', 'user'),
  /** Looks after no region. */
  salesWithoutRegion: user('no-region', 'user', 'sales'),
  withoutRole: user('no-role'),
  /** The engineer after the life of the token. */
  expired: { ...user('engineer', 'user'), tokenLife: '1 minute ago' },
  /** The engineer with a token that is still in time. */
  signedOut: { ...user('engineer', 'user'), endedSession: 'signed-out' },
};

/** Adds the users among the visitors who are no demonstration accounts. */
export async function addVisitors(db: Database): Promise<void> {
  const added = [
    VISITORS.newcomer,
    VISITORS.editor,
    VISITORS.viewer,
    VISITORS.salesWithoutRegion,
    VISITORS.withoutRole,
  ];
  await db.insert(schema.users).values(
    added.map(({ userName, roles }) => ({
      userName: String(userName),
      email: `${userName}@specbuilder.example`,
      firstName: 'No',
      lastName: 'Body',
      roles: [...roles],
      salesRegions: [],
    })),
  );
}

interface Rows {
  /** Who decides about them, if not the visitors who change them. */
  readonly own?: readonly Visitor[];
  readonly change: readonly Visitor[];
  readonly read: readonly Visitor[];
  /** What all other visitors get. */
  readonly rejection: number;
}

const OF_ENGINEER: Rows = { change: ['engineer'], read: ['admin'], rejection: 404 };
const OF_PROJECT: Rows = {
  own: ['engineer'],
  change: ['engineer', 'editor'],
  read: ['viewer', 'admin'],
  rejection: 404,
};
const SIGNED_IN_VISITORS: readonly Visitor[] = [
  'engineer',
  'sales',
  'admin',
  'dev',
  'editor',
  'viewer',
  'salesWithoutRegion',
];
/** Whose the rows of the samples are. */
const ROWS: Readonly<Record<string, Rows>> = {
  project: OF_PROJECT,
  'fan-item': OF_PROJECT,
  // Items of the project came from it.
  'result-set': { ...OF_ENGINEER, read: ['editor', 'viewer', 'admin'] },
  // It went to the address of the newcomer; any user with the link may read it.
  invitation: { change: ['newcomer'], read: SIGNED_IN_VISITORS, rejection: 404 },
  file: OF_ENGINEER,
  customer: { change: ['sales', 'admin'], read: [], rejection: 404 },
  'regional-customer': { change: ['sales', 'admin'], read: [], rejection: 403 },
  // Of the demonstration account `sales`.
  alert: { change: ['sales', 'admin'], read: [], rejection: 404 },
  // Of the same account, which alone changes it.
  'customer-note': { own: ['sales'], change: ['sales', 'admin'], read: [], rejection: 404 },
  'load-calculation': { own: ['engineer'], change: ['engineer'], read: [], rejection: 404 },
  // A sample's user is the visitor.
  user: { change: Object.keys(VISITORS) as Visitor[], read: [], rejection: 403 },
};
const SIGNED_IN: readonly Role[] = ['user', 'sales', 'admin', 'dev'];

/** Status that a good call of an endpoint gets from a visitor, by the declaration alone. */
export function expectedStatus(
  access: Access,
  { method, successStatus = 200 }: { readonly method: string; readonly successStatus?: number | undefined },
  visitor: Visitor,
): number {
  const description = VISITORS[visitor];
  if (description.tokenLife !== undefined || description.endedSession !== undefined) return 419;
  const parts = partsOf(access);
  const rejections = [
    ...parts.map((part) => callerRejection(part, description)),
    ...parts.map((part) => thingRejection(part, visitor, method === 'GET')),
  ];
  return rejections.find((status) => status !== null) ?? successStatus;
}

function callerRejection(part: CallerAccess | InputAccess, visitor: VisitorDescription): number | null {
  if (part.kind === 'open' || (part.kind === 'owner' && part.guests === true)) return null;
  if (part.kind === 'identified') return visitor.userName === null && visitor.guestKey === null ? 401 : null;
  if (visitor.userName === null) return 401;
  const anyOf = part.kind === 'roles' ? part.anyOf : SIGNED_IN;
  return anyOf.some((role) => visitor.roles.includes(role)) ? null : 403;
}

function thingRejection(part: CallerAccess | InputAccess, visitor: Visitor, isRead: boolean): number | null {
  // Forms of the samples name sales region 24.
  const hasNoRegion = !['sales', 'admin'].includes(visitor);
  if (part.kind === 'scope' && part.thing === 'sales-region' && part.field !== undefined)
    return hasNoRegion ? 400 : null;
  if (part.kind === 'scope' && part.needsSome === true) return hasNoRegion ? 403 : null;
  // Fields of forms are optional, and the samples leave them empty.
  if (part.kind !== 'owner' || part.field !== undefined) return null;
  const rows = ROWS[part.thing];
  if (rows === undefined) throw new Error(`The samples have no ${part.thing}`);
  const needed = part.needs ?? (isRead ? 'read' : 'change');
  const enough = needed === 'read' ? [...rows.change, ...rows.read] : needed === 'own' ? rows.own : rows.change;
  if (enough?.includes(visitor)) return null;
  return [...rows.change, ...rows.read].includes(visitor) ? 403 : rows.rejection;
}
