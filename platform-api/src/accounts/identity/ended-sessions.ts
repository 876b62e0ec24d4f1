import { gt, lt } from 'drizzle-orm';
import { type Database, type MessageChannels, schema } from '../../core/index.ts';

/**
 * Signed-out sessions whose access tokens may not have expired yet (AUT-013). They are few, so each process keeps them
 * in memory and a call needs no store access. They are read at start, sent by message, and re-read every few seconds,
 * since messages are lost while a listening connection is down.
 */
export interface EndedSessions {
  has(sessionId: string): boolean;
  /** Whether what the id names ended after an instant. */
  hasEndedSince(id: string, instantMs: number): boolean;
  /** Ends a session in every process; resolves once it is stored. */
  end(sessionId: string): Promise<void>;
  /** @param listener called in every process with each session that ends */
  onEnd(listener: (sessionId: string) => void): void;
  close(): Promise<void>;
}

export interface EndedSessionOptions {
  readonly db: Database;
  readonly messages: MessageChannels;
  readonly onProblem: (error: unknown) => void;
  readonly readAgainMs?: number;
}

/** Channel on which processes notify each other of a session that ended. */
export const SESSION_CHANNEL = 'ended-sessions';

/** The longest that ACCESS_TOKEN_SECONDS allows a token to live, and the tolerance of clocks. */
const RETENTION_MS = 86_400_000 + 60_000;
const READ_AGAIN_MS = 5000;
/** Rows become visible a little after the instant they carry. */
const OVERLAP_MS = 10_000;

const { endedSessions } = schema;

export async function createEndedSessions({
  db,
  messages,
  onProblem,
  readAgainMs = READ_AGAIN_MS,
}: EndedSessionOptions): Promise<EndedSessions> {
  const known = new Map<string, number>();
  const listeners: ((sessionId: string) => void)[] = [];
  let newest = new Date(Date.now() - RETENTION_MS);

  function remember(sessionId: string, endedOnMs: number): void {
    const before = known.get(sessionId);
    known.set(sessionId, Math.max(before ?? 0, endedOnMs));
    if (before !== undefined) return;
    for (const listener of listeners) listener(sessionId);
  }

  async function read(): Promise<void> {
    const since = new Date(newest.getTime() - OVERLAP_MS);
    const rows = await db.select().from(endedSessions).where(gt(endedSessions.endedOnUtc, since));
    for (const { id, endedOnUtc } of rows) {
      remember(id, endedOnUtc.getTime());
      if (endedOnUtc > newest) newest = endedOnUtc;
    }
    const limit = Date.now() - RETENTION_MS;
    for (const [id, endedOnMs] of known) if (endedOnMs < limit) known.delete(id);
  }

  const stopListening = messages.listen(SESSION_CHANNEL, (sessionId) => remember(sessionId, Date.now()));
  await read();
  let reading = Promise.resolve();
  const timer = setInterval(() => {
    reading = read().catch(onProblem);
  }, readAgainMs).unref();
  return {
    has: (sessionId) => known.has(sessionId),
    hasEndedSince: (id, instantMs) => (known.get(id) ?? Number.NEGATIVE_INFINITY) > instantMs,
    async end(sessionId) {
      await db.insert(endedSessions).values({ id: sessionId }).onConflictDoNothing();
      remember(sessionId, Date.now());
      // Other processes find the row by themselves where the message does not come through.
      await messages.send(SESSION_CHANNEL, sessionId).catch(onProblem);
    },
    onEnd: (listener) => void listeners.push(listener),
    async close() {
      clearInterval(timer);
      stopListening();
      await reading;
    },
  };
}

export async function sweepEndedSessions(db: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - RETENTION_MS);
  const swept = await db.delete(endedSessions).where(lt(endedSessions.endedOnUtc, limit));
  return swept.rowCount ?? 0;
}
