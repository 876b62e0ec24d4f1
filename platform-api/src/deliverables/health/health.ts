import type { DeliverableHealth } from '@specbuilder/shared-contracts/api';

/** Each says whether its module does what it is there for. */
export interface HealthChecks {
  readonly drawing: () => Promise<boolean>;
  readonly pdf: () => Promise<boolean>;
  readonly content: () => Promise<boolean>;
}

export interface HealthOptions {
  readonly checks: HealthChecks;
  /** Called with what a check failed with. */
  readonly onProblem: (error: unknown) => void;
  /** How long a report is valid, and how often listeners receive one, ms. */
  readonly everyMs?: number;
}

/** Health of document generation in this process, checked once for all callers. */
export interface DeliverablesHealth {
  /** A report that is no older than `everyMs`. */
  report(): Promise<DeliverableHealth>;
  /** Looks again, since something has failed. */
  recheck(): Promise<DeliverableHealth>;
  /**
   * Notifies a listener immediately, on every change, and every `everyMs`.
   *
   * @returns the unsubscribe function
   */
  subscribe(listener: (report: DeliverableHealth) => void): () => void;
  close(): void;
}

const EVERY_MS = 30_000;

export function createDeliverablesHealth({ checks, onProblem, everyMs = EVERY_MS }: HealthOptions): DeliverablesHealth {
  const listeners = new Set<(report: DeliverableHealth) => void>();
  let last: { readonly report: DeliverableHealth; readonly at: number } | null = null;
  let running: Promise<DeliverableHealth> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const passes = (check: () => Promise<boolean>) =>
    check().catch((error: unknown) => {
      onProblem(error);
      return false;
    });

  async function look(): Promise<DeliverableHealth> {
    const [drawing, pdf, content] = await Promise.all([checks.drawing, checks.pdf, checks.content].map(passes));
    const report = reportOf({ drawing: drawing === true, pdf: pdf === true, content: content === true });
    const isChange = last !== null && JSON.stringify(last.report) !== JSON.stringify(report);
    last = { report, at: Date.now() };
    if (isChange) notify(report);
    return report;
  }

  function recheck(): Promise<DeliverableHealth> {
    running ??= look().finally(() => {
      running = null;
    });
    return running;
  }

  async function report(): Promise<DeliverableHealth> {
    return last !== null && Date.now() - last.at < everyMs ? last.report : recheck();
  }

  function notify(latest: DeliverableHealth): void {
    for (const listener of listeners) listener(latest);
  }

  /** All listeners receive the same report; a changed report was already sent. */
  async function notifyAgain(): Promise<void> {
    const before = last;
    const latest = await recheck();
    if (JSON.stringify(before?.report) === JSON.stringify(latest)) notify(latest);
  }

  return {
    report,
    recheck,
    subscribe(listener) {
      listeners.add(listener);
      void report().then((latest) => {
        if (listeners.has(listener)) listener(latest);
      });
      timer ??= setInterval(() => void notifyAgain(), everyMs).unref();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    close() {
      clearInterval(timer);
      listeners.clear();
    },
  };
}

/** Under the names of the specification. */
function reportOf(healthy: Readonly<Record<keyof HealthChecks, boolean>>): DeliverableHealth {
  return {
    deliverables: {
      isAvailable: healthy.drawing && healthy.pdf && healthy.content,
      isAutodrawApiHealthy: healthy.drawing,
      isPdfServiceHealthy: healthy.pdf,
      isSquidexHealthy: healthy.content,
    },
    specBuilder: { isAutodrawApiHealthy: healthy.drawing },
  };
}
