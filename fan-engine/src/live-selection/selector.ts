import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { versionsOf } from '../catalogue/catalogue.ts';
import type { CatalogueDocument } from '../catalogue/catalogue-document.ts';
import { compileCatalogue } from '../catalogue/compile.ts';
import type { Versions } from '../catalogue/versions.ts';
import type { ExhaustSupplyRow, Selection } from '../selection/result.ts';
import { select } from '../selection/select.ts';
import { type HvlsRow, selectHvls } from '../selection/select-hvls.ts';
import type { ExhaustSupplySpecification, HvlsSpecification } from '../specification/specification.ts';

export type SelectedRow = ExhaustSupplyRow | HvlsRow;

/** Selects from one catalogue, wherever the engine runs. */
export interface LiveSelector {
  readonly versions: Versions;
  /**
   * What a server with the same versions selects for the specification, with identical values.
   *
   * @throws EngineError on a specification that nothing can be sized for
   */
  readonly size: (specification: ExhaustSupplySpecification | HvlsSpecification) => Selection<SelectedRow>;
}

/** The selection from a brand's catalogue as data: compiled once, in some milliseconds. */
export function selectorOf(document: CatalogueDocument): LiveSelector {
  const catalogue = compileCatalogue(document);
  return {
    versions: versionsOf(catalogue),
    size: (specification) =>
      specification.fanCategoryType === FanCategory.HighVolumeLowSpeed
        ? selectHvls(specification as HvlsSpecification, catalogue)
        : select(specification as ExhaustSupplySpecification, catalogue),
  };
}
