import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Wheel } from '../curve/wheel.ts';
import { dimensionsOf, type UnitDimensions } from '../dimensions/dimensions.ts';
import { hvlsDimensionsOf } from '../hvls/hvls-dimensions.ts';
import type { FanDocument } from '../options/fan-documents.ts';
import { exhaustFanId } from '../product-line/fan-id.ts';
import { hvlsUnitOf, unitsOfSize, wheelOfLine } from '../product-line/fan-unit.ts';
import type { HvlsLine, HvlsSize } from '../product-line/hvls-model.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { hvlsModelName, modelName, namesOfUnit, sizeName } from '../product-line/model-names.ts';

export interface ProductUnit {
  readonly fanUnitId: number;
  readonly modelDisplayAs: string;
  /** Every name that means it, with and without its drive. */
  readonly names: readonly string[];
}

interface ProductHeader {
  /** Line and size: 'KUB245', 'KHL-24T'. */
  readonly model: string;
  /** Id of line and size, which rows call exhaustFanId or supplyFanId. */
  readonly fanId: number;
  /** What of it can be ordered, with the name that a row of results has. */
  readonly units: readonly ProductUnit[];
  readonly dimensions: UnitDimensions | null;
  readonly documents: readonly FanDocument[];
}

/** A size of a line of fans, whatever its drive and class. */
export interface FanProduct extends ProductHeader {
  readonly kind: 'fan';
  readonly line: CatalogueLine;
  readonly wheel: Wheel;
}

export interface CeilingFanProduct extends ProductHeader {
  readonly kind: 'ceilingFan';
  readonly line: HvlsLine;
  readonly size: HvlsSize;
}

/** What a brand has a page and documents for. */
export type Product = FanProduct | CeilingFanProduct;

/** Every size of every line of a catalogue. */
export function productsOf(catalogue: Catalogue): Product[] {
  return [
    ...catalogue.lines.flatMap((line) =>
      line.wheelSizesIn.map((diameterIn) => fanProduct(line, diameterIn, catalogue)),
    ),
    ...catalogue.hvlsLines.flatMap((line) => line.sizes.map((size) => ceilingFanProduct(line, size, catalogue))),
  ];
}

function fanProduct(line: CatalogueLine, diameterIn: number, { documents }: Catalogue): FanProduct {
  const wheel = wheelOfLine(line, diameterIn);
  return {
    kind: 'fan',
    model: sizeName(line, diameterIn),
    fanId: exhaustFanId(line.id, diameterIn),
    units: unitsOfSize(line, diameterIn).map((unit) => ({
      fanUnitId: unit.fanUnitId,
      modelDisplayAs: modelName(unit),
      names: namesOfUnit(unit),
    })),
    line,
    wheel,
    dimensions: dimensionsOf({ line, wheel }),
    documents: documents[line.code] ?? [],
  };
}

function ceilingFanProduct(line: HvlsLine, size: HvlsSize, { documents }: Catalogue): CeilingFanProduct {
  const unit = hvlsUnitOf(line, size);
  const model = hvlsModelName(unit);
  return {
    kind: 'ceilingFan',
    model,
    fanId: unit.exhaustFanId,
    units: [{ fanUnitId: unit.fanUnitId, modelDisplayAs: model, names: [model] }],
    line,
    size,
    dimensions: hvlsDimensionsOf(unit),
    documents: documents[line.code] ?? [],
  };
}
