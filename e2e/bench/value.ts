/** A line of the table: what was measured, and what it must reach. */
export interface Metric {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Upper limit for the value; undefined where there is no limit. */
  readonly limit?: number;
  /** At least so much, where more is better. */
  readonly least?: number;
}

export function tableOf(values: readonly Metric[]): string {
  const rows = values.map((metric) => {
    const { what, value, unit, limit, least: min } = metric;
    const bound = limit ?? min;
    const requested = bound === undefined ? '' : `${min === undefined ? '' : 'at least '}${text(bound)} ${unit}`;
    const share = bound === undefined || bound === 0 ? '' : `${Math.round((value / bound) * 100)} %`;
    return `| ${what} | ${text(value)} ${unit} | ${requested} | ${share} | ${verdictOf(metric)} |`;
  });
  return ['| Figure | Measured | At most | Share | Reached |', '|---|---|---|---|---|', ...rows].join('\n');
}

function verdictOf({ value, limit, least: min }: Metric): string {
  if (limit === undefined && min === undefined) return '';
  return value <= (limit ?? value) && value >= (min ?? value) ? 'yes' : 'NO';
}

function text(value: number): string {
  const places = Math.abs(value) < 10 && !Number.isInteger(value) ? 3 : 1;
  return value.toLocaleString('en-US', { maximumFractionDigits: Number.isInteger(value) ? 0 : places });
}
