import { type Catalogue, type Configuration, type Evaluation, versionsOf } from '@specbuilder/fan-engine';
import { snapshotOf } from './snapshot.ts';

/** What an item stores of an evaluation: choices, values and their versions. */
export function evaluatedColumns(
  evaluation: Evaluation,
  configuration: Configuration,
  { catalogue, brand }: { readonly catalogue: Catalogue; readonly brand: number },
) {
  const versions = versionsOf(catalogue);
  return {
    configuration: { ...configuration, versions },
    snapshot: snapshotOf(evaluation, configuration, { brand, catalogueVersion: versions.catalogue }),
    catalogueVersion: versions.catalogue,
    engineVersion: versions.engine,
    priceBookVersion: versions.priceBook,
  };
}
