import { type FittedSize, HvlsCategory } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { sizedParts } from '../dimensions/sized-parts.ts';
import { ceilingFanPlace } from '../hvls/ceiling-fan-place.ts';
import { isPossibleOnLine, type LineFacts } from '../options/applicability.ts';
import { doesFit, fittedSize } from '../options/fitting.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import type { HvlsLine } from '../product-line/hvls-model.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Product } from './product.ts';

export interface ProductOption {
  readonly option: OptionDefinition;
  /** Null for what is made in one size or has none. */
  readonly size: FittedSize | null;
}

/** Options that a size of a line can have, in the order of the price book; drive, motor and duty decide on the rest. */
export function optionsOfProduct(catalogue: Catalogue, product: Product): ProductOption[] {
  const parts = product.kind === 'fan' ? sizedParts(product) : {};
  return optionsOfLine(catalogue, product.line)
    .filter((option) => doesFit(option, parts, null))
    .map((option) => ({ option, size: fittedSize(option, parts) }));
}

function optionsOfLine(catalogue: Catalogue, line: CatalogueLine | HvlsLine): OptionDefinition[] {
  const facts = factsOf(line, catalogue);
  return catalogue.priceBook
    .ofCategory('place' in line ? line : CEILING_FANS)
    .filter(({ conditions }) => conditions === undefined || isPossibleOnLine(conditions, facts))
    .filter(({ conditions }) => fitsDrives(line, conditions?.variants));
}

const CEILING_FANS = { place: ceilingFanPlace(HvlsCategory.All) };

function factsOf(line: CatalogueLine | HvlsLine, { documents }: Catalogue): LineFacts {
  const held = documents[line.code] ?? [];
  if (!('category' in line)) {
    return { mount: 'All', discharges: [], features: [], family: null, lineCode: line.code, documents: held };
  }
  const { mount, discharges, features, family, code } = line;
  return { mount, discharges, features, family: family.key, lineCode: code, documents: held };
}

/** An option for belts is none of a line without a belt. */
function fitsDrives(line: CatalogueLine | HvlsLine, variants: readonly string[] | undefined): boolean {
  if (variants === undefined) return true;
  if (!('drives' in line)) return variants.includes('Hvls');
  if (line.drives.includes('Belt') && variants.includes('Belt')) return true;
  return line.drives.includes('Direct') && variants.some((variant) => variant !== 'Belt' && variant !== 'Hvls');
}
