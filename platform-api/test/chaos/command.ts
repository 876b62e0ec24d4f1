import { runProgram } from '../entry-process.ts';
import { createTestStorePlace, type StoreKind } from '../store/test-store.ts';
import { killInRounds, type Round } from './rounds.ts';

/** A killed deployment has to respond again in less time. */
const LONGEST_START_MS = 10_000;
const STORES: readonly StoreKind[] = ['embedded', 'postgres'];

export interface ChaosSettings {
  readonly rounds: number;
  readonly writers: number;
  readonly responses: readonly [min: number, max: number];
  readonly stores: readonly StoreKind[];
  /** Arguments of Node that run the built server. */
  readonly server: readonly string[];
}

/** @throws Error with a sentence for the user who typed the command */
export function chaosSettings(
  typed: { readonly rounds: string; readonly writers: string; readonly responses: string; readonly store?: string[] },
  server: readonly string[],
): ChaosSettings {
  const [min = 0, max = min] = typed.responses.split('-').map(count);
  const stores = typed.store?.map((name) => STORES.find((store) => store === name) ?? reject(`${name} is no store`));
  return {
    rounds: count(typed.rounds),
    writers: count(typed.writers),
    responses: [min, max],
    stores: stores ?? STORES,
    server,
  };
}

/** @returns whether nothing was lost or torn and every start was fast enough */
export async function runChaos(settings: ChaosSettings, say: (line: string) => void): Promise<boolean> {
  const outcomes: boolean[] = [];
  for (const store of settings.stores) outcomes.push(await runOn(store, settings, say));
  return outcomes.every(Boolean);
}

async function runOn(store: StoreKind, settings: ChaosSettings, say: (line: string) => void): Promise<boolean> {
  const place = await createTestStorePlace(store);
  let number = 0;
  const onRound = ({ responses, underWay, startMs, problems }: Round) => {
    number += 1;
    say(
      `${store} ${number}: ${responses} responses, ${underWay} in progress, responds again after ${seconds(startMs)}`,
    );
    for (const problem of problems) say(`  ${problem}`);
  };
  try {
    const run = (env: Readonly<Record<string, string>>) => runProgram(settings.server, { ...env, LOG_LEVEL: 'warn' });
    const rounds = await killInRounds({ ...settings, place, run, onRound });
    const starts = rounds.slice(0, settings.rounds).map(({ startMs }) => startMs);
    const problems = rounds.flatMap((round) => round.problems);
    for (const problem of rounds.at(-1)?.problems ?? []) say(`  ${problem}`);
    const acknowledged = rounds.reduce((sum, { responses }) => sum + responses, 0);
    const worst = Math.max(...starts);
    say(
      `${store}: ${starts.length} rounds, ${settings.writers} writers, ${acknowledged} writes acknowledged, ` +
        `${problems.length} lost or torn; responds again after ${seconds(median(starts))} (median), ${seconds(worst)} (worst)`,
    );
    return problems.length === 0 && worst < LONGEST_START_MS;
  } finally {
    await place.remove();
  }
}

function count(word: string): number {
  return /^[1-9]\d*$/.test(word) ? Number(word) : reject(`${word} is no number`);
}

function reject(sentence: string): never {
  throw new Error(sentence);
}

function median(values: readonly number[]): number {
  return [...values].sort((item, other) => item - other)[Math.floor(values.length / 2)] ?? 0;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
