import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Territory, territory } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';

/** Lists that the searcher of regions offers, in the order of their files (alphabetical). */
export interface TerritoryNames {
  /** States, the capital's district and the island territories. */
  readonly states: readonly Territory[];
  readonly provinces: readonly Territory[];
  readonly mexicanStates: readonly Territory[];
}

const list = z.array(territory);
const northFile = z.object({ states: list, territories: list, provinces: list });
const mexicoFile = z.object({ states: list });

export function readTerritoryNames(dataFolder: string): TerritoryNames {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(dataFolder, 'geo', file), 'utf8'));
  const { states, territories, provinces } = northFile.parse(read('states-provinces.json'));
  const { states: mexicanStates } = mexicoFile.parse(read('mexico-states.json'));
  return { states: [...states, ...territories], provinces, mexicanStates };
}
