import type { Measure, Product } from '@specbuilder/fan-engine/product';
import { cabinetViews, ceilingBoxViews, uprightViews } from './cabinet-views.ts';
import { boxViews, panelViews, scrollViews, tubeViews } from './cased-views.ts';
import { ceilingFanViews } from './ceiling-fan-views.ts';
import { domeViews, wallDomeViews, windbandViews } from './roof-views.ts';
import type { MeasureOf, View } from './view.ts';

/** The views of a product's outline drawing; none where its housing is not known. */
export function viewsOf(product: Product): readonly View[] {
  const { dimensions } = product;
  if (dimensions === null) return [];
  const of: MeasureOf = (measure: Measure) => {
    const inches = dimensions.measures.get(measure);
    if (inches === undefined) throw new Error(`${product.model} has no ${measure}`);
    return inches;
  };
  switch (dimensions.shape) {
    case 'dome':
      return domeViews(of);
    case 'windband':
      return windbandViews(of);
    case 'wallDome':
      return wallDomeViews(of);
    case 'scroll':
      return scrollViews(of);
    case 'box':
      return boxViews(of);
    case 'tube':
      return tubeViews(of);
    case 'panel':
      return panelViews(of);
    case 'ceilingBox':
      return ceilingBoxViews(of);
    case 'cabinet':
      return cabinetViews(of, dimensions.measures.has('curbLength'));
    case 'upright':
      return uprightViews(of);
    case 'ceilingFan':
      return ceilingFanViews(of, product.kind === 'ceilingFan' ? product.line.blades : 0);
  }
}
