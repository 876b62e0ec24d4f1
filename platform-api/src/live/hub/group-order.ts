/** Deliveries to one group follow one another; groups do not wait for each other. */
export interface GroupOrder {
  /** Groups to which something is still on its way. */
  readonly size: number;
  /** Delivers after everything that was sent to the group before, whether or not that failed. */
  deliver(group: string, delivery: () => Promise<void>): Promise<void>;
}

export function createGroupOrder(): GroupOrder {
  const lastOf = new Map<string, Promise<void>>();
  return {
    get size() {
      return lastOf.size;
    },
    async deliver(group, delivery) {
      const before = lastOf.get(group) ?? Promise.resolve();
      const last = before.then(delivery, delivery);
      lastOf.set(group, last);
      try {
        await last;
      } finally {
        // Groups are as many as items that were ever watched; only busy ones stay.
        if (lastOf.get(group) === last) lastOf.delete(group);
      }
    },
  };
}
