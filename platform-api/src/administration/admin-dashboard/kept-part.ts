/** A count that takes longer is not worth waiting for at each look. */
const SLOW_MS = 500;
/** A slow count is made again after so many times as long as it took, so that looks cost the store 2 % of its time at most. */
const REST = 50;

interface Kept<T> {
  readonly value: T;
  readonly goodUntil: number;
}

export type OnProblem = (part: string, error: unknown) => void;

/**
 * Parts of the dashboard: each fails alone, and a slow one is kept for a while. While a part is read, further looks wait for
 * the same reading.
 */
export class KeptParts {
  private readonly kept = new Map<string, Kept<unknown>>();
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** @returns null when the part cannot be read and was not read before */
  async read<T>(part: string, read: () => Promise<T>, onProblem: OnProblem): Promise<T | null> {
    const kept = this.kept.get(part) as Kept<T> | undefined;
    if (kept !== undefined && this.now() < kept.goodUntil) return kept.value;
    const running = this.running.get(part) ?? this.start(part, read, onProblem);
    try {
      return (await running) as T;
    } catch {
      return kept?.value ?? null;
    }
  }

  private start<T>(part: string, read: () => Promise<T>, onProblem: OnProblem): Promise<T> {
    const startedAt = this.now();
    const reading = read()
      .then((value) => {
        const tookMs = this.now() - startedAt;
        if (tookMs > SLOW_MS) this.kept.set(part, { value, goodUntil: this.now() + REST * tookMs });
        else this.kept.delete(part);
        return value;
      })
      .catch((error: unknown) => {
        onProblem(part, error);
        throw error;
      })
      .finally(() => this.running.delete(part));
    this.running.set(part, reading);
    return reading;
  }
}
