import { INPUT_RANGES, withinRange } from '../../air/input-range.ts';
import type { ChosenSections } from './chosen-sections.ts';
import type { Configuration } from './configuration.ts';

const NOTHING_ENTERED: ChosenSections = {
  intake: { extraSetOfIntakeFilters: false, enteringDryBulbTemp: null, enteringWetBulbTemp: null },
  gasPressure: { customGasPressure: null },
  spaceHmis: null,
  returnAir: { returnAirSetMode: 'percentage', outdoorAirPercentage: null },
  cooling: {
    outdoorAirDryBulbTemp: null,
    outdoorAirWetBulbTemp: null,
    returnAirDryBulbTemp: null,
    returnAirWetBulbTemp: null,
    winterOutsideAirDryBulbTemp: null,
  },
  setpoints: {},
};

/** Entries of a configuration with every silence filled; configurations older than the sections have none. */
export function chosenSections({ sections }: Pick<Configuration, 'sections'>): ChosenSections {
  return { ...NOTHING_ENTERED, ...sections };
}

/** The configuration with entries of one section replaced. */
export function withEntries<C extends Configuration>(configuration: C, entries: Partial<ChosenSections>): C {
  return { ...configuration, sections: { ...configuration.sections, ...entries } };
}

/** Fields of a change that were entered; undefined ones leave the present value. */
export function enteredOnly<T extends object>(fields: { readonly [K in keyof T]?: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/**
 * Temperatures of a change, F; null and undefined ones pass.
 *
 * @throws EngineError on the field of a temperature that no air has
 */
export function withinAir<T extends object>(temperatures: T): T {
  for (const [field, value] of Object.entries(temperatures)) {
    const range = field.startsWith('winter') ? INPUT_RANGES.winterTemperature : INPUT_RANGES.airTemperature;
    if (typeof value === 'number') withinRange(field, value, range);
  }
  return temperatures;
}
