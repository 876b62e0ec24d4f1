import { hvlsPerformance, type Product, speedTable } from '@specbuilder/fan-engine/product';
import { CHART_MESSAGES } from '@specbuilder/shared-contracts/messages';
import { DOCUMENT_MESSAGES } from '../../core/index.ts';
import { written } from './product-facts.ts';
import type { SheetTable } from './table.ts';

const CEILING_FAN_SHARES = [1, 0.8, 0.6, 0.4] as const;
const NONE = '–';
/** Small fans need a third decimal. */
const SMALL_BHP = 0.1;

/** The performance of a product at its speeds; a dash marks points where it would stall. */
export function performanceTable(product: Product): SheetTable {
  return product.kind === 'fan' ? fanTable(product) : ceilingFanTable(product);
}

function fanTable({ line, wheel }: Extract<Product, { kind: 'fan' }>): SheetTable {
  const { pressures, rows } = speedTable(line, wheel);
  return {
    columns: [{ share: 2 }, ...pressures.map(() => ({ share: 3, isNumeric: true }))],
    head: [DOCUMENT_MESSAGES.rpm, ...pressures.map((pressure) => pressureText(pressure))],
    rows: rows.map(({ rpm, points }) => [
      written(rpm),
      ...points.map((point) =>
        point === null ? NONE : `${written(point.cfm)} / ${written(point.bhp, point.bhp < SMALL_BHP ? 3 : 2)}`,
      ),
    ]),
  };
}

/** A pressure with the decimals it has: 0, 0.125, 0.5, 2. */
function pressureText(pressure: number): string {
  return written(pressure, String(pressure).split('.')[1]?.length ?? 0);
}

function ceilingFanTable({ line, size }: Extract<Product, { kind: 'ceilingFan' }>): SheetTable {
  const { cfm, inputKw } = hvlsPerformance(line, size);
  return {
    columns: [{ share: 2 }, { share: 3, isNumeric: true }, { share: 3, isNumeric: true }],
    head: [CHART_MESSAGES.speedAxis, CHART_MESSAGES.airflowAxis, CHART_MESSAGES.inputAxis],
    rows: CEILING_FAN_SHARES.map((share) => [
      written(size.maximumRpm * share),
      written(cfm * share),
      written(inputKw * share ** 3, 2),
    ]),
  };
}
