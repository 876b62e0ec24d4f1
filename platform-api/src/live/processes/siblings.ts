import cluster, { type Worker } from 'node:cluster';
import type { PortMessage } from '../../core/index.ts';

/** Queries that one process sends to all processes of its server, itself included, such as the number of clients. */
export interface Siblings {
  /** Registers this process's response to a question, from now on. */
  result(question: string, response: () => unknown): void;
  /** @returns the responses that arrive within a second, one per process, as JSON */
  request(question: string): Promise<readonly unknown[]>;
}

/** A process that hangs or dies in the meantime delays the result no longer than this. */
const WAIT_MS = 1000;

type Message =
  | { readonly kind: 'ask'; readonly id: number; readonly question: string }
  | { readonly kind: 'question'; readonly id: number; readonly asker: number; readonly question: string }
  | { readonly kind: 'response'; readonly id: number; readonly asker: number; readonly result: unknown }
  | { readonly kind: 'responses'; readonly id: number; readonly responses: readonly unknown[] };

/** The processes that a primary forked, by its channels to them; a single process queries itself. */
export function createSiblings(): Siblings {
  const responses = new Map<string, () => unknown>();
  const waiting = new Map<number, (responses: readonly unknown[]) => void>();
  const ownResponse = async (question: string) => responses.get(question)?.() ?? null;
  let lastId = 0;
  if (cluster.isWorker) {
    process.on('message', (message: Message) => {
      if (message.kind === 'responses') {
        waiting.get(message.id)?.(message.responses);
        waiting.delete(message.id);
      } else if (message.kind === 'question') {
        const { id, asker, question } = message;
        const reply = (response: unknown) => notify({ kind: 'response', id, asker, result: response });
        ownResponse(question).then(reply, () => reply(null));
      }
    });
  }
  return {
    result: (question, response) => void responses.set(question, response),
    async request(question) {
      if (!cluster.isWorker) return [await ownResponse(question)];
      lastId += 1;
      const id = lastId;
      const responded = new Promise<readonly unknown[]>((resolve) => waiting.set(id, resolve));
      notify({ kind: 'ask', id, question });
      return responded;
    },
  };
}

/** For the primary: forwards questions to every listening process, and their responses back. */
export function relayQuestions(): void {
  const listening = new Set<Worker>();
  const collecting = new Map<string, (response: unknown) => void>();
  cluster.on('exit', (worker) => void listening.delete(worker));
  cluster.on('message', (asker: Worker, message: Message | PortMessage) => {
    if (message.kind === 'takes-connections') listening.add(asker);
    if (message.kind === 'response') collecting.get(`${message.asker} ${message.id}`)?.(message.result);
    if (message.kind !== 'ask') return;
    const { id, question } = message;
    const requested = [...listening].filter((worker) => worker.isConnected());
    const key = `${asker.id} ${id}`;
    const responses: unknown[] = [];
    let missing = requested.length;
    const finish = () => {
      clearTimeout(timer);
      if (!collecting.delete(key) || !asker.isConnected()) return;
      asker.send({ kind: 'responses', id, responses: responses.filter((response) => response !== null) });
    };
    const timer = setTimeout(finish, WAIT_MS);
    collecting.set(key, (response) => {
      responses.push(response);
      missing -= 1;
      if (missing === 0) finish();
    });
    for (const worker of requested) worker.send({ kind: 'question', id, asker: asker.id, question });
  });
}

function notify(message: Message): void {
  // The primary may be gone, and this process with it in a moment.
  if (process.connected) process.send?.(message);
}
