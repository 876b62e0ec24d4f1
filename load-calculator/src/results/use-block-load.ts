import { type BlockLoad, blockLoad } from '@specbuilder/fan-engine/block-load';
import { loadBuilding } from '@specbuilder/shared-contracts/api';
import { useDebounced } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';

/** The loads follow the typing; 24 hours of a building take the engine less than a millisecond. */
const RESULTS_DEBOUNCE_MS = 150;

/** Loads of the form's input; null while a value is missing or impossible for a building. */
export function useBlockLoad(building: unknown): BlockLoad | null {
  const [typed] = useDebounced(building, RESULTS_DEBOUNCE_MS);
  return useMemo(() => loadOf(typed), [typed]);
}

function loadOf(building: unknown): BlockLoad | null {
  const parsed = loadBuilding.safeParse(building);
  if (!parsed.success) return null;
  try {
    return blockLoad(parsed.data);
  } catch {
    // Temperatures and a height that no air has, each of which could be true.
    return null;
  }
}
