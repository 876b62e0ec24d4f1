import { type Catalogue, type Configuration, EngineError, type Evaluation, evaluate } from '@specbuilder/fan-engine';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { evaluatedColumns } from '../fan-items/evaluated-columns.ts';
import type { FanItemRow } from '../fan-items/item-answer.ts';

/** An item as it would be today. */
export interface RatedAgain {
  readonly evaluation: Evaluation;
  readonly columns: ReturnType<typeof evaluatedColumns> & Pick<FanItemRow, 'specification'>;
}

/** Why an item cannot be worked out any more, in the caller's words. */
export interface NoLongerOffered {
  readonly reason: string;
}

/**
 * The same choices with another catalogue and, where one is given, at another altitude. A ceiling fan has none.
 *
 * @param altitude ft; null leaves the item where it was specified for
 */
export function rateAgain(
  row: FanItemRow,
  catalogue: Catalogue,
  altitude: number | null,
): RatedAgain | NoLongerOffered {
  try {
    const configuration = movedTo(offeredPicks(row.configuration, catalogue), altitude);
    const evaluation = evaluate(configuration, catalogue);
    const columns = evaluatedColumns(evaluation, configuration, { catalogue, brand: row.manufacturerLabelId });
    return { evaluation, columns: { ...columns, specification: atAltitude(row.specification, altitude) } };
  } catch (error) {
    // A stored choice that the engine refuses is nobody's input: the catalogue has moved on.
    if (error instanceof EngineError) return { reason: messageText(error.problem) };
    throw error;
  }
}

/** Picks that the price book no longer has would come back to life with an id that is given out again. */
function offeredPicks(configuration: Configuration, { priceBook }: Catalogue): Configuration {
  const known = new Set(priceBook.options.map(({ fanOptionId }) => fanOptionId));
  return { ...configuration, optionIds: configuration.optionIds.filter((id) => known.has(id)) };
}

function movedTo(configuration: Configuration, altitude: number | null): Configuration {
  if (configuration.kind === 'hvls') return configuration;
  return { ...configuration, specification: atAltitude(configuration.specification, altitude) };
}

function atAltitude<S extends object>(specification: S, altitude: number | null): S {
  return altitude !== null && 'altitude' in specification ? { ...specification, altitude } : specification;
}
