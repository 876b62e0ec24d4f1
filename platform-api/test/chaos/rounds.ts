import { randomInt } from 'node:crypto';
import { openStore } from '../../src/core/store/open-store.ts';
import type { Run } from '../entry-process.ts';
import { type KillableServer, killableServer } from '../killable-server.ts';
import type { TestStorePlace } from '../store/test-store.ts';
import { createGate, type Gate } from './gate.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { losses, lossesInResponses, otherResponses } from './losses.ts';
import { tornWrites } from './torn-writes.ts';
import { type WriterOptions, write } from './writer.ts';

const USERS = ['engineer', 'sales', 'admin', 'dev'] as const;

export interface ChaosOptions {
  readonly place: TestStorePlace;
  readonly rounds: number;
  readonly writers: number;
  /** A round is killed after this many responses, anywhere between the two. */
  readonly responses: readonly [min: number, max: number];
  /** The process of the server, from its sources unless a build is to be run. */
  readonly run?: (settings: Readonly<Record<string, string>>) => Run;
  readonly onRound?: (round: Round) => void;
}

export interface Round {
  readonly responses: number;
  /** Calls that were on their way when the server was killed. */
  readonly underWay: number;
  /** From the start of the process to the first good response to a call. */
  readonly startMs: number;
  /** What was lost, torn or returned differently, in a sentence each. */
  readonly problems: readonly string[];
}

/**
 * Kills a server during writes, restarts it and compares the store with the acknowledged writes, round after round.
 * Calls that were in progress are sent again with their key before anything else.
 *
 * @returns the rounds and, as an additional one, what was found once the writers had finished
 * @throws when a call is rejected
 */
export async function killInRounds(options: ChaosOptions): Promise<readonly Round[]> {
  const { place, rounds, writers, onRound } = options;
  const server = await killableServer(place, USERS, options.run);
  const gate = createGate(writers);
  const counter = createCounter();
  const team = teamOf(server, writers, gate, counter.count);
  const done: Round[] = [];
  try {
    const firstStartMs = await start(server);
    const work = Promise.all(team.map(write));
    const unlessRejected = <T>(step: Promise<T>) => Promise.race([step, work.then(() => step)]);
    while (done.length < rounds) {
      const [min, max] = options.responses;
      await unlessRejected(counter.reach(randomInt(min, max + 1)));
      gate.shut();
      await server.kill();
      await unlessRejected(gate.allWait());
      const underWay = team.filter(({ ledger }) => ledger.underWay !== null).length;
      const startMs = await start(server);
      const round = { responses: counter.read(), underWay, startMs, problems: await problemsOf(place, team) };
      for (const { ledger } of team) ledger.response = [];
      done.push(round);
      onRound?.(round);
      if (done.length < rounds) gate.open();
    }
    gate.openForTheRest();
    await work;
    return [...done, { responses: 0, underWay: 0, startMs: firstStartMs, problems: await problemsOf(place, team) }];
  } finally {
    await server.kill();
  }
}

function teamOf(server: KillableServer, writers: number, gate: Gate, onResponse: () => void): readonly WriterOptions[] {
  return Array.from({ length: writers }, (_, index) => {
    const client = server.clientOf(USERS[index % USERS.length] ?? USERS[0]);
    return { client, ledger: newLedger(), gate, name: `Chaos ${index}`, onResponse };
  });
}

async function start(server: KillableServer): Promise<number> {
  const started = performance.now();
  await server.start();
  await server.clientOf(USERS[0]).projectStubs.list();
  return performance.now() - started;
}

type Member = Pick<WriterOptions, 'client'> & { readonly ledger: Ledger };

async function problemsOf({ options }: TestStorePlace, team: readonly Member[]): Promise<readonly string[]> {
  const store = await openStore({ ...options, besideServer: true, isLeftUnmigrated: true });
  try {
    const ledgers = team.map(({ ledger }) => ledger);
    // Before anything is sent again, which would put right what was lost.
    const found = [...(await losses(store, ledgers)), ...(await tornWrites(store))];
    for (const { client, ledger } of team) found.push(...(await lossesInResponses(client, ledger)));
    for (const ledger of ledgers) found.push(...(await otherResponses(ledger)));
    return [...found, ...(await tornWrites(store))];
  } finally {
    await store.close();
  }
}

function createCounter() {
  let responses = 0;
  let aim = 0;
  let reached: () => void = () => undefined;
  return {
    count: () => {
      responses += 1;
      if (responses === aim) reached();
    },
    read: () => responses,
    /** Begins at nothing and settles at so many. */
    reach: (many: number) =>
      new Promise<void>((resolve) => {
        responses = 0;
        aim = many;
        reached = resolve;
      }),
  };
}
