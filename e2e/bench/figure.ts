/** A line of the table: what was measured, and what it must reach. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Upper limit for the value; undefined where there is no limit. */
  readonly limit?: number;
  /** At least so much, where more is better. */
  readonly least?: number;
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, limit, least } = figure;
    const bound = limit ?? least;
    const asked = bound === undefined ? '' : `${least === undefined ? '' : 'at least '}${text(bound)} ${unit}`;
    const share = bound === undefined || bound === 0 ? '' : `${Math.round((value / bound) * 100)} %`;
    return `| ${what} | ${text(value)} ${unit} | ${asked} | ${share} | ${verdictOf(figure)} |`;
  });
  return ['| Figure | Measured | At most | Share | Reached |', '|---|---|---|---|---|', ...rows].join('\n');
}

function verdictOf({ value, limit, least }: Figure): string {
  if (limit === undefined && least === undefined) return '';
  return value <= (limit ?? value) && value >= (least ?? value) ? 'yes' : 'NO';
}

function text(value: number): string {
  const places = Math.abs(value) < 10 && !Number.isInteger(value) ? 3 : 1;
  return value.toLocaleString('en-US', { maximumFractionDigits: Number.isInteger(value) ? 0 : places });
}
