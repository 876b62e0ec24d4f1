import type { ComponentType } from 'react';
import type { CurveViewProps } from './curve-view.tsx';

type Props = Omit<CurveViewProps, 'engine'>;

/** Drawing and engine come together, on demand: neither is part of a search or of its first rows. */
export async function loadLiveCurve(): Promise<{ readonly default: ComponentType<Props> }> {
  const [{ CurveView }, engine] = await Promise.all([
    import(/* webpackChunkName: "live-curve" */ './curve-view.tsx'),
    import(/* webpackChunkName: "curve-engine" */ '@specbuilder/fan-engine/live-curve'),
  ]);
  return { default: (props: Props) => <CurveView engine={engine} {...props} /> };
}
