import { type Measure, sizedParts } from '@specbuilder/fan-engine/product';
import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { IFC_MESSAGES } from '../../../core/index.ts';
import type { DeliverableItem, EquipmentKind } from '../../subject/subject.ts';
import { cabinetShape, ceilingFanShape, curbMiddleOf, uprightShape } from './cabinet-shapes.ts';
import { boxShape, ceilingBoxShape, panelShape, scrollShape, tubeShape } from './cased-shapes.ts';
import { domeShape, wallDomeShape, windbandShape } from './roof-shapes.ts';
import { box, type MeasureOf, type Part, type Shape } from './solid.ts';

/** What the middle section of a cabinet has in it. */
const SECTIONS: Readonly<Partial<Record<EquipmentKind, 'heaterSection' | 'coilSection'>>> = {
  heatedSupply: 'heaterSection',
  heater: 'heaterSection',
  hvacUnit: 'coilSection',
};

type Modelled = Pick<DeliverableItem, 'product' | 'kind' | 'options'>;

/** Parts of an item at their size, in the shape of its outline drawing; null where its housing is not known. */
export function shapeOf(item: Modelled): Shape | null {
  const shape = unitShape(item);
  if (shape === null) return null;
  return { ...shape, parts: [...shape.parts, ...curbOf(item)], outlet: isAsDrawn(item) ? shape.outlet : null };
}

const DISCHARGES = /^(?:DS|UD)/;

/** Another discharge than that of the drawing is somewhere else, and the catalogue does not say where. */
function isAsDrawn(item: Modelled): boolean {
  const isOne = ({ group, code }: DeliverableItem['options'][number]) =>
    group === OptionGroup.FanDischarge && code !== null && DISCHARGES.test(code);
  const chosen = item.options.find(isOne)?.code;
  return chosen === undefined || chosen === drawnDischarge(item);
}

/** Code of the discharge that is drawn: down through a curb, out of the end of a cabinet that hangs, up from a scroll or an upright heater. */
function drawnDischarge(item: Modelled): string | null {
  const shape = item.product?.dimensions?.shape;
  if (shape === 'scroll' || shape === 'upright') return 'DSUP';
  if (shape !== 'cabinet') return null;
  return measuresOf(item)('curbLength') > 0 ? 'DSDN' : 'DSEN';
}

function measuresOf({ product }: Modelled): MeasureOf {
  return (measure: Measure) => product?.dimensions?.measures.get(measure) ?? 0;
}

function unitShape(item: Modelled): Shape | null {
  const { product, kind } = item;
  if (product?.dimensions == null) return null;
  const of = measuresOf(item);
  switch (product.dimensions.shape) {
    case 'dome':
      return domeShape(of);
    case 'windband':
      return windbandShape(of);
    case 'wallDome':
      return wallDomeShape(of);
    case 'scroll':
      return scrollShape(of);
    case 'box':
      return boxShape(of);
    case 'tube':
      return tubeShape(of);
    case 'panel':
      return panelShape(of);
    case 'ceilingBox':
      return ceilingBoxShape(of);
    case 'cabinet':
      return cabinetShape(of, of('curbLength') > 0, IFC_MESSAGES.parts[SECTIONS[kind] ?? 'middleSection']);
    case 'upright':
      return uprightShape(of);
    case 'ceilingFan':
      return ceilingFanShape(of, product.kind === 'ceilingFan' ? product.line.blades : 0);
  }
}

/** The chosen curb at the size that is made for the unit, where the catalogue says how high it is. */
function curbOf(item: Modelled): Part[] {
  const { product, options } = item;
  if (product?.kind !== 'fan') return [];
  const size = sizedParts(product).curb?.size;
  const height = options.map(curbHeight).find((inches) => inches !== null) ?? null;
  if (size === undefined || height === null) return [];
  const of = measuresOf(item);
  const middle = of('curbLength') > 0 ? curbMiddleOf(of) : 0;
  const { lengthIn, widthIn } = size;
  const solid = box([middle - lengthIn / 2, -widthIn / 2, -height], [middle + lengthIn / 2, widthIn / 2, 0]);
  return [{ name: IFC_MESSAGES.parts.curb, solid }];
}

/** 'Roof curb 12 in, flat': the catalogue has the height of a curb in its name alone. */
function curbHeight({ group, code, description }: DeliverableItem['options'][number]): number | null {
  if (group !== OptionGroup.FanCurb || !code?.startsWith('CURB')) return null;
  const [, inches] = /\bcurb (\d+) in\b/i.exec(description) ?? [];
  return inches === undefined ? null : Number(inches);
}
