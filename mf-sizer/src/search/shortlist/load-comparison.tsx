import type { ComponentType } from 'react';
import type { CompareDrawerProps } from '../compare/compare-drawer.tsx';

/** The comparison and the engine's curves are loaded together, when a user first compares. */
export async function loadComparison(): Promise<{
  readonly default: ComponentType<Omit<CompareDrawerProps, 'engine'>>;
}> {
  const [{ CompareDrawer }, engine] = await Promise.all([
    import(/* webpackChunkName: "details" */ '../compare/compare-drawer.tsx'),
    import(/* webpackChunkName: "curve-engine" */ '@specbuilder/fan-engine/live-curve'),
  ]);
  return { default: (props) => <CompareDrawer engine={engine} {...props} /> };
}
