/** Where writers wait while the server is down. */
export interface Gate {
  /** Settles immediately while the gate is open. */
  pass(): Promise<void>;
  isShut(): boolean;
  /** Whether calls in progress are to be finished and no new ones started. */
  isOver(): boolean;
  shut(): void;
  /** Settles when all writers wait at the gate. */
  allWait(): Promise<void>;
  open(): void;
  /** Opens it only for the calls in progress. */
  openForTheRest(): void;
}

export function createGate(writers: number): Gate {
  let shut = false;
  let over = false;
  let waiting: (() => void)[] = [];
  let allAreThere: (() => void) | null = null;
  const open = () => {
    shut = false;
    const leaving = waiting;
    waiting = [];
    for (const leave of leaving) leave();
  };
  return {
    async pass() {
      if (!shut) return;
      await new Promise<void>((leave) => {
        waiting.push(leave);
        if (waiting.length === writers) allAreThere?.();
      });
    },
    isShut: () => shut,
    isOver: () => over,
    shut() {
      shut = true;
    },
    allWait: () =>
      new Promise((resolve) => {
        if (waiting.length === writers) resolve();
        else allAreThere = resolve;
      }),
    open,
    openForTheRest() {
      over = true;
      open();
    },
  };
}
