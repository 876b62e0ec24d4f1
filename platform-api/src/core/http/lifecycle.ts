/** Whether the server still takes new work; health checks, hubs and keep-alive connections look here. */
export interface Lifecycle {
  readonly isDraining: boolean;
  /** From now on health is 503, connections close after their response, hubs send their clients elsewhere. */
  drain(): void;
  onDrain(task: () => void): void;
}

export function createLifecycle(): Lifecycle {
  const tasks: (() => void)[] = [];
  let isDraining = false;
  return {
    get isDraining() {
      return isDraining;
    },
    drain() {
      if (isDraining) return;
      isDraining = true;
      for (const task of tasks) task();
    },
    onDrain: (task) => void tasks.push(task),
  };
}
