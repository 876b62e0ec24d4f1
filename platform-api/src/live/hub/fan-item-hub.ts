import { owner } from '@specbuilder/shared-contracts/api';
import {
  FAN_ITEM_HUB,
  type FanItemChangedMessage,
  type FanResizedMessage,
  type SubscribedFanItem,
} from '@specbuilder/shared-contracts/domain';
import type { MessageChannels } from '../../core/index.ts';
import { createHub, type Hub, type HubMethods, type HubOptions } from './hub.ts';

/** Channel on which processes notify each other of re-rated fans. */
const HUB_CHANNEL = 'hub';
/** Channel on which processes notify each other of changed items. */
export const ITEM_CHANNEL = 'fan-items';

export interface FanItemHub {
  readonly hub: Hub;
  /** Notifies all watchers of the item, in whichever process they are connected. */
  fanResized(change: FanResizedMessage): Promise<void>;
  close(): void;
}

/** The number of an item's state; null where there is no such item. */
export type StateOfItem = (fanItemId: string) => Promise<number | null>;

export interface FanItemHubOptions extends Omit<HubOptions, 'methods'> {
  readonly messages: MessageChannels;
  readonly stateOfItem: StateOfItem;
}

/** The watchers of the item, however its id is spelled. */
export const fanItemGroup = (fanItemId: string) => `fan-item ${fanItemId.toLowerCase()}`;

/** The same people who may read the item over HTTP. */
const WATCH_ACCESS = owner('fan-item', ([fanItemId]: readonly unknown[]) => String(fanItemId), {
  guests: true,
  needs: 'read',
});

/** All methods that clients invoke; at start, each declaration is checked to have a rule. */
export function fanItemHubMethods(stateOfItem: StateOfItem): HubMethods {
  return {
    [FAN_ITEM_HUB.subscribe]: {
      access: WATCH_ACCESS,
      async invoke(connection, [fanItemId]): Promise<SubscribedFanItem> {
        // The group first: a change in between is in the number, in a message, or in both, and never in neither.
        connection.join(fanItemGroup(String(fanItemId)));
        return { state: (await stateOfItem(String(fanItemId))) ?? 0 };
      },
    },
  };
}

export function createFanItemHub({ messages, stateOfItem, ...options }: FanItemHubOptions): FanItemHub {
  const hub = createHub({ methods: fanItemHubMethods(stateOfItem), ...options });
  const notify = (target: string, change: { readonly fanItemId: string }) =>
    void hub.sendToGroup(fanItemGroup(change.fanItemId), {
      target,
      args: [change],
      access: WATCH_ACCESS,
      about: [change.fanItemId],
    });
  const leave = [
    messages.listen(HUB_CHANNEL, (payload) => notify(FAN_ITEM_HUB.resized, JSON.parse(payload) as FanResizedMessage)),
    messages.listen(ITEM_CHANNEL, (payload) =>
      notify(FAN_ITEM_HUB.changed, JSON.parse(payload) as FanItemChangedMessage),
    ),
  ];
  return {
    hub,
    fanResized: (change) => messages.send(HUB_CHANNEL, JSON.stringify(change)),
    close: () => {
      for (const end of leave) end();
    },
  };
}
