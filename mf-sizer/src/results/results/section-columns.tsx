import type { ExhaustSupplyListRow } from '@specbuilder/shared-contracts/api';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { resultQuantityColumn } from './number-columns.tsx';
import type { ResultColumn } from './result-column.ts';

type Column = ResultColumn<ExhaustSupplyListRow>;

const quantity = resultQuantityColumn<ExhaustSupplyListRow>;

/** Columns of the coil, or of the heater where nothing cools; none for fans that move air alone. */
export function sectionColumns(rows: readonly ExhaustSupplyListRow[]): readonly Column[] {
  if (rows.some(({ tonnage }) => tonnage !== null)) return coolingColumns();
  return rows.some(({ minimumTemperatureRise }) => minimumTemperatureRise.value !== null) ? heatingColumns() : [];
}

/** The four values of a card, including those used to choose a supply unit. */
export function cardFacts(columns: readonly Column[]): readonly Column[] {
  const find = (ids: readonly string[]) => ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  if (find(['tons']).length > 0) return find(['motor', 'tons', 'lat', 'sound']);
  if (find(['minRise']).length > 0) return find(['motor', 'minRise', 'maxDischarge', 'sound']);
  return find(['drive', 'motor', 'sound', 'fei']);
}

const coolingColumns = (): readonly Column[] => [
  quantity('tons', RESULTS_MESSAGES.cooling, 'coolingTons', 48, ({ tonnage }) => tonnage),
  { ...quantity('ieer', RESULTS_MESSAGES.ieer, 'coolingEfficiency', 44, ({ ieer }) => ieer, 7), isHighestBest: true },
  quantity('lat', RESULTS_MESSAGES.leavingAir, 'coilTemperature', 52, ({ coolingLat }) => coolingLat, 8),
];

const heatingColumns = (): readonly Column[] => [
  quantity('minRise', RESULTS_MESSAGES.minRise, 'coilTemperature', 56, (row) => row.minimumTemperatureRise.value, 7),
  quantity('maxDischarge', RESULTS_MESSAGES.maxDischarge, 'temperature', 62, discharge, 8),
];

function discharge({ maximumDischargeTemperature }: ExhaustSupplyListRow): number | null {
  return maximumDischargeTemperature.value;
}
