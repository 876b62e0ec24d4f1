import { findItemOwner, mayReadItem } from '../fan-items/visibility.ts';
import { findOpenAccount } from '../identity/account-store.ts';
import { notFound } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import type { MessageChannels } from '../store/messages.ts';
import type { HubCaller } from './connection-token.ts';
import { createHub, type Hub } from './hub.ts';

export const FAN_ITEM_HUB_PATH = '/hub/fanItem';
/** Channel on which processes tell each other what to send. */
export const HUB_CHANNEL = 'hub';

/** A fan whose speed or motor changed because its options moved the static pressure. */
export interface FanResized {
  readonly fanItemId: string;
  readonly rpm: number;
  /** Shaft power with belt loss, hp. */
  readonly bhp: number;
  readonly motorId: number;
}

export interface FanItemHub {
  readonly hub: Hub;
  /** Tells everybody who watches the item, in whichever process they are connected. */
  fanResized(change: FanResized): Promise<void>;
  close(): void;
}

export interface FanItemHubOptions {
  readonly db: Database;
  readonly messages: MessageChannels;
  readonly onProblem: (error: unknown) => void;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TARGET = 'FanResized';
const groupOf = (fanItemId: string) => `fan-item ${fanItemId.toLowerCase()}`;

export function createFanItemHub({ db, messages, onProblem }: FanItemHubOptions): FanItemHub {
  const hub = createHub({
    methods: {
      async subscribeFanItem(connection, [fanItemId]) {
        if (!(await maySee(db, connection.caller, fanItemId))) throw notFound('Item');
        connection.join(groupOf(String(fanItemId)));
      },
    },
    onProblem,
  });
  const leave = messages.listen(HUB_CHANNEL, (payload) => {
    const change = JSON.parse(payload) as FanResized;
    hub.sendToGroup(groupOf(change.fanItemId), TARGET, [change]);
  });
  return {
    hub,
    fanResized: (change) => messages.send(HUB_CHANNEL, JSON.stringify(change)),
    close: leave,
  };
}

/** The same people who may read the item over HTTP. */
async function maySee(db: Database, caller: HubCaller, fanItemId: unknown): Promise<boolean> {
  if (typeof fanItemId !== 'string' || !UUID.test(fanItemId)) return false;
  const owner = await findItemOwner(db, fanItemId);
  if (owner === undefined) return false;
  const user = caller.userId === null ? undefined : await findOpenAccount(db, caller.userId);
  const actor = { userId: user?.id ?? null, guestKeyHash: caller.guestKeyHash };
  const { roles = [], salesRegions = [], userName = '' } = user ?? {};
  const reader = user === undefined ? null : { userId: user.id, userName, roles, salesRegions, isExternal: false };
  return mayReadItem(owner, actor, reader);
}
