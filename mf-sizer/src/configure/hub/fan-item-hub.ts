import {
  FAN_ITEM_HUB,
  type FanItemChangedMessage,
  type FanResizedMessage,
  type SubscribedFanItem,
} from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { connectHub } from '@specbuilder/shared-ui/hub';

interface ItemListener {
  readonly fanItemId: string;
  /** Of the link that the page was opened by; null without. */
  readonly linkToken: string | null;
  /** The number of the item's present state, whichever user changed it. */
  readonly onState: (state: number) => void;
  /** The fan was rated again; the state is absent where the server does not say it. */
  readonly onResized: (state: number | undefined) => void;
}

/**
 * Turns the hub's messages about the item into events on the bus, and reports its state number: with every change, and
 * when the connection starts or is restored, since messages of the meantime are lost.
 *
 * @returns the function that ends it
 */
export function connectFanItemHub(
  platform: Platform,
  { fanItemId, linkToken, onState, onResized }: ItemListener,
): () => void {
  return connectHub(platform, {
    path: FAN_ITEM_HUB.path,
    name: 'Hub of fan items',
    linkToken,
    messages: {
      [FAN_ITEM_HUB.resized]: (message) => {
        const resized = message as Partial<FanResizedMessage>;
        // Only the item of this page concerns it, whatever else a server may send.
        if (resized.fanItemId !== fanItemId) return;
        publishResized(platform, fanItemId, resized);
        onResized(resized.state);
      },
      [FAN_ITEM_HUB.changed]: (message) => {
        const changed = message as FanItemChangedMessage;
        if (changed.fanItemId === fanItemId) onState(changed.state);
      },
    },
    async onConnected(invoke) {
      const { state } = await invoke<SubscribedFanItem>(FAN_ITEM_HUB.subscribe, fanItemId);
      onState(state);
    },
  });
}

function publishResized({ bus }: Platform, fanItemId: string, { rpm, bhp, motorId }: Partial<FanResizedMessage>): void {
  bus.publish('fan-resized', {
    fanItemId,
    ...(rpm === undefined ? {} : { rpm }),
    ...(bhp === undefined ? {} : { totalBhp: bhp }),
    ...(motorId === undefined ? {} : { motorId }),
  });
}
