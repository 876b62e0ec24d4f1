import type { Platform } from '@specbuilder/shared-contracts/platform';
import { connectHub } from '@specbuilder/shared-ui/hub';

const HUB_PATH = '/hub/fanItem';
const RESIZED = 'FanResized';
const SUBSCRIBE = 'SubscribeFanItem';

/** What the server says of a fan that it rated again. */
interface FanResizedMessage {
  readonly fanItemId: string;
  readonly rpm?: number;
  readonly bhp?: number;
  readonly motorId?: number;
}

/**
 * Turns what the hub says of the item into facts on the bus.
 *
 * @param onBack the connection was lost and is there again: messages of the meantime are lost
 * @returns the way to end it
 */
export function connectFanItemHub(platform: Platform, fanItemId: string, onBack: () => void): () => void {
  return connectHub(platform, {
    path: HUB_PATH,
    name: 'Hub of fan items',
    messages: { [RESIZED]: (message) => publishResized(platform, fanItemId, message as FanResizedMessage) },
    async onConnected(invoke, isBack) {
      await invoke(SUBSCRIBE, fanItemId);
      if (isBack) onBack();
    },
  });
}

function publishResized({ bus }: Platform, fanItemId: string, message: FanResizedMessage): void {
  // Only the item of this page concerns it, whatever else a server may send.
  if (message.fanItemId !== fanItemId) return;
  const { rpm, bhp, motorId } = message;
  bus.publish('fan-resized', {
    fanItemId,
    ...(rpm === undefined ? {} : { rpm }),
    ...(bhp === undefined ? {} : { totalBhp: bhp }),
    ...(motorId === undefined ? {} : { motorId }),
  });
}
