/** What is wrong with a maker's file, and where. */
export interface CatalogueFault {
  readonly file: string;
  /** Line of a table, from 1; null in a document. */
  readonly row: number | null;
  /** Cell of a table such as C14, or the place in a document such as `lines[2].airflow.minimum`. */
  readonly cell: string;
  readonly message: string;
}

/** What was done with a manufacturer's file that is in order: converted units, columns and parts that are not used. */
export interface CatalogueNote {
  readonly file: string;
  readonly message: string;
  /** Has to be looked at before anything is sold from it. */
  readonly isWarning?: boolean;
}

/** `fans.csv, row 14, cell C14: the power is not a number` */
export function faultText({ file, row, cell, message }: CatalogueFault): string {
  const place = [
    file,
    ...(row === null ? [] : [`row ${row}`]),
    ...(cell === '' ? [] : [row === null ? cell : `cell ${cell}`]),
  ];
  return `${place.join(', ')}: ${message}`;
}

/** `['lines', 2, 'airflow']` as `lines[2].airflow`. */
export function documentPlace(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}${text === '' ? '' : '.'}${String(step)}`),
    '',
  );
}
