import { type Catalogue, type Configuration, EngineError, type Evaluation, evaluate } from '@specbuilder/fan-engine';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { evaluatedColumns } from '../fan-items/evaluated-columns.ts';
import type { FanItemRow } from '../fan-items/item-response.ts';

/** An item as it would be today. */
export interface RatedAgain {
  readonly evaluation: Evaluation;
  readonly columns: ReturnType<typeof evaluatedColumns> & Pick<FanItemRow, 'specification'>;
}

/** Why an item cannot be worked out any more, in the caller's words. */
export interface NoLongerOffered {
  readonly reason: string;
}

/** Where items are rated for. */
export interface RatingSite {
  /** ft. */
  readonly altitude: number;
  /** Of the project; null leaves the item's, since none is known. */
  readonly postalCode: string | null;
}

/**
 * The same choices with another catalogue and, where one is given, on another site. A ceiling fan has none.
 *
 * @param site null leaves the item where it was specified for
 */
export function rateAgain(
  row: FanItemRow,
  catalogue: Catalogue,
  site: RatingSite | null,
): RatedAgain | NoLongerOffered {
  try {
    const configuration = movedTo(offeredPicks(row.configuration, catalogue), site);
    const evaluation = evaluate(configuration, catalogue);
    const columns = evaluatedColumns(evaluation, configuration, { catalogue, brand: row.manufacturerLabelId });
    return { evaluation, columns: { ...columns, specification: onSite(row.specification, site) } };
  } catch (error) {
    // The engine rejects a stored choice because the catalogue has changed, not because of user input.
    if (error instanceof EngineError) return { reason: messageText(error.problem) };
    throw error;
  }
}

/** Picks that the price book no longer has would come back to life with an id that is given out again. */
function offeredPicks(configuration: Configuration, { priceBook }: Catalogue): Configuration {
  const known = new Set(priceBook.options.map(({ fanOptionId }) => fanOptionId));
  return { ...configuration, optionIds: configuration.optionIds.filter((id) => known.has(id)) };
}

function movedTo(configuration: Configuration, site: RatingSite | null): Configuration {
  if (configuration.kind === 'hvls') return configuration;
  return { ...configuration, specification: onSite(configuration.specification, site) };
}

function onSite<S extends object>(specification: S, site: RatingSite | null): S {
  if (site === null || !('altitude' in specification)) return specification;
  const { altitude, postalCode } = site;
  // A search for another fan begins with both, and looks the altitude up by the code.
  return { ...specification, altitude, ...(postalCode === null ? {} : { zip: postalCode }) };
}
