import cluster, { type Worker } from 'node:cluster';
import { type Place, Places } from './places.ts';

/** Places that all processes of a server share: the one that started them counts. A process alone counts by itself. */
export interface SharedPlaces {
  hasSpace(requested: readonly Place[]): Promise<boolean>;
  /** @returns the release function, a second call does nothing; null if one of them has no free slot */
  take(requested: readonly Place[]): Promise<(() => void) | null>;
}

type Question = 'has-room' | 'take';
type Message =
  | { readonly kind: 'places'; readonly id: number; readonly question: Question; readonly requested: readonly Place[] }
  | { readonly kind: 'places-result'; readonly id: number; readonly isSo: boolean }
  | { readonly kind: 'places-left'; readonly keys: readonly string[] };

export function createSharedPlaces(): SharedPlaces {
  const { request, leave } = cluster.isWorker ? placesOfPrimary() : placesOfItsOwn();
  return {
    hasSpace: (requested) => request('has-room', requested),
    async take(requested) {
      if (!(await request('take', requested))) return null;
      const keys = requested.map(({ key }) => key);
      return () => {
        if (keys.length > 0) leave(keys.splice(0));
      };
    },
  };
}

interface Counting {
  request(question: Question, requested: readonly Place[]): Promise<boolean>;
  leave(keys: readonly string[]): void;
}

function placesOfItsOwn(): Counting {
  const places = new Places();
  return {
    request: async (question, requested) => responseOf(places, question, requested),
    leave: (keys) => places.leave(keys),
  };
}

function placesOfPrimary(): Counting {
  const waiting = new Map<number, (isSo: boolean) => void>();
  let lastId = 0;
  process.on('message', (message: Message) => {
    if (message.kind !== 'places-result') return;
    waiting.get(message.id)?.(message.isSo);
    waiting.delete(message.id);
  });
  return {
    request(question, requested) {
      // Without the primary this process ends in a moment.
      if (!process.connected) return Promise.resolve(false);
      lastId += 1;
      const id = lastId;
      const responded = new Promise<boolean>((resolve) => waiting.set(id, resolve));
      notify({ kind: 'places', id, question, requested });
      return responded;
    },
    leave: (keys) => notify({ kind: 'places-left', keys }),
  };
}

/** For the primary: counts what its processes take, and takes back what one held that died. */
export function countPlaces(): void {
  const all = new Places();
  const ofWorkers = new Map<number, Places>();
  cluster.on('message', (worker: Worker, message: Message) => {
    const own = ofWorkers.get(worker.id) ?? new Places();
    ofWorkers.set(worker.id, own);
    if (message.kind === 'places-left') {
      for (const places of [all, own]) places.leave(message.keys);
    } else if (message.kind === 'places') {
      const { id, question, requested } = message;
      const isSo = responseOf(all, question, requested);
      if (isSo && question === 'take') own.take(requested);
      if (worker.isConnected()) worker.send({ kind: 'places-result', id, isSo } satisfies Message);
    }
  });
  // Not at its exit, behind which its last messages may still come.
  cluster.on('disconnect', (worker) => {
    all.leave(ofWorkers.get(worker.id)?.keys() ?? []);
    ofWorkers.delete(worker.id);
  });
}

function responseOf(places: Places, question: Question, requested: readonly Place[]): boolean {
  return question === 'take' ? places.take(requested) : places.hasSpace(requested);
}

function notify(message: Message): void {
  if (process.connected) process.send?.(message);
}
