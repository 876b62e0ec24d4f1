/** Hub that reports changes of fan items, its method and its messages. */
export const FAN_ITEM_HUB = {
  path: '/hub/fanItem',
  /** Called with the item's id; returns the number of its state. */
  subscribe: 'SubscribeFanItem',
  resized: 'FanResized',
  /** Something of the item is another than before; what it is, the item says. */
  changed: 'FanItemChanged',
} as const;

/** A fan whose speed or motor changed because its options moved the static pressure. */
export interface FanResizedMessage {
  readonly fanItemId: string;
  readonly rpm: number;
  /** Shaft power with belt loss, hp. */
  readonly bhp: number;
  readonly motorId: number;
  /** State of the item after it; absent where the sender does not know. */
  readonly state?: number;
}

/** The state that an item has now; states are counted by its `rowVersion`. */
export interface FanItemChangedMessage {
  readonly fanItemId: string;
  readonly state: number;
}

/** Response of the hub to a subscriber of an item. */
export interface SubscribedFanItem {
  readonly state: number;
}
