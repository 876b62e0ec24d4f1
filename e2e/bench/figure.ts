/** A line of the table: what was measured, and what it must reach. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Undefined where nothing is asked for. */
  readonly limit?: number;
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, unit, limit }) => {
    const reached = limit === undefined ? '' : `${text(limit)} ${unit}`;
    const share = limit === undefined || limit === 0 ? '' : `${Math.round((value / limit) * 100)} %`;
    const verdict = limit === undefined ? '' : value <= limit ? 'yes' : 'NO';
    return `| ${what} | ${text(value)} ${unit} | ${reached} | ${share} | ${verdict} |`;
  });
  return ['| Figure | Measured | At most | Share | Reached |', '|---|---|---|---|---|', ...rows].join('\n');
}

function text(value: number): string {
  const places = Math.abs(value) < 10 && !Number.isInteger(value) ? 3 : 1;
  return value.toLocaleString('en-US', { maximumFractionDigits: Number.isInteger(value) ? 0 : places });
}
