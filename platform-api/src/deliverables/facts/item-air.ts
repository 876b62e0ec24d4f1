import type { DeliverableItem } from '../subject/subject.ts';

/** Outdoor air of the winter design day, F. */
export function winterAirOf({ row, item }: DeliverableItem): number | null {
  const { configuration } = row;
  if (configuration.kind !== 'exhaust-supply' || !item.heating) return null;
  const entered = configuration.sections?.cooling?.winterOutsideAirDryBulbTemp;
  return entered ?? configuration.specification.winterTemperature;
}

/** Share of outdoor air in what an item moves, 0 to 1. */
export function outdoorShareOf({ row }: Pick<DeliverableItem, 'row'>): number {
  const { configuration } = row;
  if (configuration.kind !== 'exhaust-supply') return 1;
  const entered = configuration.sections?.returnAir?.outdoorAirPercentage;
  return (entered ?? configuration.specification.maxOutdoorAirPercentage ?? 100) / 100;
}

/** Inlet gas pressure that the chosen gas train is made for, in. w.c.; null where there is none. */
export function gasPressureOf({ row, options, catalogue }: DeliverableItem) {
  const { priceBook } = catalogue;
  for (const { id } of options) {
    const facts = priceBook.options[priceBook.places.get(id) ?? -1]?.gasPressure;
    if (facts === undefined) continue;
    const custom = row.configuration.sections?.gasPressure?.customGasPressure;
    return facts.isCustom && custom != null ? { minimumInWc: custom, maximumInWc: custom } : facts;
  }
  return null;
}
