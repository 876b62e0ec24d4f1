import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import type { ExhaustStore } from '../../duty/criteria/exhaust-store.ts';
import { gasRate } from '../../results/running-cost/hourly-cost.ts';

/** Settings of the project that the criteria followed last. */
const COST_KEY = 'searchCost';

/**
 * The criteria follow the cost settings of the open project whenever these change, also while another page was open
 * (OPC-006). What is typed for one search stays until then.
 */
export function useProjectCost(store: ExhaustStore, cost: OperatingCostSettings): void {
  const { storage } = usePlatform();
  useEffect(() => {
    const followed = storage.read(COST_KEY);
    const settings = { ...cost, gasCostPerTherm: gasRate(cost) };
    const text = JSON.stringify(settings);
    if (followed === text) return;
    storage.write(COST_KEY, text);
    // Nothing was followed before: the criteria began with these settings, or with what was typed over them.
    if (followed !== null) store.dispatch({ type: 'changed', fields: { operatingCost: settings } });
  }, [store, storage, cost]);
}
