import { owner } from '@specbuilder/shared-contracts/api';
import type { MessageChannels } from '../store/messages.ts';
import { createHub, type Hub, type HubMethods, type HubOptions } from './hub.ts';

export const FAN_ITEM_HUB_PATH = '/hub/fanItem';
/** Channel on which processes notify each other what to send. */
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

export interface FanItemHubOptions extends Omit<HubOptions, 'methods'> {
  readonly messages: MessageChannels;
}

const TARGET = 'FanResized';
/** Whoever watches the item, however its id is spelt. */
export const fanItemGroup = (fanItemId: string) => `fan-item ${fanItemId.toLowerCase()}`;

/** The same people who may read the item over HTTP. */
const WATCH_ACCESS = owner('fan-item', ([fanItemId]: readonly unknown[]) => String(fanItemId), {
  guests: true,
  needs: 'read',
});

/** All that clients invoke; the start proves that there is a rule for what each of them declares. */
export const FAN_ITEM_HUB_METHODS: HubMethods = {
  subscribeFanItem: {
    access: WATCH_ACCESS,
    async invoke(connection, [fanItemId]) {
      connection.join(fanItemGroup(String(fanItemId)));
    },
  },
};

export function createFanItemHub({ messages, ...options }: FanItemHubOptions): FanItemHub {
  const hub = createHub({ methods: FAN_ITEM_HUB_METHODS, ...options });
  const leave = messages.listen(HUB_CHANNEL, (payload) => {
    const change = JSON.parse(payload) as FanResized;
    const about = [change.fanItemId];
    void hub.sendToGroup(fanItemGroup(change.fanItemId), {
      target: TARGET,
      args: [change],
      access: WATCH_ACCESS,
      about,
    });
  });
  return {
    hub,
    fanResized: (change) => messages.send(HUB_CHANNEL, JSON.stringify(change)),
    close: leave,
  };
}
